// RUN: lowir opt
// Numbers of any length in a line that is read without tokens.

func.func @f(%m: memref<?xf32>) -> memref<9223372036854775807xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[9223372036854775807] [9223372036854775807] [1] : memref<?xf32> to memref<9223372036854775807xf32, strided<[1], offset: 9223372036854775807>>
  %1 = memref.cast %0 : memref<9223372036854775807xf32, strided<[1], offset: 9223372036854775807>> to memref<9223372036854775807xf32, strided<[1], offset: ?>>
  return %1 : memref<9223372036854775807xf32, strided<[1], offset: ?>>
}
//--- out
module {
  func.func @f(%arg0: memref<?xf32>) -> memref<9223372036854775807xf32, strided<[1], offset: ?>> {
    %subview = memref.subview %arg0[9223372036854775807] [9223372036854775807] [1] : memref<?xf32> to memref<9223372036854775807xf32, strided<[1], offset: 9223372036854775807>>
    %cast = memref.cast %subview : memref<9223372036854775807xf32, strided<[1], offset: 9223372036854775807>> to memref<9223372036854775807xf32, strided<[1], offset: ?>>
    return %cast : memref<9223372036854775807xf32, strided<[1], offset: ?>>
  }
}

