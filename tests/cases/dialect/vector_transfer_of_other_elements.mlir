// RUN: lowir opt
// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19
// Elements may be taken apart or put together, as long as rows have the bits of some of them (a mutant of vector 1600006).
func.func @read(%m: memref<4x4xf32>, %i: index, %p: f32, %w: vector<2x16xf64>) -> vector<2x16xf64> {
  %a = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true,false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1)->(d0, d1)>}> : (memref<4x4xf32>, index, index, f32) -> vector<2x16xf64>
  return %a : vector<2x16xf64>
}
func.func @write(%m: memref<4xf32>, %i: index, %p: f32, %w: vector<16xf64>) {
  "vector.transfer_write"(%w, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (vector<16xf64>, memref<4xf32>, index) -> ()
  return
}
//--- out
module {
  func.func @read(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x16xf64>) -> vector<2x16xf64> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<4x4xf32>, vector<2x16xf64>
    return %0 : vector<2x16xf64>
  }
  func.func @write(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: vector<16xf64>) {
    vector.transfer_write %arg3, %arg0[%arg1] {in_bounds = [true]} : vector<16xf64>, memref<4xf32>
    return
  }
}

//--- out 2
module {
  func.func @read(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x16xf64>) -> vector<2x16xf64> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<4x4xf32>, vector<2x16xf64>
    return %0 : vector<2x16xf64>
  }
  func.func @write(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: vector<16xf64>) {
    vector.transfer_write %arg3, %arg0[%arg1] {in_bounds = [true]} : vector<16xf64>, memref<4xf32>
    return
  }
}

//--- out 3
module {
  func.func @read(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x16xf64>) -> vector<2x16xf64> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<4x4xf32>, vector<2x16xf64>
    return %0 : vector<2x16xf64>
  }
  func.func @write(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: vector<16xf64>) {
    vector.transfer_write %arg3, %arg0[%arg1] {in_bounds = [true]} : vector<16xf64>, memref<4xf32>
    return
  }
}

//--- out 4
module {
  func.func @read(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x16xf64>) -> vector<2x16xf64> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<4x4xf32>, vector<2x16xf64>
    return %0 : vector<2x16xf64>
  }
  func.func @write(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: vector<16xf64>) {
    vector.transfer_write %arg3, %arg0[%arg1] {in_bounds = [true]} : vector<16xf64>, memref<4xf32>
    return
  }
}

