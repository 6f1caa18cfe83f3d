// RUN: lowir opt --fold-memref-alias-ops
// DIFFERS: mlir-opt folds these, and then refuses what stands beside an operation under a mask, the type of the view and the vector
func.func @under_a_mask(%m: memref<12x32xf32>, %i: index, %mask: vector<4xi1>, %p: f32) -> (vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%i, 4] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %0 = vector.mask %mask { vector.transfer_read %s[%i, %i], %p {in_bounds = [true]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %t = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1]>>
  %1 = vector.mask %mask { vector.transfer_read %t[%i, %i], %p {in_bounds = [true]} : memref<4x4xf32, strided<[32, 1]>>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @step_of_one(%m: memref<12x32xf32>, %i: index) -> memref<2xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, %i] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %t = memref.subview %s[0, 0] [2, 1] [%c1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
  return %t : memref<2xf32, strided<[?], offset: ?>>
}
func.func @more_dimensions(%m: memref<f32>, %c0: index, %x: vector<1xf32>) {
  %e = memref.expand_shape %m [] output_shape [1] : memref<f32> into memref<1xf32>
  vector.store %x, %e[%c0] : memref<1xf32>, vector<1xf32>
  return
}
//--- out
module {
  func.func @under_a_mask(%arg0: memref<12x32xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32) -> (vector<4xf32>, vector<4xf32>) {
    %subview = memref.subview %arg0[%arg1, 4] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %0 = vector.mask %arg2 { vector.transfer_read %subview[%arg1, %arg1], %arg3 {in_bounds = [true]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %1 = vector.mask %arg2 { vector.transfer_read %arg0[%arg1, %arg1], %arg3 {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0, %1 : vector<4xf32>, vector<4xf32>
  }
  func.func @step_of_one(%arg0: memref<12x32xf32>, %arg1: index) -> memref<2xf32, strided<[?], offset: ?>> {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[0, %arg1] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[0, 0] [2, 1] [%c1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
    return %subview_0 : memref<2xf32, strided<[?], offset: ?>>
  }
  func.func @more_dimensions(%arg0: memref<f32>, %arg1: index, %arg2: vector<1xf32>) {
    %expand_shape = memref.expand_shape %arg0 [] output_shape [1] : memref<f32> into memref<1xf32>
    vector.store %arg2, %expand_shape[%arg1] : memref<1xf32>, vector<1xf32>
    return
  }
}

