// RUN: lowir opt --expand-strided-metadata
// The size of a part is known behind a cast to an unknown rank and back.

func.func @f(%m: memref<3x?xi32>, %n: index, %x: i32) -> index {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 0] [1, %n] [1, 1] : memref<3x?xi32> to memref<1x?xi32, strided<[?, 1]>>
  %u = memref.cast %v : memref<1x?xi32, strided<[?, 1]>> to memref<*xi32>
  %w = memref.cast %u : memref<*xi32> to memref<1x?xi32, strided<[?, 1]>>
  %d = memref.dim %w, %c1 : memref<1x?xi32, strided<[?, 1]>>
  memref.store %x, %w[%n, %n] : memref<1x?xi32, strided<[?, 1]>>
  return %d : index
}
//--- out
module {
  func.func @f(%arg0: memref<3x?xi32>, %arg1: index, %arg2: i32) -> index {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<3x?xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [1, %arg1], strides: [%strides#0, 1] : memref<i32> to memref<1x?xi32, strided<[?, 1]>>
    memref.store %arg2, %reinterpret_cast[%arg1, %arg1] : memref<1x?xi32, strided<[?, 1]>>
    return %arg1 : index
  }
}

