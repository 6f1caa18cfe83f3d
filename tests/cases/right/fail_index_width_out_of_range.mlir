// RUN: lowir opt --convert-func-to-llvm=index-bitwidth=16777216 %s
// RUN: lowir --index-bitwidth=16777216 %s
// An integer type has less than 2^24 bits.
// DIFFERS: mlir-opt makes a type that MLIR text cannot name
func.func private @f(index)
