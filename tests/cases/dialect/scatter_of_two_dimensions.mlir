// RUN: lowir opt
// RUN: lowir opt --convert-vector-to-llvm
// Release 22 has vectors of several dimensions here, which nothing lowers.
func.func @a(%m: memref<?xf32>, %i: vector<2x3xi32>, %k: vector<2x3xi1>, %v: vector<2x3xf32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32>
  return
}
//--- out
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi1>, %arg3: vector<2x3xf32>) {
    %c0 = arith.constant 0 : index
    vector.scatter %arg0[%c0] [%arg1], %arg2, %arg3 : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32>
    return
  }
}

//--- out 2
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi1>, %arg3: vector<2x3xf32>) {
    %c0 = arith.constant 0 : index
    vector.scatter %arg0[%c0] [%arg1], %arg2, %arg3 : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32>
    return
  }
}

