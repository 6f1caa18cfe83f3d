// RUN: lowir opt
// Lines put together from pieces: with types of any length, names too long to be ready, members of groups, suffixes.
func.func @types(%a0: memref<4xi32>, %a1: memref<4xi64>, %a2: memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>, %a3: memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>, %a4: memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>) {
  memref.dealloc %a0 : memref<4xi32>
  memref.dealloc %a1 : memref<4xi64>
  memref.dealloc %a2 : memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  memref.dealloc %a3 : memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  memref.dealloc %a4 : memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>
  memref.dealloc %a0 : memref<4xi32>
  memref.dealloc %a1 : memref<4xi64>
  memref.dealloc %a2 : memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  memref.dealloc %a3 : memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  memref.dealloc %a4 : memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>
  memref.dealloc %a0 : memref<4xi32>
  memref.dealloc %a1 : memref<4xi64>
  memref.dealloc %a2 : memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  memref.dealloc %a3 : memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  memref.dealloc %a4 : memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>
  return
}
func.func private @two() -> (i32, i32)
func.func @names(%p: memref<4xi32>) -> i32 {
  %g:2 = func.call @two() : () -> (i32, i32)
  %h:2 = func.call @two() : () -> (i32, i32)
  %x0 = arith.addi %g#0, %h#1 : i32
  %r0 = memref.reinterpret_cast %p to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
  %c0 = memref.cast %r0 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k0 = arith.constant 123456789 : i32
  %l0 = arith.constant 7 : i32
  %y0 = arith.muli %k0, %l0 : i32
  %s0 = arith.addi %x0, %y0 : i32
  %x1 = arith.addi %s0, %h#1 : i32
  %r1 = memref.reinterpret_cast %p to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
  %c1 = memref.cast %r1 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k1 = arith.constant 123456789 : i32
  %l1 = arith.constant 7 : i32
  %y1 = arith.muli %k1, %l1 : i32
  %s1 = arith.addi %x1, %y1 : i32
  %x2 = arith.addi %s1, %h#1 : i32
  %r2 = memref.reinterpret_cast %p to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
  %c2 = memref.cast %r2 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k2 = arith.constant 123456789 : i32
  %l2 = arith.constant 7 : i32
  %y2 = arith.muli %k2, %l2 : i32
  %s2 = arith.addi %x2, %y2 : i32
  %x3 = arith.addi %s2, %h#1 : i32
  %r3 = memref.reinterpret_cast %p to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
  %c3 = memref.cast %r3 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k3 = arith.constant 123456789 : i32
  %l3 = arith.constant 7 : i32
  %y3 = arith.muli %k3, %l3 : i32
  %s3 = arith.addi %x3, %y3 : i32
  return %s3 : i32
}
//--- out
module {
  func.func @types(%arg0: memref<4xi32>, %arg1: memref<4xi64>, %arg2: memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>, %arg3: memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>, %arg4: memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>) {
    memref.dealloc %arg0 : memref<4xi32>
    memref.dealloc %arg1 : memref<4xi64>
    memref.dealloc %arg2 : memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    memref.dealloc %arg3 : memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    memref.dealloc %arg4 : memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>
    memref.dealloc %arg0 : memref<4xi32>
    memref.dealloc %arg1 : memref<4xi64>
    memref.dealloc %arg2 : memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    memref.dealloc %arg3 : memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    memref.dealloc %arg4 : memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>
    memref.dealloc %arg0 : memref<4xi32>
    memref.dealloc %arg1 : memref<4xi64>
    memref.dealloc %arg2 : memref<?x?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    memref.dealloc %arg3 : memref<?x?x?x?x?x?xi64, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    memref.dealloc %arg4 : memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26x27x28x29x30x31x32x33x34x35x36x37x38x39x40xi1>
    return
  }
  func.func private @two() -> (i32, i32)
  func.func @names(%arg0: memref<4xi32>) -> i32 {
    %0:2 = call @two() : () -> (i32, i32)
    %1:2 = call @two() : () -> (i32, i32)
    %2 = arith.addi %0#0, %1#1 : i32
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %c123456789_i32 = arith.constant 123456789 : i32
    %c7_i32 = arith.constant 7 : i32
    %3 = arith.muli %c123456789_i32, %c7_i32 : i32
    %4 = arith.addi %2, %3 : i32
    %5 = arith.addi %4, %1#1 : i32
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
    %cast_1 = memref.cast %reinterpret_cast_0 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %c123456789_i32_2 = arith.constant 123456789 : i32
    %c7_i32_3 = arith.constant 7 : i32
    %6 = arith.muli %c123456789_i32_2, %c7_i32_3 : i32
    %7 = arith.addi %5, %6 : i32
    %8 = arith.addi %7, %1#1 : i32
    %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
    %cast_5 = memref.cast %reinterpret_cast_4 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %c123456789_i32_6 = arith.constant 123456789 : i32
    %c7_i32_7 = arith.constant 7 : i32
    %9 = arith.muli %c123456789_i32_6, %c7_i32_7 : i32
    %10 = arith.addi %8, %9 : i32
    %11 = arith.addi %10, %1#1 : i32
    %reinterpret_cast_8 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32, strided<[2, 1]>>
    %cast_9 = memref.cast %reinterpret_cast_8 : memref<2x2xi32, strided<[2, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %c123456789_i32_10 = arith.constant 123456789 : i32
    %c7_i32_11 = arith.constant 7 : i32
    %12 = arith.muli %c123456789_i32_10, %c7_i32_11 : i32
    %13 = arith.addi %11, %12 : i32
    return %13 : i32
  }
}

