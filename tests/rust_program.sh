#!/usr/bin/env bash
# rust_program.sh LOWIR: a program of Rust that panics, unwinds and catches, on several threads, made by rustc alone and with its
# module compiled by lowir from rustc's LLVM IR, prints the same. Needs rustc and what it links with. The exit code is 1 if anything differs.
set -eu
lowir=$(realpath "$1"); source=$(realpath "$(dirname "$0")/exceptions/program.rs")
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
for level in 0 1 2 3; do
  flags="--edition 2021 -C codegen-units=1 -C opt-level=$level"
  rustc $flags "$source" -o whole
  # The objects are kept, and the words with which they are linked.
  rustc $flags -C save-temps --emit=link,llvm-ir --print link-args "$source" >words
  "$lowir" translate --import-llvm program.ll -o program.mlir 2>/dev/null
  "$lowir" program.mlir -o own.o
  object=$(tr ' ' '\n' <words | tr -d '"' | grep 'rcgu.o' | head -1)
  link=$(sed "s#\"[^\"]*/symbols.o\"##; s#\"$object\"#\"own.o\"#; s#\"-o\" \"[^\"]*\"#\"-o\" \"own\"#" words)
  eval "env $link"
  ./whole >one; ./own >other
  cmp one other
  rm -f ./*.o ./*.ll ./*.mlir
done
echo "the same at four levels"
