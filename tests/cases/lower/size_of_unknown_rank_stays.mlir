// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// The size of a view is known behind casts, but not where the rank is unknown.
func.func @f(%m: memref<8x8xi32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 0] [%n, %n] [1, 1] : memref<8x8xi32> to memref<?x?xi32, strided<[8, 1]>>
  %u = memref.cast %v : memref<?x?xi32, strided<[8, 1]>> to memref<*xi32>
  %a = memref.dim %u, %c0 : memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<?x?xi32, strided<[8, 1]>>
  %b = memref.dim %r, %c0 : memref<?x?xi32, strided<[8, 1]>>
  return %a, %b : index, index
}
//--- out
module {
  func.func @f(%arg0: memref<8x8xi32>, %arg1: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1, %arg1], strides: [8, 1] : memref<i32> to memref<?x?xi32, strided<[8, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<?x?xi32, strided<[8, 1]>> to memref<*xi32>
    %dim = memref.dim %cast, %c0 : memref<*xi32>
    return %dim, %arg1 : index, index
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<8x8xi32>, %arg1: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1, %arg1], strides: [8, 1] : memref<i32> to memref<?x?xi32, strided<[8, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<?x?xi32, strided<[8, 1]>> to memref<*xi32>
    %dim = memref.dim %cast, %c0 : memref<*xi32>
    return %dim, %arg1 : index, index
  }
}

