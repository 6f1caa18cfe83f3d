// RUN: lowir opt --convert-math-to-libm
// Tensors and integers have no function in the C library.
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.tanh %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- err
fail_math_to_libm.mlir:4:8: error: 'math.tanh' cannot be converted here [not-converted]
  %0 = math.tanh %t : tensor<4xf32>
       ^~~~~~~~~
  help: an operand or result has a type without a counterpart in the LLVM dialect, or the operation needs another pass first
