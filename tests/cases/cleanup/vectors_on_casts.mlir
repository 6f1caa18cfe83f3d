// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Accesses of vectors look through casts of memory.
func.func @f(%a: memref<4x4xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %a : memref<4x4xf32> to memref<?x4xf32>
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %c[%i, %i], %p : memref<?x4xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, memref<?x4xf32>
  %1 = vector.load %c[%i, %i] : memref<?x4xf32>, vector<4xf32>
  vector.store %v, %c[%i, %i] : memref<?x4xf32>, vector<4xf32>
  %2 = vector.maskedload %c[%i, %i], %m, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %i], %m, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %c[%i, %i], %m, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %c[%i, %i], %m, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %c[%i, %i] [%x], %m, %v : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i, %i] [%x], %m, %v : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
//--- out
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst : memref<4x4xf32>, vector<4xf32>
    vector.transfer_write %arg3, %arg0[%arg1, %arg1] : vector<4xf32>, memref<4x4xf32>
    %1 = vector.load %arg0[%arg1, %arg1] : memref<4x4xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg1, %arg1] : memref<4x4xf32>, vector<4xf32>
    %2 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %arg2, %arg3 : memref<4x4xf32>, vector<4xi1>, vector<4xf32>
    %3 = vector.expandload %cast[%arg1, %arg1], %arg2, %arg3 : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %cast[%arg1, %arg1], %arg2, %arg3 : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
    %4 = vector.gather %cast[%arg1, %arg1] [%arg4], %arg2, %arg3 : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %cast[%arg1, %arg1] [%arg4], %arg2, %arg3 : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst : memref<4x4xf32>, vector<4xf32>
    vector.transfer_write %arg3, %arg0[%arg1, %arg1] : vector<4xf32>, memref<4x4xf32>
    %1 = vector.load %arg0[%arg1, %arg1] : memref<4x4xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg1, %arg1] : memref<4x4xf32>, vector<4xf32>
    %2 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %arg2, %arg3 : memref<4x4xf32>, vector<4xi1>, vector<4xf32>
    %3 = vector.expandload %cast[%arg1, %arg1], %arg2, %arg3 : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %cast[%arg1, %arg1], %arg2, %arg3 : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
    %4 = vector.gather %cast[%arg1, %arg1] [%arg4], %arg2, %arg3 : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %cast[%arg1, %arg1] [%arg4], %arg2, %arg3 : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

