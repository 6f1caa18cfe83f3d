// RUN: lowir opt
// Nothing apart times any size is nothing apart.

func.func @f(%m: memref<?xi32, strided<[0]>>, %n: index) -> memref<1x?xi32, strided<[0, 0]>> {
  %e = memref.expand_shape %m [[0, 1]] output_shape [1, %n] : memref<?xi32, strided<[0]>> into memref<1x?xi32, strided<[0, 0]>>
  return %e : memref<1x?xi32, strided<[0, 0]>>
}
//--- out
module {
  func.func @f(%arg0: memref<?xi32, strided<[0]>>, %arg1: index) -> memref<1x?xi32, strided<[0, 0]>> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [1, %arg1] : memref<?xi32, strided<[0]>> into memref<1x?xi32, strided<[0, 0]>>
    return %expand_shape : memref<1x?xi32, strided<[0, 0]>>
  }
}

