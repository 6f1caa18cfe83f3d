// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --canonicalize
// A subview of the type that its source has is its source where the layout is known; else it may begin elsewhere.
func.func @f(%m: memref<1xf64, strided<[?], offset: ?>>, %k: memref<4xf64>, %n: index) -> (memref<1xf64, strided<[?], offset: ?>>, memref<4xf64>) {
  %v = memref.subview %m[%n] [1] [%n] : memref<1xf64, strided<[?], offset: ?>> to memref<1xf64, strided<[?], offset: ?>>
  %w = memref.subview %k[0] [4] [1] : memref<4xf64> to memref<4xf64>
  return %v, %w : memref<1xf64, strided<[?], offset: ?>>, memref<4xf64>
}
//--- out
#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
module {
  func.func @f(%arg0: memref<1xf64, strided<[?], offset: ?>>, %arg1: memref<4xf64>, %arg2: index) -> (memref<1xf64, strided<[?], offset: ?>>, memref<4xf64>) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<1xf64, strided<[?], offset: ?>> -> memref<f64>, index, index, index
    %0 = affine.apply #map()[%arg2, %strides]
    %1 = affine.apply #map1()[%offset, %arg2, %strides]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [1], strides: [%0] : memref<f64> to memref<1xf64, strided<[?], offset: ?>>
    return %reinterpret_cast, %arg1 : memref<1xf64, strided<[?], offset: ?>>, memref<4xf64>
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<1xf64, strided<[?], offset: ?>>, %arg1: memref<4xf64>, %arg2: index) -> (memref<1xf64, strided<[?], offset: ?>>, memref<4xf64>) {
    %subview = memref.subview %arg0[%arg2] [1] [%arg2] : memref<1xf64, strided<[?], offset: ?>> to memref<1xf64, strided<[?], offset: ?>>
    return %subview, %arg1 : memref<1xf64, strided<[?], offset: ?>>, memref<4xf64>
  }
}

