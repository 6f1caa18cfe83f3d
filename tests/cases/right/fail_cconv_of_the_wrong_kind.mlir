// RUN: lowir opt --convert-func-to-llvm %s
// CConv must be of its own kind.
// DIFFERS: mlir-opt crashes
func.func @f() attributes {CConv = "fast"} {
  return
}
