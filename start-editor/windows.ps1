# Opens the editor of the website; windows.cmd runs it, since a double click on this file opens a text editor.
# Where the computer has no Node that the project can run with, one is put into the project's folder.
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'
Set-Location (Join-Path $PSScriptRoot '..')
$own = Join-Path $PWD '.node'

# Whether the Node on the path can run the project.
function Test-Node {
  if (-not (Get-Command npm -ErrorAction SilentlyContinue)) { return $false }
  node scripts/site/check-node.mjs
  return $LASTEXITCODE -eq 0
}

# The addresses and names are those of nodejs.org; another server can be given, as for a company's mirror.
function Install-Node {
  $mirror = if ($env:NODEJS_ORG_MIRROR) { $env:NODEJS_ORG_MIRROR } else { 'https://nodejs.org/dist' }
  $source = "$mirror/latest-v$((Get-Content .nvmrc).Trim()).x"
  $machine = if ($env:PROCESSOR_ARCHITECTURE -eq 'ARM64') { 'arm64' } else { 'x64' }
  $new = New-Item -ItemType Directory -Path ".node-$([guid]::NewGuid())"
  try {
    Invoke-WebRequest -UseBasicParsing "$source/SHASUMS256.txt" -OutFile "$new/sums"
    $line = (Select-String -Path "$new/sums" -Pattern "node-v[0-9.]*-win-$machine\.zip$").Line
    $sum, $archive = $line -split '\s+'
    Invoke-WebRequest -UseBasicParsing "$source/$archive" -OutFile "$new/$archive"
    if ((Get-FileHash "$new/$archive" -Algorithm SHA256).Hash -ne $sum) { throw 'The download is damaged.' }
    Expand-Archive "$new/$archive" "$new/node"
    if (Test-Path $own) { Remove-Item -Recurse -Force $own }
    Move-Item (Get-ChildItem "$new/node")[0].FullName $own
  }
  finally { Remove-Item -Recurse -Force $new }
}

$env:PATH = "$own;$env:PATH"
if (-not (Test-Node)) {
  Write-Host 'Getting Node, the program that runs the editor (about 35 MB, once) ...'
  try { Install-Node }
  catch {
    Write-Host "`n$_`nThat did not work. Check the connection to the internet and start again, or install Node from https://nodejs.org."
    exit 1
  }
}
Write-Host 'Opening the editor of the website. The first time takes some minutes.'
Write-Host 'Keep this window open while you work. It ends when you close the editor.'
node scripts/bootstrap.mjs edit --ends-with-page
if ($LASTEXITCODE -ne 0) {
  Write-Host "`nThe editor could not be opened. What stands above says why."
  exit 1
}
