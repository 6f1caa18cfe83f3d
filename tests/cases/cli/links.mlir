// RUN: mlir-opt %s
// RUN: /opt/bin/mlir-opt-22 -cse %s
// RUN: mlir-opt-19 --convert-func-to-llvm %s | mlir-translate-19 -mlir-to-llvmir
// A link named like the real tool behaves as that tool; its suffix picks the release.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
