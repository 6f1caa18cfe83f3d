// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// A mask that is true throughout goes.
func.func @masks(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<8xf32> {
  %t = arith.constant dense<true> : vector<8xi1>
  %k = vector.constant_mask [8] : vector<8xi1>
  %l = vector.constant_mask [7] : vector<8xi1>
  %0 = vector.transfer_read %m[%i, %i], %p, %t : memref<?x?xf32>, vector<8xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %l {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<8xf32>
  vector.transfer_write %1, %m[%i, %i] : vector<8xf32>, memref<?x?xf32>
  return %0 : vector<8xf32>
}//--- out
module {
  func.func @masks(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<8xf32> {
    %0 = vector.constant_mask [7] : vector<8xi1>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg1], %0 {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
    vector.transfer_write %2, %arg0[%arg1, %arg1] : vector<8xf32>, memref<?x?xf32>
    return %1 : vector<8xf32>
  }
}

//--- out
module {
  func.func @masks(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<8xf32> {
    %0 = vector.constant_mask [7] : vector<8xi1>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg1], %0 {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
    vector.transfer_write %2, %arg0[%arg1, %arg1] : vector<8xf32>, memref<?x?xf32>
    return %1 : vector<8xf32>
  }
  module {
    func.func @masks(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<8xf32> {
      %0 = vector.constant_mask [7] : vector<8xi1>
      %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
      vector.transfer_write %1, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
      vector.transfer_write %1, %arg0[%arg1, %arg1], %0 {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
      %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
      vector.transfer_write %2, %arg0[%arg1, %arg1] : vector<8xf32>, memref<?x?xf32>
      return %1 : vector<8xf32>
    }
  }
}

//--- out 2
module {
  func.func @masks(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<8xf32> {
    %0 = vector.constant_mask [7] : vector<8xi1>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg1], %0 {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
    vector.transfer_write %2, %arg0[%arg1, %arg1] : vector<8xf32>, memref<?x?xf32>
    return %1 : vector<8xf32>
  }
  module {
    func.func @masks(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<8xf32> {
      %0 = vector.constant_mask [7] : vector<8xi1>
      %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
      vector.transfer_write %1, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
      vector.transfer_write %1, %arg0[%arg1, %arg1], %0 {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
      %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
      vector.transfer_write %2, %arg0[%arg1, %arg1] : vector<8xf32>, memref<?x?xf32>
      return %1 : vector<8xf32>
    }
  }
}

