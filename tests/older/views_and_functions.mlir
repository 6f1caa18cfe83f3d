// 2021: Shapes that followed from types, and attributes of functions.
func @shapes(%m: memref<?xf32>, %s: memref<8x?xf32>) -> memref<?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %s [[0, 1], [2, 3, 4]] : memref<8x?xf32> into memref<2x4x2x?x3xf32>
  return %0 : memref<?x4xf32>
}
func @hidden(%p: !llvm.ptr<f32> {llvm.noalias = true}) attributes {sym_visibility = "private"} {
  return
}
func @variadic(i32) attributes {std.varargs = true}
//--- today
module {
  func.func @shapes(%arg0: memref<?xf32>, %arg1: memref<8x?xf32>) -> memref<?x4xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %c4 = arith.constant 4 : index
    %0 = arith.divui %dim, %c4 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, 4] : memref<?xf32> into memref<?x4xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg1, %c1 : memref<8x?xf32>
    %c6 = arith.constant 6 : index
    %1 = arith.divui %dim_0, %c6 : index
    %expand_shape_1 = memref.expand_shape %arg1 [[0, 1], [2, 3, 4]] output_shape [2, 4, 2, %1, 3] : memref<8x?xf32> into memref<2x4x2x?x3xf32>
    return %expand_shape : memref<?x4xf32>
  }
  func.func private @hidden(%arg0: !llvm.ptr {llvm.noalias}) {
    return
  }
  func.func private @variadic(i32) attributes {func.varargs = true}
}
