// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// The size of a part is what the part was given, not read back from the view that it becomes.
func.func @sizes(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %a: index, %b: index) -> (index, index, i32) {
  %v = memref.subview %m[%a, %a] [%a, %b] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %v, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %e = memref.dim %v, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %v[%c0, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %d, %e, %x : index, index, i32
}
//--- out
#map = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s1 * s3)>
module {
  func.func @sizes(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> (index, index, i32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %arg1, %strides#0, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [%arg1, %arg2], strides: [%strides#0, %strides#1] : memref<i32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %1 = memref.load %reinterpret_cast[%c0, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    return %arg1, %arg2, %1 : index, index, i32
  }
}

//--- out 2
#map = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s1 * s3)>
module {
  func.func @sizes(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> (index, index, i32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %arg1, %strides#0, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [%arg1, %arg2], strides: [%strides#0, %strides#1] : memref<i32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %1 = memref.load %reinterpret_cast[%c0, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    return %arg1, %arg2, %1 : index, index, i32
  }
}

