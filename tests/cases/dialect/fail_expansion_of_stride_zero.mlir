// RUN: lowir opt
// Nothing apart times an unknown size is nothing apart, not unknown.

func.func @f(%m: memref<?xi32, strided<[0]>>, %n: index) {
  %e = memref.expand_shape %m [[0, 1]] output_shape [1, %n] : memref<?xi32, strided<[0]>> into memref<1x?xi32, strided<[?, 0]>>
  return
}
//--- err
fail_expansion_of_stride_zero.mlir:5:8: error: 'memref.expand_shape' op the result's layout must be strided<[0, 0], offset: 0> [layout-mismatch]
  %e = memref.expand_shape %m [[0, 1]] output_shape [1, %n] : memref<?xi32, strided<[0]>> into memref<1x?xi32, strided<[?, 0]>>
       ^~~~~~~~~~~~~~~~~~~
