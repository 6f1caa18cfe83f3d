// RUN: lowir opt --canonicalize --allow-unregistered-dialect
// RUN: lowir opt --compat=19 --canonicalize --allow-unregistered-dialect
// Chains of views of memrefs, sizes of what was reshaped, and scopes of the stack.
func.func @dim1(%arg0: memref<*xf32>, %arg1: memref<?xindex>) -> (index, index) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  memref.store %c3, %arg1[%c0] : memref<?xindex>
  %1 = memref.dim %0, %c3 : memref<*xf32>
  %2 = memref.dim %0, %c0 : memref<*xf32>
  return %1, %2 : index, index
}
func.func @dim2(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %i: index) -> index {
  %0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}
func.func @dim3(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %i: index) -> index {
  %0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %j = arith.addi %i, %i : index
  %1 = memref.dim %0, %j : memref<*xf32>
  return %1 : index
}
func.func @dim4(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %i: index) -> index {
  %j = arith.addi %i, %i : index
  %0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %j : memref<*xf32>
  return %1 : index
}
func.func @dim5(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %i: index, %c: i1) {
  %0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  scf.if %c {
    %1 = memref.dim %0, %i : memref<*xf32>
    "a.b"(%1) : (index) -> ()
  }
  return
}
func.func @dim6(%arg0: memref<2x3xf32>, %arg1: memref<2xindex>, %i: index) -> (index, index) {
  %0 = memref.reshape %arg0(%arg1) : (memref<2x3xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.dim %0, %i : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %2 = memref.dim %0, %c1 : memref<?x?xf32>
  return %1, %2 : index, index
}
func.func @c1(%a: memref<2x3x4x5xf32>) -> memref<120xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  return %1 : memref<120xf32>
}
func.func @e1(%a: memref<120xf32>) -> memref<2x3x4x5xf32> {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
  return %1 : memref<2x3x4x5xf32>
}
func.func @ec(%a: memref<120xf32>, %s: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) -> (memref<120xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x30xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %2 = memref.expand_shape %s [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  %4 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [4, 30] : memref<120xf32> into memref<4x30xf32>
  return %1, %3, %5 : memref<120xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x30xf32>
}
func.func @ce(%a: memref<6x20xf32>) -> (memref<6x20xf32>, memref<20x6xf32>) {
  %1 = memref.collapse_shape %a [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %0 = memref.expand_shape %1 [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [20, 6] : memref<120xf32> into memref<20x6xf32>
  return %0, %2 : memref<6x20xf32>, memref<20x6xf32>
}
func.func @cc(%a: memref<1x1x1x?xi64>, %b: memref<4x?xf32, strided<[?, 1]>>) -> (memref<?x?xi64>, memref<?xf32>) {
  %casted = memref.cast %a : memref<1x1x1x?xi64> to memref<1x1x?x?xi64>
  %collapsed = memref.collapse_shape %casted [[0, 1, 2], [3]] : memref<1x1x?x?xi64> into memref<?x?xi64>
  %c2 = memref.cast %b : memref<4x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  %d = memref.collapse_shape %c2 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %collapsed, %d : memref<?x?xi64>, memref<?xf32>
}
func.func @t(%a: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
  %0 = memref.transpose %a (i, j, k) -> (k, j, i) : memref<2x3x4xf32> to memref<4x3x2xf32, strided<[1, 4, 12]>>
  %1 = memref.transpose %0 (i, j, k) -> (i, k, j) : memref<4x3x2xf32, strided<[1, 4, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %2 = memref.transpose %a (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %3 = memref.transpose %a (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  return %2, %1, %3 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
}
func.func @m(%a: memref<8x?xf32>, %n: index) -> (memref<8x?xf32>, memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<8x?xf32, strided<[?, 1]>>) {
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [0], sizes: [8, %s#1], strides: [%t#0, 1] : memref<f32> to memref<8x?xf32, strided<[?, 1]>>
  %1 = memref.reinterpret_cast %base to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.cast %1 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<8x?xf32, strided<[?, ?], offset: ?>>
  %3 = memref.reinterpret_cast %base to offset: [0], sizes: [8, %n], strides: [%t#0, 1] : memref<f32> to memref<8x?xf32, strided<[?, 1]>>
  %4 = memref.cast %3 : memref<8x?xf32, strided<[?, 1]>> to memref<8x?xf32>
  return %4, %2, %0 : memref<8x?xf32>, memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<8x?xf32, strided<[?, 1]>>
}
func.func @cp(%a: memref<0x?xf32>, %b: memref<?x4xf32>) {
  %c = memref.cast %a : memref<0x?xf32> to memref<0x4xf32>
  memref.copy %b, %c : memref<?x4xf32> to memref<0x4xf32>
  return
}
func.func @re(%a: memref<2xf32>, %x: f32) -> memref<4xf32> {
  %0 = memref.realloc %a : memref<2xf32> to memref<4xf32>
  %1 = memref.alloc() : memref<2xf32>
  %2 = memref.realloc %1 : memref<2xf32> to memref<8xf32>
  return %0 : memref<4xf32>
}
func.func @sc1(%a: memref<index>, %i: index, %x: memref<?xf32>) -> index {
  %r = memref.alloca_scope -> (index) {
    memref.store %i, %a[] : memref<index>
    %v = memref.load %a[] : memref<index>
    memref.alloca_scope.return %v : index
  }
  memref.alloca_scope {
    %b = memref.alloca(%i) : memref<?xf32>
    memref.copy %x, %b : memref<?xf32> to memref<?xf32>
    memref.copy %b, %x : memref<?xf32> to memref<?xf32>
  }
  return %r : index
}
func.func @sc2(%n: index, %x: memref<?xf32>, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %b = memref.alloca(%n) : memref<?xf32>
      memref.copy %x, %b : memref<?xf32> to memref<?xf32>
      memref.copy %b, %x : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
func.func @sc3(%n: index, %x: memref<?xf32>, %c: i1) {
  scf.for %i = %n to %n step %n {
    memref.alloca_scope {
      %b = memref.alloca(%n) : memref<?xf32>
      memref.copy %x, %b : memref<?xf32> to memref<?xf32>
      memref.copy %b, %x : memref<?xf32> to memref<?xf32>
    }
  }
  scf.if %c {
    memref.alloca_scope {
      func.call @z() : () -> ()
    }
    func.call @z() : () -> ()
  }
  return
}
func.func private @z()
func.func @r(%a: memref<10xf32>, %u: memref<?x?xf32>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 3>>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %1 = memref.reinterpret_cast %a to offset: [%c3], sizes: [4], strides: [%c0] : memref<10xf32> to memref<4xf32, strided<[?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %u : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %2 = memref.reinterpret_cast %b to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1]>>
  %sv = memref.subview %u[0, 0] [2, 3] [1, 1] : memref<?x?xf32> to memref<2x3xf32, strided<[?, 1]>>
  %3 = memref.reinterpret_cast %sv to offset: [3], sizes: [4], strides: [1] : memref<2x3xf32, strided<[?, 1]>> to memref<4xf32, strided<[1], offset: 3>>
  return %1, %2, %3 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 3>>
}
//--- out
module {
  func.func @dim1(%arg0: memref<*xf32>, %arg1: memref<?xindex>) -> (index, index) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<?xindex>
    %1 = memref.load %arg1[%c3] : memref<?xindex>
    memref.store %c3, %arg1[%c0] : memref<?xindex>
    return %1, %0 : index, index
  }
  func.func @dim2(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> index {
    %0 = memref.load %arg1[%arg2] : memref<?xi32>
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @dim3(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> index {
    %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    %0 = arith.addi %arg2, %arg2 : index
    %dim = memref.dim %reshape, %0 : memref<*xf32>
    return %dim : index
  }
  func.func @dim4(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> index {
    %0 = arith.addi %arg2, %arg2 : index
    %1 = memref.load %arg1[%0] : memref<?xi32>
    %2 = arith.index_cast %1 : i32 to index
    return %2 : index
  }
  func.func @dim5(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index, %arg3: i1) {
    %0 = memref.load %arg1[%arg2] : memref<?xi32>
    %1 = arith.index_cast %0 : i32 to index
    scf.if %arg3 {
      "a.b"(%1) : (index) -> ()
    }
    return
  }
  func.func @dim6(%arg0: memref<2x3xf32>, %arg1: memref<2xindex>, %arg2: index) -> (index, index) {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1] : memref<2xindex>
    %1 = memref.load %arg1[%arg2] : memref<2xindex>
    return %1, %0 : index, index
  }
  func.func @c1(%arg0: memref<2x3x4x5xf32>) -> memref<120xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
    return %collapse_shape : memref<120xf32>
  }
  func.func @e1(%arg0: memref<120xf32>) -> memref<2x3x4x5xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : memref<120xf32> into memref<2x3x4x5xf32>
    return %expand_shape : memref<2x3x4x5xf32>
  }
  func.func @ec(%arg0: memref<120xf32>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<120xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x30xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 30] : memref<120xf32> into memref<4x30xf32>
    return %arg0, %arg1, %expand_shape : memref<120xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x30xf32>
  }
  func.func @ce(%arg0: memref<6x20xf32>) -> (memref<6x20xf32>, memref<20x6xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [20, 6] : memref<120xf32> into memref<20x6xf32>
    return %arg0, %expand_shape : memref<6x20xf32>, memref<20x6xf32>
  }
  func.func @cc(%arg0: memref<1x1x1x?xi64>, %arg1: memref<4x?xf32, strided<[?, 1]>>) -> (memref<?x?xi64>, memref<?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2], [3]] : memref<1x1x1x?xi64> into memref<1x?xi64>
    %cast = memref.cast %collapse_shape : memref<1x?xi64> to memref<?x?xi64>
    %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1]] : memref<4x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>
    %cast_1 = memref.cast %collapse_shape_0 : memref<?xf32, strided<[?]>> to memref<?xf32>
    return %cast, %cast_1 : memref<?x?xi64>, memref<?xf32>
  }
  func.func @t(%arg0: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
    %transpose_0 = memref.transpose %arg0 (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
    return %arg0, %transpose, %transpose_0 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
  }
  func.func @m(%arg0: memref<8x?xf32>, %arg1: index) -> (memref<8x?xf32>, memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<8x?xf32, strided<[?, 1]>>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
    %cast = memref.cast %arg0 : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
    %cast_0 = memref.cast %arg0 : memref<8x?xf32> to memref<8x?xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8, %arg1], strides: [%strides#0, 1] : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
    %cast_1 = memref.cast %reinterpret_cast : memref<8x?xf32, strided<[?, 1]>> to memref<8x?xf32>
    return %cast_1, %cast_0, %cast : memref<8x?xf32>, memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<8x?xf32, strided<[?, 1]>>
  }
  func.func @cp(%arg0: memref<0x?xf32>, %arg1: memref<?x4xf32>) {
    return
  }
  func.func @re(%arg0: memref<2xf32>, %arg1: f32) -> memref<4xf32> {
    %0 = memref.realloc %arg0 : memref<2xf32> to memref<4xf32>
    return %0 : memref<4xf32>
  }
  func.func @sc1(%arg0: memref<index>, %arg1: index, %arg2: memref<?xf32>) -> index {
    memref.store %arg1, %arg0[] : memref<index>
    %0 = memref.load %arg0[] : memref<index>
    %alloca = memref.alloca(%arg1) : memref<?xf32>
    memref.copy %arg2, %alloca : memref<?xf32> to memref<?xf32>
    memref.copy %alloca, %arg2 : memref<?xf32> to memref<?xf32>
    return %0 : index
  }
  func.func @sc2(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
    %alloca = memref.alloca(%arg0) : memref<?xf32>
    scf.if %arg2 {
      memref.copy %arg1, %alloca : memref<?xf32> to memref<?xf32>
      memref.copy %alloca, %arg1 : memref<?xf32> to memref<?xf32>
    }
    return
  }
  func.func @sc3(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
    scf.if %arg2 {
      memref.alloca_scope  {
        func.call @z() : () -> ()
      }
      func.call @z() : () -> ()
    }
    return
  }
  func.func private @z()
  func.func @r(%arg0: memref<10xf32>, %arg1: memref<?x?xf32>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 3>>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [3], sizes: [4], strides: [0] : memref<10xf32> to memref<4xf32, strided<[0], offset: 3>>
    %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[0], offset: 3>> to memref<4xf32, strided<[?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [4], strides: [1] : memref<?x?xf32> to memref<4xf32, strided<[1]>>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [3], sizes: [4], strides: [1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: 3>>
    return %cast, %reinterpret_cast_0, %reinterpret_cast_1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 3>>
  }
}

//--- out 2
module {
  func.func @dim1(%arg0: memref<*xf32>, %arg1: memref<?xindex>) -> (index, index) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<?xindex>
    %1 = memref.load %arg1[%c3] : memref<?xindex>
    memref.store %c3, %arg1[%c0] : memref<?xindex>
    return %1, %0 : index, index
  }
  func.func @dim2(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> index {
    %0 = memref.load %arg1[%arg2] : memref<?xi32>
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @dim3(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> index {
    %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    %0 = arith.addi %arg2, %arg2 : index
    %dim = memref.dim %reshape, %0 : memref<*xf32>
    return %dim : index
  }
  func.func @dim4(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> index {
    %0 = arith.addi %arg2, %arg2 : index
    %1 = memref.load %arg1[%0] : memref<?xi32>
    %2 = arith.index_cast %1 : i32 to index
    return %2 : index
  }
  func.func @dim5(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index, %arg3: i1) {
    %0 = memref.load %arg1[%arg2] : memref<?xi32>
    %1 = arith.index_cast %0 : i32 to index
    scf.if %arg3 {
      "a.b"(%1) : (index) -> ()
    }
    return
  }
  func.func @dim6(%arg0: memref<2x3xf32>, %arg1: memref<2xindex>, %arg2: index) -> (index, index) {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1] : memref<2xindex>
    %1 = memref.load %arg1[%arg2] : memref<2xindex>
    return %1, %0 : index, index
  }
  func.func @c1(%arg0: memref<2x3x4x5xf32>) -> memref<120xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
    return %collapse_shape : memref<120xf32>
  }
  func.func @e1(%arg0: memref<120xf32>) -> memref<2x3x4x5xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : memref<120xf32> into memref<2x3x4x5xf32>
    return %expand_shape : memref<2x3x4x5xf32>
  }
  func.func @ec(%arg0: memref<120xf32>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<120xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x30xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 30] : memref<120xf32> into memref<4x30xf32>
    return %arg0, %arg1, %expand_shape : memref<120xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x30xf32>
  }
  func.func @ce(%arg0: memref<6x20xf32>) -> (memref<6x20xf32>, memref<20x6xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [20, 6] : memref<120xf32> into memref<20x6xf32>
    return %arg0, %expand_shape : memref<6x20xf32>, memref<20x6xf32>
  }
  func.func @cc(%arg0: memref<1x1x1x?xi64>, %arg1: memref<4x?xf32, strided<[?, 1]>>) -> (memref<?x?xi64>, memref<?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2], [3]] : memref<1x1x1x?xi64> into memref<1x?xi64>
    %cast = memref.cast %collapse_shape : memref<1x?xi64> to memref<?x?xi64>
    %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1]] : memref<4x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>
    %cast_1 = memref.cast %collapse_shape_0 : memref<?xf32, strided<[?]>> to memref<?xf32>
    return %cast, %cast_1 : memref<?x?xi64>, memref<?xf32>
  }
  func.func @t(%arg0: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
    %transpose_0 = memref.transpose %arg0 (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
    return %arg0, %transpose, %transpose_0 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
  }
  func.func @m(%arg0: memref<8x?xf32>, %arg1: index) -> (memref<8x?xf32>, memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<8x?xf32, strided<[?, 1]>>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
    %cast = memref.cast %arg0 : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
    %cast_0 = memref.cast %arg0 : memref<8x?xf32> to memref<8x?xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [8, %arg1], strides: [%strides#0, 1] : memref<f32> to memref<8x?xf32, strided<[?, 1]>>
    %cast_1 = memref.cast %reinterpret_cast : memref<8x?xf32, strided<[?, 1]>> to memref<8x?xf32>
    return %cast_1, %cast_0, %cast : memref<8x?xf32>, memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<8x?xf32, strided<[?, 1]>>
  }
  func.func @cp(%arg0: memref<0x?xf32>, %arg1: memref<?x4xf32>) {
    return
  }
  func.func @re(%arg0: memref<2xf32>, %arg1: f32) -> memref<4xf32> {
    %0 = memref.realloc %arg0 : memref<2xf32> to memref<4xf32>
    return %0 : memref<4xf32>
  }
  func.func @sc1(%arg0: memref<index>, %arg1: index, %arg2: memref<?xf32>) -> index {
    memref.store %arg1, %arg0[] : memref<index>
    %0 = memref.load %arg0[] : memref<index>
    %alloca = memref.alloca(%arg1) : memref<?xf32>
    memref.copy %arg2, %alloca : memref<?xf32> to memref<?xf32>
    memref.copy %alloca, %arg2 : memref<?xf32> to memref<?xf32>
    return %0 : index
  }
  func.func @sc2(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
    %alloca = memref.alloca(%arg0) : memref<?xf32>
    scf.if %arg2 {
      memref.copy %arg1, %alloca : memref<?xf32> to memref<?xf32>
      memref.copy %alloca, %arg1 : memref<?xf32> to memref<?xf32>
    }
    return
  }
  func.func @sc3(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
    scf.if %arg2 {
      memref.alloca_scope  {
        func.call @z() : () -> ()
      }
      func.call @z() : () -> ()
    }
    return
  }
  func.func private @z()
  func.func @r(%arg0: memref<10xf32>, %arg1: memref<?x?xf32>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 3>>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c3], sizes: [4], strides: [%c0] : memref<10xf32> to memref<4xf32, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast_0 = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1]>>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [3], sizes: [4], strides: [1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: 3>>
    return %reinterpret_cast, %reinterpret_cast_0, %reinterpret_cast_1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 3>>
  }
}

