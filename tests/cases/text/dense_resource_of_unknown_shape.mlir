// RUN: lowir opt
// What a resource holds is known at the end of the text only.
func.func @f() -> (tensor<?xi1>, tensor<*xf32>, tensor<4xi8>) {
  %0 = arith.constant dense_resource<a> : tensor<?xi1>
  %1 = arith.constant dense_resource<b> : tensor<*xf32>
  %2 = arith.constant dense_resource<c> : tensor<4xi8>
  return %0, %1, %2 : tensor<?xi1>, tensor<*xf32>, tensor<4xi8>
}
//--- out
module {
  func.func @f() -> (tensor<?xi1>, tensor<*xf32>, tensor<4xi8>) {
    %cst = arith.constant dense_resource<a> : tensor<?xi1>
    %cst_0 = arith.constant dense_resource<b> : tensor<*xf32>
    %cst_1 = arith.constant dense_resource<c> : tensor<4xi8>
    return %cst, %cst_0, %cst_1 : tensor<?xi1>, tensor<*xf32>, tensor<4xi8>
  }
}

