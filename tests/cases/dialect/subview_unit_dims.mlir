// RUN: lowir opt
// Unit dimensions that a subview leaves out, where all strides are dynamic and say nothing of which ones go.

func.func @left_out(%m: memref<?x?x?x?x?x?xf32>, %i: index) {
  %0 = memref.subview %m[%i, %i, %i, %i, %i, %i] [4, 1, 1, 4, 1, 1] [%i, %i, %i, %i, %i, %i] : memref<?x?x?x?x?x?xf32> to memref<4x1x4x1xf32, strided<[?, ?, ?, ?], offset: ?>>
  %1 = memref.subview %m[%i, %i, %i, %i, %i, %i] [4, 1, 1, 4, 1, 1] [%i, %i, %i, %i, %i, %i] : memref<?x?x?x?x?x?xf32> to memref<4x4x1x1xf32, strided<[?, ?, ?, ?], offset: ?>>
  return
}
//--- out
module {
  func.func @left_out(%arg0: memref<?x?x?x?x?x?xf32>, %arg1: index) {
    %subview = memref.subview %arg0[%arg1, %arg1, %arg1, %arg1, %arg1, %arg1] [4, 1, 1, 4, 1, 1] [%arg1, %arg1, %arg1, %arg1, %arg1, %arg1] : memref<?x?x?x?x?x?xf32> to memref<4x1x4x1xf32, strided<[?, ?, ?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg1, %arg1, %arg1, %arg1, %arg1] [4, 1, 1, 4, 1, 1] [%arg1, %arg1, %arg1, %arg1, %arg1, %arg1] : memref<?x?x?x?x?x?xf32> to memref<4x4x1x1xf32, strided<[?, ?, ?, ?], offset: ?>>
    return
  }
}

