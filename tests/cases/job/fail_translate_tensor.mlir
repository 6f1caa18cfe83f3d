// RUN: lowir translate --mlir-to-llvmir %s
// A type that LLVM does not have.
func.func private @f(tensor<4xf32>)
