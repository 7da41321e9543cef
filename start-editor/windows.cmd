@echo off
rem Opens the editor of the website: double-click this file.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0windows.ps1"
if errorlevel 1 pause
