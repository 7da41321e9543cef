#!/bin/sh
# Opens the editor of the website; a double click runs it on a Mac, and linux.desktop on Linux.
# Where the computer has no Node that the project can run with, one is put into the project's folder.
set -eu
cd "$(dirname "$0")/.."
own=$PWD/.node

# Whether the Node on the path can run the project.
has_node() {
  command -v npm >/dev/null && node scripts/site/check-node.mjs 2>/dev/null
}

fetch() {
  if command -v curl >/dev/null; then curl -fsSL --retry 2 -o "$2" "$1"; else wget -qO "$2" "$1"; fi
}

check_sum() {
  if command -v sha256sum >/dev/null; then sha256sum -c --quiet -; else shasum -a 256 -c --quiet -; fi
}

# The addresses and names are those of nodejs.org; another server can be given, as for a company's mirror. Every step is
# chained to the next: `set -e` has no effect where a caller handles the failure.
install_node() (
  source=${NODEJS_ORG_MIRROR:-https://nodejs.org/dist}/latest-v$(cat .nvmrc).x
  machine=$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')
  system=$(uname -s | tr '[:upper:]' '[:lower:]')-$machine
  new=$(mktemp -d "$PWD/.node-XXXXXX") || exit 1
  trap 'rm -rf "$new"' EXIT
  cd "$new" &&
    fetch "$source/SHASUMS256.txt" sums &&
    sum=$(grep "node-v[0-9.]*-$system\.tar\.gz$" sums) &&
    fetch "$source/${sum##* }" "${sum##* }" &&
    echo "$sum" | check_sum &&
    mkdir node &&
    tar -xzf "${sum##* }" --strip-components 1 -C node &&
    rm -rf "$own" &&
    mv node "$own"
)

fail() {
  echo
  echo "$1"
  echo 'Press Enter to close this window.'
  read -r _ || true
  exit 1
}

PATH=$own/bin:$PATH
if ! has_node; then
  echo 'Getting Node, the program that runs the editor (about 30 MB, once) …'
  install_node || fail 'That did not work. Check the connection to the internet and start again, or install Node from https://nodejs.org.'
fi
echo 'Opening the editor of the website. The first time takes some minutes.'
echo 'Keep this window open while you work. It ends when you close the editor.'
node scripts/bootstrap.mjs edit --ends-with-page || fail 'The editor could not be opened. What stands above says why.'
