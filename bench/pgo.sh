#!/usr/bin/env bash
# pgo.sh: target/pgo/lowir, the fast build made by profiles: a build that counts runs the main jobs on generated modules, and
# what it counted tells the compiler which branches are usual. Needs llvm-profdata of LLVM's release that rustc has (LLVM_PROFDATA
# names another); about five minutes. The two builds' outputs are compared.
set -eu
cd "$(dirname "$0")/.."
profdata=${LLVM_PROFDATA:-$(command -v llvm-profdata-22 || command -v llvm-profdata)}
dir=$PWD/target/pgo
rm -rf "$dir/raw"; mkdir -p "$dir/raw"
cargo build -q --release -p lowir-tests --bin gen
# Names of functions are hashed with the flags, so both builds have the same but for the profile itself.
RUSTFLAGS="-Cprofile-generate=$dir/raw" cargo build -q --release -p lowir --target-dir "$dir/counting"
counting=$dir/counting/release/lowir
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
jobs() { # COMMAND PREFIX: the main jobs; outputs are left with the prefix
  "$1" "$work/in.mlir" -o "$work/$2.ll"
  "$1" "$work/in.mlir" -o "$work/$2.o"
  "$1" "$work/wrappers.mlir" -o "$work/$2.w.o"
  "$1" opt "$work/in.mlir" -o "$work/$2.mlir"
  "$1" translate --import-llvm "$work/$2.ll" -o "$work/$2.import.mlir"
  "$1" opt --emit-bytecode "$work/in.mlir" -o "$work/$2.mlirbc"
  "$1" opt "$work/$2.mlirbc" -o "$work/$2.back.mlir"
}
for kind in mixed scf memref; do
  target/release/gen $kind 500 > "$work/in.mlir"
  target/release/gen $kind 500 --wrappers > "$work/wrappers.mlir"
  jobs "$counting" counted
done
"$profdata" merge -o "$dir/all.profdata" "$dir/raw"
RUSTFLAGS="-Cprofile-use=$dir/all.profdata" cargo build -q --release -p lowir --target-dir "$dir/using"
cp "$dir/using/release/lowir" "$dir/lowir"
jobs "$dir/lowir" used
for ending in ll o w.o mlir import.mlir mlirbc back.mlir; do cmp "$work/counted.$ending" "$work/used.$ending"; done
echo "target/pgo/lowir: the same bytes"
