// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// A mask that is true throughout masks nothing, and under one that is false throughout nothing happens. Gathers and scatters
// have no form without a mask.
func.func @f(%m: memref<?xf32>, %n: memref<?x4xf32>, %v: vector<3xf32>, %w: vector<[4]xf32>, %i: index, %k: vector<3xi32>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<[4]xf32>) {
  %all = vector.constant_mask [3] : vector<3xi1>
  %none = vector.constant_mask [0] : vector<3xi1>
  %two = vector.constant_mask [2] : vector<3xi1>
  %true = arith.constant dense<true> : vector<[4]xi1>
  %many = arith.constant 7 : index
  %made = vector.create_mask %many : vector<3xi1>
  %0 = vector.maskedload %m[%i], %all, %v {note = 1 : i32} : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.maskedload %m[%i], %none, %v : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %2 = vector.gather %m[%i][%k], %none, %v : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %3 = vector.gather %m[%i][%k], %all, %v : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %4 = vector.expandload %m[%i], %made, %v : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %5 = vector.maskedload %m[%i], %true, %w : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.scatter %m[%i][%k], %none, %v : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  vector.scatter %m[%i][%k], %made, %v : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  vector.maskedstore %n[%i, %i], %all, %v : memref<?x4xf32>, vector<3xi1>, vector<3xf32>
  vector.maskedstore %m[%i], %none, %v : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.maskedstore %m[%i], %two, %v : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.compressstore %m[%i], %made, %v : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.compressstore %m[%i], %none, %v : memref<?xf32>, vector<3xi1>, vector<3xf32>
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<[4]xf32>
}
//--- out
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x4xf32>, %arg2: vector<3xf32>, %arg3: vector<[4]xf32>, %arg4: index, %arg5: vector<3xi32>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<[4]xf32>) {
    %cst = arith.constant dense<true> : vector<3xi1>
    %0 = vector.constant_mask [2] : vector<3xi1>
    %1 = vector.load %arg0[%arg4] : memref<?xf32>, vector<3xf32>
    %2 = vector.gather %arg0[%arg4] [%arg5], %cst, %arg2 : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %3 = vector.load %arg0[%arg4] : memref<?xf32>, vector<3xf32>
    %4 = vector.load %arg0[%arg4] : memref<?xf32>, vector<[4]xf32>
    vector.scatter %arg0[%arg4] [%arg5], %cst, %arg2 : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
    vector.store %arg2, %arg1[%arg4, %arg4] : memref<?x4xf32>, vector<3xf32>
    vector.maskedstore %arg0[%arg4], %0, %arg2 : memref<?xf32>, vector<3xi1>, vector<3xf32>
    vector.store %arg2, %arg0[%arg4] : memref<?xf32>, vector<3xf32>
    return %1, %arg2, %arg2, %2, %3, %4 : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<[4]xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x4xf32>, %arg2: vector<3xf32>, %arg3: vector<[4]xf32>, %arg4: index, %arg5: vector<3xi32>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<[4]xf32>) {
    %0 = vector.constant_mask [3] : vector<3xi1>
    %1 = vector.constant_mask [2] : vector<3xi1>
    %2 = vector.constant_mask [3] : vector<3xi1>
    %3 = vector.load %arg0[%arg4] : memref<?xf32>, vector<3xf32>
    %4 = vector.gather %arg0[%arg4] [%arg5], %0, %arg2 : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %5 = vector.load %arg0[%arg4] : memref<?xf32>, vector<3xf32>
    %6 = vector.load %arg0[%arg4] : memref<?xf32>, vector<[4]xf32>
    vector.scatter %arg0[%arg4] [%arg5], %2, %arg2 : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
    vector.store %arg2, %arg1[%arg4, %arg4] : memref<?x4xf32>, vector<3xf32>
    vector.maskedstore %arg0[%arg4], %1, %arg2 : memref<?xf32>, vector<3xi1>, vector<3xf32>
    vector.store %arg2, %arg0[%arg4] : memref<?xf32>, vector<3xf32>
    return %3, %arg2, %arg2, %4, %5, %6 : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<[4]xf32>
  }
}

