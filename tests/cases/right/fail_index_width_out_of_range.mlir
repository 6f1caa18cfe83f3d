// RUN: lowir opt --convert-func-to-llvm=index-bitwidth=16777216 %s
// RUN: lowir --index-bitwidth=16777216 %s
// An integer type has less than 2^24 bits.
// DIFFERS: mlir-opt makes a type that MLIR text cannot name
func.func private @f(index)
//--- err
fail_index_width_out_of_range.mlir:0:0: error: index-bitwidth makes index 16777216 bits wide; it can have 1 to 8388608 bits [index-width]
  help: the usual widths are 32 and 64
//--- err 2
fail_index_width_out_of_range.mlir:0:0: error: index-bitwidth makes index 16777216 bits wide; it can have 1 to 8388608 bits [index-width]
  help: the usual widths are 32 and 64
