#!/usr/bin/env bash
# older_llvm.sh FOLDER VERSION...: fetches Debian's packages of older releases of LLVM, unpacks them into FOLDER without
# installing anything, and prints a folder for PATH that holds llvm-as-VERSION. Prints an empty folder where apt-get is
# missing or offers none.
set -eu
mkdir -p "$1/bin"
cd "$1"
shift
for v in "$@"; do
  if [ ! -x "bin/llvm-as-$v" ] && apt-get download "llvm-$v" "libllvm$v" >/dev/null 2>&1; then
    for package in *.deb; do dpkg -x "$package" .; done
    rm -f -- *.deb
    printf '#!/bin/sh\nLD_LIBRARY_PATH=%q exec %q "$@"\n' "$PWD/usr/lib/x86_64-linux-gnu:$PWD/usr/lib/llvm-$v/lib" "$PWD/usr/lib/llvm-$v/bin/llvm-as" >"bin/llvm-as-$v"
    chmod +x "bin/llvm-as-$v"
  fi
done
echo "$PWD/bin"
