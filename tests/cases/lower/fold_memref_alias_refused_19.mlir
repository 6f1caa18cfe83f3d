// RUN: lowir opt --fold-memref-alias-ops --compat=19
// DIFFERS: mlir-opt-19 folds the access, and then refuses an index that is no dimension or symbol
func.func @size_in_a_loop(%m: memref<16x?xf32>, %i: index, %x: f32) {
  affine.for %a = 0 to 4 {
    %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [4, 4, 4, %i] : memref<16x?xf32> into memref<4x4x4x?xf32>
    affine.store %x, %e[%a, 0, 1, %a] : memref<4x4x4x?xf32>
  }
  return
}
//--- out
module {
  func.func @size_in_a_loop(%arg0: memref<16x?xf32>, %arg1: index, %arg2: f32) {
    affine.for %arg3 = 0 to 4 {
      %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [4, 4, 4, %arg1] : memref<16x?xf32> into memref<4x4x4x?xf32>
      affine.store %arg2, %expand_shape[%arg3, 0, 1, %arg3] : memref<4x4x4x?xf32>
    }
    return
  }
}

