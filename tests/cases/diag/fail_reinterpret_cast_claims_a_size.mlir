// RUN: lowir opt
// A size given at run time is no static size of the type.
func.func @word(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
//--- err
fail_reinterpret_cast_claims_a_size.mlir:4:8: error: 'memref.reinterpret_cast' op size 0 of the result type does not follow from the sizes given [size-mismatch]
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<4xf32> to memref<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~
