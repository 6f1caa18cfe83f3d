// RUN: lowir opt --convert-vector-to-scf
// A mask of all lanes goes, and one around nothing.
func.func @f(%x: vector<4xf32>, %m: memref<4xf32>, %i: index) -> (f32, f32, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %t { vector.reduction <add>, %x : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %a = arith.constant dense<true> : vector<4xi1>
  %1 = vector.mask %a { vector.reduction <add>, %x : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %p = arith.constant 0.0 : f32
  %2 = vector.mask %t { vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2 : f32, f32, vector<4xf32>
}
func.func @stores(%x: vector<4xf32>, %m: memref<4xf32>, %i: index) {
  %t = vector.constant_mask [4] : vector<4xi1>
  vector.mask %t { vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return
}
func.func @nothing(%x: vector<4xf32>, %m: memref<4xf32>, %i: index, %t: vector<4xi1>) -> vector<4xf32> {
  vector.mask %t { } : vector<4xi1>
  %0 = vector.mask %t { vector.yield %x : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
    %1 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
    %2 = vector.transfer_read %arg1[%arg2], %cst {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
    return %0, %1, %2 : f32, f32, vector<4xf32>
  }
  func.func @stores(%arg0: vector<4xf32>, %arg1: memref<4xf32>, %arg2: index) {
    vector.transfer_write %arg0, %arg1[%arg2] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    return
  }
  func.func @nothing(%arg0: vector<4xf32>, %arg1: memref<4xf32>, %arg2: index, %arg3: vector<4xi1>) -> vector<4xf32> {
    return %arg0 : vector<4xf32>
  }
}

