// RUN: lowir opt --convert-func-to-llvm %s
// LLVM's address spaces have 24 bits.
// DIFFERS: mlir-opt drops the high bits
func.func private @f(memref<4xf32, 4294967296>)
