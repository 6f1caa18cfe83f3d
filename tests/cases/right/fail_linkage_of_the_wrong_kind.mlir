// RUN: lowir opt --convert-func-to-llvm %s
// llvm.linkage must be of its own kind.
// DIFFERS: mlir-opt prints the error and ends with 0
func.func @f() attributes {llvm.linkage = 3 : i32} {
  return
}
