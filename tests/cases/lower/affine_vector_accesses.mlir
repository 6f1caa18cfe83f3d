// RUN: lowir opt --lower-affine
// RUN: lowir opt --compat=19 --lower-affine
// Accesses of vectors at affine places.
func.func @vec(%m: memref<100x100xf32>, %i: index, %j: index) {
  %0 = affine.vector_load %m[%i, %j + 3] : memref<100x100xf32>, vector<8xf32>
  affine.vector_store %0, %m[%j, %i] : memref<100x100xf32>, vector<8xf32>
  return
}
//--- out
module {
  func.func @vec(%arg0: memref<100x100xf32>, %arg1: index, %arg2: index) {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg2, %c3 : index
    %1 = vector.load %arg0[%arg1, %0] : memref<100x100xf32>, vector<8xf32>
    vector.store %1, %arg0[%arg2, %arg1] : memref<100x100xf32>, vector<8xf32>
    return
  }
}

//--- out 2
module {
  func.func @vec(%arg0: memref<100x100xf32>, %arg1: index, %arg2: index) {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg2, %c3 : index
    %1 = vector.load %arg0[%arg1, %0] : memref<100x100xf32>, vector<8xf32>
    vector.store %1, %arg0[%arg2, %arg1] : memref<100x100xf32>, vector<8xf32>
    return
  }
}

