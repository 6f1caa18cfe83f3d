#!/usr/bin/env bash
# Compiles and runs the examples of bindings, as the README shows them, in a fresh directory: examples.sh LOWIR
set -eu
lowir=$(realpath "$1"); root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
cp "$root"/examples/abi/scale.cpp "$root"/examples/scale.mlir .
# The README's block of a language, which is also a file of examples/abi.
shown() {
  awk -v lang="$1" '/^## /{on = /Calling lowered functions/} on && $0 == "```" lang {p = 1; next} /^```/{p = 0} p' "$root/README.md" > "$2"
  cmp "$2" "$root/examples/abi/$2"
}
shown c scale.c; shown rust scale.rs; shown python scale.py
"$lowir" scale.mlir -o scale.ll
llc-22 -relocation-model=pic -filetype=obj scale.ll -o scale.o
"$lowir" abi --emit=c scale.mlir -o scale.h
"$lowir" abi --emit=c++ scale.mlir -o scale.hpp
"$lowir" abi --emit=rust scale.mlir -o scale_abi.rs
"$lowir" abi --emit=python scale.mlir -o scale_abi.py
for cc in clang-22 gcc; do "$cc" -std=c11 -Wall -Wextra -Wno-pedantic scale.c scale.o -o c && ./c; done
for cc in clang++-22 g++; do
  if command -v "$cc" >/dev/null; then "$cc" -std=c++17 -Wall -Wextra scale.cpp scale.o -o cpp && ./cpp; fi
done
# Headers of two modules in one file, and of two widths of index, which is refused.
echo 'func.func private @other(memref<?x?xf32>, complex<f32>) -> memref<?x?xf32>' > other.mlir
for how in "c clang-22 -std=c11" "c gcc -std=c11" "c++ clang++-22 -std=c++17" "c++ g++ -std=c++17"; do
  read -r language cc std <<< "$how"
  "$lowir" abi --emit="$language" scale.mlir -o one.h
  "$lowir" abi --emit="$language" other.mlir -o two.h
  printf '#include "one.h"\n#include "two.h"\nint main(void) { return 0; }\n' > "two.$language"
  "$cc" "$std" -Wall -Werror -c "two.$language" -o two.o
  "$lowir" abi --emit="$language" --index-bitwidth=32 other.mlir -o two.h
  if "$cc" "$std" -c "two.$language" -o two.o 2> two.err; then echo "two widths of index go together"; exit 1; fi
  grep -q 'index has another width' two.err
done
ar rcs libscale_lowered.a scale.o
rustc --edition 2024 -A warnings scale.rs -L. -l static=scale_lowered -o rs && ./rs
gcc -shared scale.o -o libscale.so
if python3 -c 'import numpy' 2>/dev/null; then python3 scale.py; fi
echo "examples of bindings: C, C++, Rust, Python run"
