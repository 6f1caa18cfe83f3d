// RUN: lowir translate --mlir-to-llvmir %s
// Only the LLVM dialect translates.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
