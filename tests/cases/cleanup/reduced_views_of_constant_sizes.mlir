// RUN: lowir opt --canonicalize
// A size that turns out to be 1 is no dimension that was left out before, even if it looks like one.
func.func @two_ones(%a: memref<2x5x7x1xf32>, %x: index) -> memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %a[%x, %x, %x, 0] [%c1, %c4, %c1, 1] [1, 1, 1, 1] : memref<2x5x7x1xf32> to memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>>
  return %0 : memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>>
}

func.func @one_dimension(%a: memref<?x?xf32>, %x: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.subview %a[%x, 2] [1, %c4] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.cast %0 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}

func.func @strides(%a: memref<?x?x?xf32>, %x: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %a[%x, 2, %c1] [%c1, %c4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
//--- out
module {
  func.func @two_ones(%arg0: memref<2x5x7x1xf32>, %arg1: index) -> memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, %arg1, %arg1, 0] [1, 4, 1, 1] [1, 1, 1, 1] : memref<2x5x7x1xf32> to memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>>
    %cast = memref.cast %subview : memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>> to memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>>
    return %cast : memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>>
  }
  func.func @one_dimension(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?xf32, strided<[?], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 2] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
    %cast = memref.cast %subview : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @strides(%arg0: memref<?x?x?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 2, 1] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<1x4xf32, strided<[?, ?], offset: ?>>
    %cast = memref.cast %subview : memref<1x4xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, 1], offset: ?>>
  }
}

