// RUN: lowir opt
// Operations in one line, as the printer writes them, and the same with other blanks, comments and line ends: both ways of
// reading them give the same, twice each, since the second time much is remembered.
func.func private @several(i32, memref<4x?xf32>) -> (i32, f32)
func.func @one(%i: i32, %n: index, %m: memref<4x?xf32>, %c: i1) -> (i32, f32) {
  %0 = arith.addi %i, %i overflow<nsw> : i32
  %1 = arith.addi %0, %i overflow<nsw> : i32
  %2 = arith.addi %1, %i overflow<nsw, nuw> : i32
  %cst = arith.constant 2.500000e+00 : f32
  %3 = arith.cmpi slt, %2, %i : i32
  %4 = arith.select %3, %2, %1 : i32
  %5 = memref.load %m[%n, %n] : memref<4x?xf32>
  memref.store %5, %m[%n, %n] : memref<4x?xf32>
  %dim = memref.dim %m, %n : memref<4x?xf32>
  %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
  %alloca = memref.alloca() {alignment = 8 : i64} : memref<4xf32>
  %view = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [%n, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %again = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [%n, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %part = memref.subview %m[0, %n] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %6:2 = call @several(%4, %m) : (i32, memref<4x?xf32>) -> (i32, f32)
  memref.dealloc %alloc : memref<?xf32>
  cf.cond_br %c, ^bb1(%6#0 : i32), ^bb2(%5, %6#1 : f32, f32)
^bb1(%a: i32):
  cf.br ^bb2(%cst, %5 : f32, f32)
^bb2(%b: f32, %d: f32):
  return %6#0, %b : i32, f32
}
func.func  @two( %i : i32,%n : index, %m: memref< 4x ? xf32>, %c: i1 )->(i32,f32)  {
  %0=arith.addi %i,%i overflow<nsw>:i32
  %1 = arith.addi %0, %i overflow < nsw > : i32 // nsw
  %2 = arith.addi %1, %i overflow<nuw, nsw>
    : i32
  %cst = arith.constant
    2.5 : f32

  %3 = arith.cmpi slt,%2, %i : i32
  %4 = arith.select %3 , %2, %1:i32
  %5 = memref.load %m [ %n,%n ] : memref<4 x ? x f32>
  memref.store %5,%m[%n, %n]:memref<4x?xf32>
  %dim = memref.dim %m , %n : memref<4x?xf32>
  %alloc = memref.alloc( %dim ){ alignment = 64 } : memref<?xf32>
  %alloca = memref.alloca() { alignment = 0x8 : i64 } : memref<4xf32>
  %view = memref.reinterpret_cast %m to offset : [%n], sizes : [%n,4], strides: [ %n, 1 ]: memref<4x?xf32> to memref<?x4xf32, strided<[?,1], offset : ?>>
  %again = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [%n, 1] : memref<4x?xf32>
    to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %part = memref.subview %m [0, %n][2, 2][1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %6 : 2 = call @several(%4,%m) : (i32, memref<4x?xf32>) -> (i32,f32)
  memref.dealloc %alloc:memref<?xf32>
  cf.cond_br %c,^bb1( %6#0:i32 ), ^bb2(%5, %6#1
    : f32, f32)
^bb1( %a : i32 ) : // from above
  cf.br ^bb2 (%cst, %5 : f32 , f32)
^bb2(%b: f32, %d: f32) :
  return %6#0, %b : i32
    , f32
}
//--- out
module {
  func.func private @several(i32, memref<4x?xf32>) -> (i32, f32)
  func.func @one(%arg0: i32, %arg1: index, %arg2: memref<4x?xf32>, %arg3: i1) -> (i32, f32) {
    %0 = arith.addi %arg0, %arg0 overflow<nsw> : i32
    %1 = arith.addi %0, %arg0 overflow<nsw> : i32
    %2 = arith.addi %1, %arg0 overflow<nsw, nuw> : i32
    %cst = arith.constant 2.500000e+00 : f32
    %3 = arith.cmpi slt, %2, %arg0 : i32
    %4 = arith.select %3, %2, %1 : i32
    %5 = memref.load %arg2[%arg1, %arg1] : memref<4x?xf32>
    memref.store %5, %arg2[%arg1, %arg1] : memref<4x?xf32>
    %dim = memref.dim %arg2, %arg1 : memref<4x?xf32>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    %alloca = memref.alloca() {alignment = 8 : i64} : memref<4xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [%arg1], sizes: [%arg1, 4], strides: [%arg1, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [%arg1], sizes: [%arg1, 4], strides: [%arg1, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %subview = memref.subview %arg2[0, %arg1] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %6:2 = call @several(%4, %arg2) : (i32, memref<4x?xf32>) -> (i32, f32)
    memref.dealloc %alloc : memref<?xf32>
    cf.cond_br %arg3, ^bb1(%6#0 : i32), ^bb2(%5, %6#1 : f32, f32)
  ^bb1(%7: i32):  // pred: ^bb0
    cf.br ^bb2(%cst, %5 : f32, f32)
  ^bb2(%8: f32, %9: f32):  // 2 preds: ^bb0, ^bb1
    return %6#0, %8 : i32, f32
  }
  func.func @two(%arg0: i32, %arg1: index, %arg2: memref<4x?xf32>, %arg3: i1) -> (i32, f32) {
    %0 = arith.addi %arg0, %arg0 overflow<nsw> : i32
    %1 = arith.addi %0, %arg0 overflow<nsw> : i32
    %2 = arith.addi %1, %arg0 overflow<nsw, nuw> : i32
    %cst = arith.constant 2.500000e+00 : f32
    %3 = arith.cmpi slt, %2, %arg0 : i32
    %4 = arith.select %3, %2, %1 : i32
    %5 = memref.load %arg2[%arg1, %arg1] : memref<4x?xf32>
    memref.store %5, %arg2[%arg1, %arg1] : memref<4x?xf32>
    %dim = memref.dim %arg2, %arg1 : memref<4x?xf32>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    %alloca = memref.alloca() {alignment = 8 : i64} : memref<4xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [%arg1], sizes: [%arg1, 4], strides: [%arg1, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [%arg1], sizes: [%arg1, 4], strides: [%arg1, 1] : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %subview = memref.subview %arg2[0, %arg1] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %6:2 = call @several(%4, %arg2) : (i32, memref<4x?xf32>) -> (i32, f32)
    memref.dealloc %alloc : memref<?xf32>
    cf.cond_br %arg3, ^bb1(%6#0 : i32), ^bb2(%5, %6#1 : f32, f32)
  ^bb1(%7: i32):  // pred: ^bb0
    cf.br ^bb2(%cst, %5 : f32, f32)
  ^bb2(%8: f32, %9: f32):  // 2 preds: ^bb0, ^bb1
    return %6#0, %8 : i32, f32
  }
}

