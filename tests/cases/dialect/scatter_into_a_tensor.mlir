// RUN: lowir opt
// RUN: lowir opt --canonicalize
// What it makes is another tensor.
func.func @f(%t: tensor<?xf32>, %v: vector<3xf32>, %i: index, %k: vector<3xi32>, %m: vector<3xi1>) -> (tensor<?xf32>, tensor<?xf32>) {
  %none = vector.constant_mask [0] : vector<3xi1>
  %0 = vector.scatter %t[%i][%k], %m, %v : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
  %1 = vector.scatter %t[%i][%k], %none, %v {alignment = 8 : i64} : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
//--- out
module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: index, %arg3: vector<3xi32>, %arg4: vector<3xi1>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = vector.constant_mask [0] : vector<3xi1>
    %1 = vector.scatter %arg0[%arg2] [%arg3], %arg4, %arg1 : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
    %2 = vector.scatter %arg0[%arg2] [%arg3], %0, %arg1 {alignment = 8 : i64} : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
    return %1, %2 : tensor<?xf32>, tensor<?xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: index, %arg3: vector<3xi32>, %arg4: vector<3xi1>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = vector.scatter %arg0[%arg2] [%arg3], %arg4, %arg1 : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
    return %0, %arg0 : tensor<?xf32>, tensor<?xf32>
  }
}

