// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// A subview of all of another one is that one once its sizes and offsets are known to be the same, which is in the order in
// which they fold; of casts in a row the last is one of the first.
func.func private @use(memref<?xf32, strided<[?], offset: ?>>)
func.func @f(%m: memref<?xf32, strided<[?], offset: ?>>, %o: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c0_again = arith.constant 0 : index
  %zero = arith.addi %c0, %c0_again : index
  %a = memref.subview %m[%o] [%n] [%o] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %size = memref.dim %a, %zero : memref<?xf32, strided<[?], offset: ?>>
  %b = memref.subview %a[%zero] [%size] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  func.call @use(%b) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  func.call @use(%a) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
func.func @g(%m: memref<4xf32>) {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b = memref.cast %a : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
  %c = memref.cast %b : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  func.call @use(%a) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  func.call @use(%c) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
//--- out
#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
module {
  func.func private @use(memref<?xf32, strided<[?], offset: ?>>)
  func.func @f(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %0 = affine.apply #map()[%arg1, %strides]
    %1 = affine.apply #map1()[%offset, %arg1, %strides]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2], strides: [%0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    %dim = memref.dim %reinterpret_cast, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %2 = affine.apply #map()[%arg1, %strides_3]
    %3 = affine.apply #map1()[%offset_1, %arg1, %strides_3]
    %4 = affine.apply #map1()[%3, %c0, %2]
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%4], sizes: [%dim], strides: [%2] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    call @use(%reinterpret_cast_4) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    call @use(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @g(%arg0: memref<4xf32>) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @use(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    call @use(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
}

//--- out 2
#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
module {
  func.func private @use(memref<?xf32, strided<[?], offset: ?>>)
  func.func @f(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %0 = affine.apply #map()[%arg1, %strides]
    %1 = affine.apply #map1()[%offset, %arg1, %strides]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2], strides: [%0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %2 = affine.apply #map()[%arg1, %strides_3]
    %3 = affine.apply #map1()[%offset_1, %arg1, %strides_3]
    %4 = affine.apply #map1()[%3, %c0, %2]
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%4], sizes: [%arg2], strides: [%2] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    call @use(%reinterpret_cast_4) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    call @use(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @g(%arg0: memref<4xf32>) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @use(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    call @use(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
}

