// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Constants become part of types of buffers and views; buffers that are only written go.
func.func @buffer(%n: index) -> (memref<?x?xf32>, memref<?xi8>) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %n) {alignment = 64 : i64} : memref<?x?xf32>
  %1 = memref.alloca(%c4) : memref<?xi8>
  return %0, %1 : memref<?x?xf32>, memref<?xi8>
}
func.func @written(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
func.func @view(%m: memref<8x8xf32>, %n: index) -> (f32, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[8], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c1, %n][%c2, %n][%c1, %c2] : memref<8x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[%c0, %c1][%n, 1][1, 1] : memref<8x8xf32> to memref<?xf32, strided<[8], offset: ?>>
  %2 = memref.subview %m[%c0, %c1][%c2, 4][1, 1] : memref<8x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
  %3 = memref.load %2[%c0, %c0] : memref<?x4xf32, strided<[8, 1], offset: ?>>
  return %3, %0, %1 : f32, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[8], offset: ?>>
}
func.func @reinterpret(%m: memref<8xf32>, %n: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%n, 4], strides: [%c2, 1] : memref<8xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @copies(%m: memref<8xf32>, %e: memref<0xf32>, %d: memref<0xf32>) {
  memref.copy %m, %m : memref<8xf32> to memref<8xf32>
  memref.copy %e, %d : memref<0xf32> to memref<0xf32>
  return
}
func.func @casts(%m: memref<8x4xf32>) -> (memref<*xf32>, f32, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<8x4xf32> to memref<?x4xf32>
  %1 = memref.cast %0 : memref<?x4xf32> to memref<*xf32>
  %2 = memref.load %0[%c0, %c0] : memref<?x4xf32>
  %3 = memref.dim %0, %c0 : memref<?x4xf32>
  return %1, %2, %3 : memref<*xf32>, f32, index
}
func.func @negative() -> memref<?xf32> {
  %c = arith.constant -1 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @subcast(%m: memref<8x8xf32>, %n: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[%n, 0][%n, 4][1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @whole(%m: memref<8x8xf32>) -> memref<8x8xf32, strided<[8, 1]>> {
  %1 = memref.subview %m[0, 0][8, 8][1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  return %1 : memref<8x8xf32, strided<[8, 1]>>
}
//--- out
module {
  func.func @buffer(%arg0: index) -> (memref<?x?xf32>, memref<?xi8>) {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<4x?xf32>
    %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
    %alloca = memref.alloca() : memref<4xi8>
    %cast_0 = memref.cast %alloca : memref<4xi8> to memref<?xi8>
    return %cast, %cast_0 : memref<?x?xf32>, memref<?xi8>
  }
  func.func @written(%arg0: index, %arg1: f32) {
    return
  }
  func.func @view(%arg0: memref<8x8xf32>, %arg1: index) -> (f32, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[8], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[1, %arg1] [2, %arg1] [1, 2] : memref<8x8xf32> to memref<2x?xf32, strided<[8, 2], offset: ?>>
    %cast = memref.cast %subview : memref<2x?xf32, strided<[8, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[0, 1] [%arg1, 1] [1, 1] : memref<8x8xf32> to memref<?xf32, strided<[8], offset: 1>>
    %cast_1 = memref.cast %subview_0 : memref<?xf32, strided<[8], offset: 1>> to memref<?xf32, strided<[8], offset: ?>>
    %subview_2 = memref.subview %arg0[0, 1] [2, 4] [1, 1] : memref<8x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 1>>
    %0 = memref.load %subview_2[%c0, %c0] : memref<2x4xf32, strided<[8, 1], offset: 1>>
    return %0, %cast, %cast_1 : f32, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[8], offset: ?>>
  }
  func.func @reinterpret(%arg0: memref<8xf32>, %arg1: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [2], sizes: [%arg1, 4], strides: [2, 1] : memref<8xf32> to memref<?x4xf32, strided<[2, 1], offset: 2>>
    %cast = memref.cast %reinterpret_cast : memref<?x4xf32, strided<[2, 1], offset: 2>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %cast : memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @copies(%arg0: memref<8xf32>, %arg1: memref<0xf32>, %arg2: memref<0xf32>) {
    return
  }
  func.func @casts(%arg0: memref<8x4xf32>) -> (memref<*xf32>, f32, index) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<8x4xf32> to memref<*xf32>
    %0 = memref.load %arg0[%c0, %c0] : memref<8x4xf32>
    return %cast, %0, %c8 : memref<*xf32>, f32, index
  }
  func.func @negative() -> memref<?xf32> {
    %c-1 = arith.constant -1 : index
    %alloc = memref.alloc(%c-1) : memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @subcast(%arg0: memref<8x8xf32>, %arg1: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0] [%arg1, 4] [1, 1] : memref<8x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
    %cast = memref.cast %subview : memref<?x4xf32, strided<[8, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %cast : memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @whole(%arg0: memref<8x8xf32>) -> memref<8x8xf32, strided<[8, 1]>> {
    %cast = memref.cast %arg0 : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
    return %cast : memref<8x8xf32, strided<[8, 1]>>
  }
}

//--- out 2
module {
  func.func @buffer(%arg0: index) -> (memref<?x?xf32>, memref<?xi8>) {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<4x?xf32>
    %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
    %alloca = memref.alloca() : memref<4xi8>
    %cast_0 = memref.cast %alloca : memref<4xi8> to memref<?xi8>
    return %cast, %cast_0 : memref<?x?xf32>, memref<?xi8>
  }
  func.func @written(%arg0: index, %arg1: f32) {
    return
  }
  func.func @view(%arg0: memref<8x8xf32>, %arg1: index) -> (f32, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[8], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[1, %arg1] [2, %arg1] [1, 2] : memref<8x8xf32> to memref<2x?xf32, strided<[8, 2], offset: ?>>
    %cast = memref.cast %subview : memref<2x?xf32, strided<[8, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[0, 1] [%arg1, 1] [1, 1] : memref<8x8xf32> to memref<?xf32, strided<[8], offset: 1>>
    %cast_1 = memref.cast %subview_0 : memref<?xf32, strided<[8], offset: 1>> to memref<?xf32, strided<[8], offset: ?>>
    %subview_2 = memref.subview %arg0[0, 1] [2, 4] [1, 1] : memref<8x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 1>>
    %0 = memref.load %subview_2[%c0, %c0] : memref<2x4xf32, strided<[8, 1], offset: 1>>
    return %0, %cast, %cast_1 : f32, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[8], offset: ?>>
  }
  func.func @reinterpret(%arg0: memref<8xf32>, %arg1: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %c2 = arith.constant 2 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c2], sizes: [%arg1, 4], strides: [%c2, 1] : memref<8xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %reinterpret_cast : memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @copies(%arg0: memref<8xf32>, %arg1: memref<0xf32>, %arg2: memref<0xf32>) {
    return
  }
  func.func @casts(%arg0: memref<8x4xf32>) -> (memref<*xf32>, f32, index) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<8x4xf32> to memref<*xf32>
    %0 = memref.load %arg0[%c0, %c0] : memref<8x4xf32>
    return %cast, %0, %c8 : memref<*xf32>, f32, index
  }
  func.func @negative() -> memref<?xf32> {
    %c-1 = arith.constant -1 : index
    %alloc = memref.alloc(%c-1) : memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @subcast(%arg0: memref<8x8xf32>, %arg1: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0] [%arg1, 4] [1, 1] : memref<8x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
    %cast = memref.cast %subview : memref<?x4xf32, strided<[8, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %cast : memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @whole(%arg0: memref<8x8xf32>) -> memref<8x8xf32, strided<[8, 1]>> {
    %cast = memref.cast %arg0 : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
    return %cast : memref<8x8xf32, strided<[8, 1]>>
  }
}

