// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// Constants come to the front as the worklist makes them; what uses one of two equal constants is looked at last, so the
// offset has symbols for what is a constant in the end.
func.func private @use(memref<?xi64, strided<[?], offset: ?>>)
func.func private @size(index)
func.func @f(%m: memref<?xi64, strided<[?]>>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_again = arith.constant 1 : index
  %c35 = arith.constant 35 : index
  %o = arith.remui %c35, %c1_again : index
  %s = arith.addi %o, %c1 : index
  %a = memref.subview %m[%o] [%s] [%n] : memref<?xi64, strided<[?]>> to memref<?xi64, strided<[?], offset: ?>>
  %d = memref.dim %a, %c0 : memref<?xi64, strided<[?], offset: ?>>
  %e = arith.muli %d, %c35 : index
  %b = memref.subview %a[%o] [%s] [%e] : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
  func.call @use(%b) : (memref<?xi64, strided<[?], offset: ?>>) -> ()
  func.call @size(%e) : (index) -> ()
  return
}
func.func @g(%m: memref<4xf32>) -> memref<?x1xf32, strided<[5, 7], offset: 3>> {
  %c3 = arith.constant 3 : index
  %v = memref.reinterpret_cast %m to offset: [3], sizes: [%c3, 1], strides: [5, 7] : memref<4xf32> to memref<?x1xf32, strided<[5, 7], offset: 3>>
  %w = memref.subview %v[0, 0] [%c3, 1] [1, 1] : memref<?x1xf32, strided<[5, 7], offset: 3>> to memref<?x1xf32, strided<[5, 7], offset: 3>>
  %c9 = arith.constant 9 : i64
  return %w : memref<?x1xf32, strided<[5, 7], offset: 3>>
}
//--- out
#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
module {
  func.func private @use(memref<?xi64, strided<[?], offset: ?>>)
  func.func private @size(index)
  func.func @f(%arg0: memref<?xi64, strided<[?]>>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c35 = arith.constant 35 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi64, strided<[?]>> -> memref<i64>, index, index, index
    %0 = affine.apply #map()[%arg1, %strides]
    %1 = affine.apply #map()[%c0, %strides]
    %2 = affine.apply #map()[%c35, %0]
    %3 = affine.apply #map1()[%1, %c0, %0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%3], sizes: [%c1], strides: [%2] : memref<i64> to memref<?xi64, strided<[?], offset: ?>>
    call @use(%reinterpret_cast) : (memref<?xi64, strided<[?], offset: ?>>) -> ()
    call @size(%c35) : (index) -> ()
    return
  }
  func.func @g(%arg0: memref<4xf32>) -> memref<?x1xf32, strided<[5, 7], offset: 3>> {
    %c3 = arith.constant 3 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [3], sizes: [%c3, 1], strides: [5, 7] : memref<f32> to memref<?x1xf32, strided<[5, 7], offset: 3>>
    return %reinterpret_cast : memref<?x1xf32, strided<[5, 7], offset: 3>>
  }
}

//--- out 2
#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
module {
  func.func private @use(memref<?xi64, strided<[?], offset: ?>>)
  func.func private @size(index)
  func.func @f(%arg0: memref<?xi64, strided<[?]>>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c35 = arith.constant 35 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi64, strided<[?]>> -> memref<i64>, index, index, index
    %0 = affine.apply #map()[%arg1, %strides]
    %1 = affine.apply #map()[%c0, %strides]
    %2 = affine.apply #map()[%c35, %0]
    %3 = affine.apply #map1()[%1, %c0, %0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%3], sizes: [%c1], strides: [%2] : memref<i64> to memref<?xi64, strided<[?], offset: ?>>
    call @use(%reinterpret_cast) : (memref<?xi64, strided<[?], offset: ?>>) -> ()
    call @size(%c35) : (index) -> ()
    return
  }
  func.func @g(%arg0: memref<4xf32>) -> memref<?x1xf32, strided<[5, 7], offset: 3>> {
    %c3 = arith.constant 3 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [3], sizes: [%c3, 1], strides: [5, 7] : memref<f32> to memref<?x1xf32, strided<[5, 7], offset: 3>>
    return %reinterpret_cast : memref<?x1xf32, strided<[5, 7], offset: 3>>
  }
}

