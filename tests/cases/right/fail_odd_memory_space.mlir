// RUN: lowir opt --convert-func-to-llvm %s
// A memory space that is no number has no address space.
// DIFFERS: mlir-opt prints the error and ends with 0
func.func private @f(memref<4xf32, "near">)
