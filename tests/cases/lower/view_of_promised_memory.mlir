// RUN: lowir opt --expand-strided-metadata
// In 22 a view of memory whose alignment is promised is one of the memory itself.
func.func private @s(memref<?xi32, strided<[?], offset: ?>>)
func.func @a(%n: index, %o: index, %m: memref<?xi32, strided<[?], offset: ?>>) {
  %al = memref.alloc(%n) : memref<?xi32>
  %b = memref.assume_alignment %al, 4 : memref<?xi32>
  %v = memref.subview %b[%o] [%n] [2] : memref<?xi32> to memref<?xi32, strided<[2], offset: ?>>
  %c = memref.cast %v : memref<?xi32, strided<[2], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  func.call @s(%c) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  %b2 = memref.assume_alignment %m, 4 : memref<?xi32, strided<[?], offset: ?>>
  %v2 = memref.subview %b2[%o] [%n] [2] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  func.call @s(%v2) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  return
}
//--- out
#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
module {
  func.func private @s(memref<?xi32, strided<[?], offset: ?>>)
  func.func @a(%arg0: index, %arg1: index, %arg2: memref<?xi32, strided<[?], offset: ?>>) {
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [%arg1], sizes: [%arg0], strides: [2] : memref<?xi32> to memref<?xi32, strided<[2], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?xi32, strided<[2], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
    call @s(%cast) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
    %0 = affine.apply #map()[%strides]
    %1 = affine.apply #map1()[%offset, %arg1, %strides]
    %reinterpret_cast_0 = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg0], strides: [%0] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
    call @s(%reinterpret_cast_0) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
    return
  }
}

