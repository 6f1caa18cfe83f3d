// RUN: lowir opt --convert-math-to-funcs
// Tensors are not taken apart.
func.func @a(%t: tensor<2xi32>)  {
  %0 = math.ipowi %t, %t : tensor<2xi32>
  return
}
//--- err
fail_math_to_funcs_tensor.mlir:4:8: error: 'math.ipowi' of this type cannot be converted here [not-converted]
  %0 = math.ipowi %t, %t : tensor<2xi32>
       ^~~~~~~~~~
