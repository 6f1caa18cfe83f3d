// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// An operand of a map that only a constant makes unused stays; a map that mentions what is unknown is no number, be it
// times 0, and a stride of a dimension that goes is nothing to keep.
func.func private @use(memref<?xf16, strided<[?], offset: ?>>)
func.func @f(%m: memref<?x?xf16, strided<[?, ?], offset: ?>>, %o: index) {
  %c0 = arith.constant 0 : index
  %a = memref.subview %m[%c0, %o] [1, %o] [%o, 1] : memref<?x?xf16, strided<[?, ?], offset: ?>> to memref<?xf16, strided<[?], offset: ?>>
  func.call @use(%a) : (memref<?xf16, strided<[?], offset: ?>>) -> ()
  return
}
func.func @g(%x: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%x, %c0]
  %b = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%x, %c1]
  %c = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 0 + s1)>(%x)[%c0, %c1]
  return %a, %b, %c : index, index, index
}
//--- out
#map = affine_map<()[s0, s1, s2, s3] -> (s0 + s2 * s3)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1)>
#map2 = affine_map<()[s0, s1] -> (s0 mod s1)>
module {
  func.func private @use(memref<?xf16, strided<[?], offset: ?>>)
  func.func @f(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %strides#0, %arg1, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [%arg1], strides: [%strides#1] : memref<f16> to memref<?xf16, strided<[?], offset: ?>>
    call @use(%reinterpret_cast) : (memref<?xf16, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @g(%arg0: index) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map1()[%arg0, %c0]
    %1 = affine.apply #map2()[%arg0, %c1]
    return %0, %1, %c1 : index, index, index
  }
}

//--- out 2
#map = affine_map<()[s0, s1, s2, s3] -> (s0 + s2 * s3)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1)>
#map2 = affine_map<()[s0, s1] -> (s0 mod s1)>
module {
  func.func private @use(memref<?xf16, strided<[?], offset: ?>>)
  func.func @f(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %strides#0, %arg1, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [%arg1], strides: [%strides#1] : memref<f16> to memref<?xf16, strided<[?], offset: ?>>
    call @use(%reinterpret_cast) : (memref<?xf16, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @g(%arg0: index) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map1()[%arg0, %c0]
    %1 = affine.apply #map2()[%arg0, %c1]
    return %0, %1, %c1 : index, index, index
  }
}

