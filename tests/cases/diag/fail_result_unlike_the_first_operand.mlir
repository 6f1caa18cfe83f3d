// RUN: lowir opt --split-input-file
// Operands may be known in part; the result is of the type of the first one.
func.func @f(%a: tensor<2xi32>) -> tensor<?xi32> {
  %0 = "arith.addi"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func.func @f(%a: tensor<?xf32>) -> tensor<2xf32> {
  %0 = "math.sin"(%a) : (tensor<?xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
//--- out
// -----
//--- err
fail_result_unlike_the_first_operand.mlir:4:8: error: 'arith.addi' op has a result of the type of its first operand, 'tensor<2xi32>', but got 'tensor<?xi32>' [same-types]
  %0 = "arith.addi"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
       ^~~~~~~~~~~~
fail_result_unlike_the_first_operand.mlir:9:8: error: 'math.sin' op has a result of the type of its first operand, 'tensor<?xf32>', but got 'tensor<2xf32>' [same-types]
  %0 = "math.sin"(%a) : (tensor<?xf32>) -> tensor<2xf32>
       ^~~~~~~~~~
