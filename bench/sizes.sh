#!/usr/bin/env bash
# Sizes of embeddings: tests/no_std (a program without the standard library that reads a module and writes LLVM IR), built
# for size with chosen features and linked as the shipped command is, as Markdown.
# Usage: bench/sizes.sh [FOLDER [ROW]]: programs are left in the folder, if given; of one row only, if asked.
set -eu
cd "$(dirname "$0")/.."
keep=${1:-} only=${2:-}
RUSTFLAGS="-Clink-arg=-no-pie -Clink-arg=-Wl,-T,$PWD/cli/link/no-unwind-tables.ld -Clink-arg=-Wl,--no-eh-frame-hdr"
# Equal functions become one where the linker can do that, as cli/build.rs finds out for the command.
probe=$(mktemp -d)
echo 'fn main() {}' >"$probe/empty.rs"
if rustc -Clink-arg=-Wl,--icf=all -o "$probe/empty" "$probe/empty.rs" 2>"$probe/said"; then
  RUSTFLAGS="$RUSTFLAGS -Clink-arg=-Wl,--icf=all"
fi
rm -r "$probe"
export RUSTFLAGS
if [ -z "$only" ]; then printf '| embedding | features of `tests/no_std` | bytes |\n|---|---|---:|\n'; fi
row() { # name, features, words
  if [ -n "$only" ] && [ "$only" != "$1" ]; then return; fi
  cargo build -q --release --manifest-path tests/no_std/Cargo.toml --target-dir tests/no_std/target --no-default-features --features "$2"
  local program=tests/no_std/target/release/lowir-no-std
  echo "| $3 | ${2:-none} | $(stat -c %s $program 2>/dev/null || stat -f %z $program) |"
  if [ -n "$keep" ]; then cp $program "$keep/$1"; fi
}
scalars=fold,quick,verify,older,views,complex,index,debug-info
row smallest "" "reads \`func\`, \`arith\`, \`cf\`, \`memref\`, \`llvm\`; one sweep; writes \`.ll\`"
row older older "and spellings of 2019 to 2022"
row loops scf "and loops"
row folds fold "and constants folded, as MLIR and LLVM do: the same text as the command's"
row quick fold,quick "and the short way of reading"
row verified fold,quick,verify "and the verifier"
row scalars $scalars "and \`scf\`, \`affine\`, views, \`math\`, \`complex\`, \`index\`, older spellings, debug information"
row objects $scalars,objects "the same, writing x86-64 objects instead of \`.ll\`"
row passes passes,debug-info "passes by name, writing \`.ll\`: what the rooms have by default"
