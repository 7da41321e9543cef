@echo off
rem Opens the form that edits the website: double-click this file.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0windows.ps1"
if errorlevel 1 pause
