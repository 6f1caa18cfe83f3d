// RUN: lowir opt --fold-memref-alias-ops
// DIFFERS: mlir-opt asks the source for its strides and crashes
func.func @f(%m: memref<4x1x1xf32>, %i: index, %j: index, %x: f32) {
  %s = memref.subview %m[2, 0, 0] [%i, 1, 1] [1, 1, 2] : memref<4x1x1xf32> to memref<?x1xf32, strided<[1, 2], offset: 2>>
  memref.store %x, %s[%i, %j] : memref<?x1xf32, strided<[1, 2], offset: 2>>
  return
}
//--- out
#map = affine_map<()[s0] -> (s0 + 2)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @f(%arg0: memref<4x1x1xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg2]
    memref.store %arg3, %arg0[%0, %c0, %1] : memref<4x1x1xf32>
    return
  }
}

