// RUN: lowir opt
func.func @f(%a: tensor<6xi32>) -> tensor<2x3xi32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3, 1] : tensor<6xi32> into tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
//--- err
fail_sizes_of_an_expansion.mlir:3:8: error: 'tensor.expand_shape' op 3 sizes are given for a result of rank 2 [shape-mismatch]
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3, 1] : tensor<6xi32> into tensor<2x3xi32>
       ^~~~~~~~~~~~~~~~~~~
