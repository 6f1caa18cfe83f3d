// RUN: lowir opt
// An expansion of a tensor may be given other sizes than its result has, as long as they are as many.
func.func @f(%a: tensor<6xi32>, %n: index) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 3] : tensor<6xi32> into tensor<2x3xi32>
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 3] : tensor<6xi32> into tensor<2x3xi32>
  return %0, %1 : tensor<2x3xi32>, tensor<2x3xi32>
}
//--- out
module {
  func.func @f(%arg0: tensor<6xi32>, %arg1: index) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 3] : tensor<6xi32> into tensor<2x3xi32>
    %expanded_0 = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 3] : tensor<6xi32> into tensor<2x3xi32>
    return %expanded, %expanded_0 : tensor<2x3xi32>, tensor<2x3xi32>
  }
}

