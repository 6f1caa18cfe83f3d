// RUN: lowir opt --canonicalize
// A cast that only forgot is left away in front of what expands, if all sizes are known that it forgot.
func.func @strides(%a: memref<?x8xf32, strided<[8, 1], offset: 3>>, %x: index) -> memref<?x?x2x4xf32, strided<[?, ?, 4, 1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %cast = memref.cast %a : memref<?x8xf32, strided<[8, 1], offset: 3>> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %e = memref.expand_shape %cast [[0, 1], [2, 3]] output_shape [%c2, %x, 2, 4] : memref<?x8xf32, strided<[?, 1], offset: ?>> into memref<?x?x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
  return %e : memref<?x?x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
}
func.func @sizes(%a: memref<8x4xf32>, %x: index) -> memref<?x?x4xf32> {
  %c2 = arith.constant 2 : index
  %cast = memref.cast %a : memref<8x4xf32> to memref<?x4xf32>
  %e = memref.expand_shape %cast [[0, 1], [2]] output_shape [%c2, 4, 4] : memref<?x4xf32> into memref<?x4x4xf32>
  %y = memref.cast %e : memref<?x4x4xf32> to memref<?x?x4xf32>
  return %y : memref<?x?x4xf32>
}

func.func @not_known(%a: memref<8x4xf32>, %x: index, %y: index) -> memref<?x?x4xf32> {
  %cast = memref.cast %a : memref<8x4xf32> to memref<?x4xf32>
  %e = memref.expand_shape %cast [[0, 1], [2]] output_shape [%x, %y, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  return %e : memref<?x?x4xf32>
}

func.func @not_more(%a: memref<?x4xf32>) -> memref<2x4x4xf32> {
  %cast = memref.cast %a : memref<?x4xf32> to memref<8x4xf32>
  %e = memref.expand_shape %cast [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return %e : memref<2x4x4xf32>
}

func.func @no_rank(%a: memref<*xf32>) -> memref<2x4x4xf32> {
  %cast = memref.cast %a : memref<*xf32> to memref<8x4xf32>
  %e = memref.expand_shape %cast [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  return %e : memref<2x4x4xf32>
}

func.func @no_element(%x: memref<0x4xf32>, %n: index) -> memref<?x0x4xf32> {
  %zero = arith.constant 0 : index
  %cast = memref.cast %x : memref<0x4xf32> to memref<?x4xf32>
  %e = memref.expand_shape %cast [[0, 1], [2]] output_shape [%n, %zero, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  %r = memref.cast %e : memref<?x?x4xf32> to memref<?x0x4xf32>
  return %r : memref<?x0x4xf32>
}
//--- out
module {
  func.func @strides(%arg0: memref<?x8xf32, strided<[8, 1], offset: 3>>, %arg1: index) -> memref<?x?x2x4xf32, strided<[?, ?, 4, 1], offset: ?>> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, %arg1, 2, 4] : memref<?x8xf32, strided<[8, 1], offset: 3>> into memref<2x?x2x4xf32, strided<[?, 8, 4, 1], offset: 3>>
    %cast = memref.cast %expand_shape : memref<2x?x2x4xf32, strided<[?, 8, 4, 1], offset: 3>> to memref<?x?x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
    return %cast : memref<?x?x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
  }
  func.func @sizes(%arg0: memref<8x4xf32>, %arg1: index) -> memref<?x?x4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
    %cast = memref.cast %expand_shape : memref<2x4x4xf32> to memref<?x?x4xf32>
    return %cast : memref<?x?x4xf32>
  }
  func.func @not_known(%arg0: memref<8x4xf32>, %arg1: index, %arg2: index) -> memref<?x?x4xf32> {
    %cast = memref.cast %arg0 : memref<8x4xf32> to memref<?x4xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%arg1, %arg2, 4] : memref<?x4xf32> into memref<?x?x4xf32>
    return %expand_shape : memref<?x?x4xf32>
  }
  func.func @not_more(%arg0: memref<?x4xf32>) -> memref<2x4x4xf32> {
    %cast = memref.cast %arg0 : memref<?x4xf32> to memref<8x4xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
    return %expand_shape : memref<2x4x4xf32>
  }
  func.func @no_rank(%arg0: memref<*xf32>) -> memref<2x4x4xf32> {
    %cast = memref.cast %arg0 : memref<*xf32> to memref<8x4xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
    return %expand_shape : memref<2x4x4xf32>
  }
  func.func @no_element(%arg0: memref<0x4xf32>, %arg1: index) -> memref<?x0x4xf32> {
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<0x4xf32> to memref<?x4xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%arg1, %c0, 4] : memref<?x4xf32> into memref<?x?x4xf32>
    %cast_0 = memref.cast %expand_shape : memref<?x?x4xf32> to memref<?x0x4xf32>
    return %cast_0 : memref<?x0x4xf32>
  }
}

