// RUN: lowir opt --split-input-file
// RUN: lowir opt --split-input-file --compat=19
// What a vector is read from or written to has its elements side by side, as many dimensions, and each once; release 19 asks
// for less of the second, and for more of vectors of one element.
func.func @a(%m: memref<8xf32, strided<[2]>>, %i: index) -> vector<4xf32> {
  %q = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
  return %q : vector<4xf32>
}
// -----
func.func @b(%m: memref<8xf32, strided<[2]>>, %i: index) -> vector<1xf32> {
  %q = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<1xf32>
  return %q : vector<1xf32>
}
// -----
func.func @c(%m: memref<8xf32>, %i: index) -> vector<2x4xf32> {
  %q = vector.load %m[%i] : memref<8xf32>, vector<2x4xf32>
  return %q : vector<2x4xf32>
}
// -----
func.func @d(%m: memref<?x?xf32>, %v: vector<4xf32>, %i: index) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0,d1)->(0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @e(%m: memref<?x?xf32>, %f: f32, %i: index) -> vector<4x4xf32> {
  %q = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0,d1)->(d0,d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return %q : vector<4x4xf32>
}
// -----
func.func @f(%m: memref<8xf32, strided<[2]>>) -> memref<vector<8xf32>> {
  %q = vector.type_cast %m : memref<8xf32, strided<[2]>> to memref<vector<8xf32>>
  return %q : memref<vector<8xf32>>
}
// -----
func.func @g(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %n: memref<f32>, %w: memref<4xvector<8xf32>>, %i: index, %v: vector<f32>, %x: vector<8xf32>) -> vector<4xf32> {
  %q = vector.load %m[%i, %i] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.store %v, %n[] : memref<f32>, vector<f32>
  vector.store %x, %w[%i] : memref<4xvector<8xf32>>, vector<8xf32>
  return %q : vector<4xf32>
}
//--- out
// -----
module {
  func.func @b(%arg0: memref<8xf32, strided<[2]>>, %arg1: index) -> vector<1xf32> {
    %0 = vector.load %arg0[%arg1] : memref<8xf32, strided<[2]>>, vector<1xf32>
    return %0 : vector<1xf32>
  }
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func @g(%arg0: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg1: memref<f32>, %arg2: memref<4xvector<8xf32>>, %arg3: index, %arg4: vector<f32>, %arg5: vector<8xf32>) -> vector<4xf32> {
    %0 = vector.load %arg0[%arg3, %arg3] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    vector.store %arg4, %arg1[] : memref<f32>, vector<f32>
    vector.store %arg5, %arg2[%arg3] : memref<4xvector<8xf32>>, vector<8xf32>
    return %0 : vector<4xf32>
  }
}

//--- err
fail_accesses_of_vectors.mlir:6:8: error: 'vector.load' requires a memref whose most minor dimension has a stride of 1 [vector]
  %q = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
       ^~~~~~~~~~~
fail_accesses_of_vectors.mlir:16:8: error: 'vector.load' has a vector of more dimensions than its memref [vector]
  %q = vector.load %m[%i] : memref<8xf32>, vector<2x4xf32>
       ^~~~~~~~~~~
fail_accesses_of_vectors.mlir:21:3: error: 'vector.transfer_write' writes each element to one place: its permutation_map has no zeros [vector]
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0,d1)->(0)>} : vector<4xf32>, memref<?x?xf32>
  ^~~~~~~~~~~~~~~~~~~~~
fail_accesses_of_vectors.mlir:26:8: error: 'vector.transfer_read' has a permutation_map that names a dimension once at most [vector]
  %q = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0,d1)->(d0,d0)>} : memref<?x?xf32>, vector<4x4xf32>
       ^~~~~~~~~~~~~~~~~~~~
fail_accesses_of_vectors.mlir:31:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %q = vector.type_cast %m : memref<8xf32, strided<[2]>> to memref<vector<8xf32>>
       ^~~~~~~~~~~~~~~~
//--- out 2
// -----
// -----
module {
  func.func @c(%arg0: memref<8xf32>, %arg1: index) -> vector<2x4xf32> {
    %0 = vector.load %arg0[%arg1] : memref<8xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @g(%arg0: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg1: memref<f32>, %arg2: memref<4xvector<8xf32>>, %arg3: index, %arg4: vector<f32>, %arg5: vector<8xf32>) -> vector<4xf32> {
    %0 = vector.load %arg0[%arg3, %arg3] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    vector.store %arg4, %arg1[] : memref<f32>, vector<f32>
    vector.store %arg5, %arg2[%arg3] : memref<4xvector<8xf32>>, vector<8xf32>
    return %0 : vector<4xf32>
  }
}

//--- err 2
fail_accesses_of_vectors.mlir:6:8: error: 'vector.load' requires a memref whose most minor dimension has a stride of 1 [vector]
  %q = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
       ^~~~~~~~~~~
fail_accesses_of_vectors.mlir:11:8: error: 'vector.load' requires a memref whose most minor dimension has a stride of 1 [vector]
  %q = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<1xf32>
       ^~~~~~~~~~~
fail_accesses_of_vectors.mlir:21:3: error: 'vector.transfer_write' writes each element to one place: its permutation_map has no zeros [vector]
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0,d1)->(0)>} : vector<4xf32>, memref<?x?xf32>
  ^~~~~~~~~~~~~~~~~~~~~
fail_accesses_of_vectors.mlir:26:8: error: 'vector.transfer_read' has a permutation_map that names a dimension once at most [vector]
  %q = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0,d1)->(d0,d0)>} : memref<?x?xf32>, vector<4x4xf32>
       ^~~~~~~~~~~~~~~~~~~~
fail_accesses_of_vectors.mlir:31:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %q = vector.type_cast %m : memref<8xf32, strided<[2]>> to memref<vector<8xf32>>
       ^~~~~~~~~~~~~~~~
