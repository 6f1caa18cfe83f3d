// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// Views become arithmetic on sizes, strides and offsets.
func.func @views(%m: memref<8x16xf32>, %d: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> (memref<4x?xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<128xf32>, memref<2x4x16xf32>) {
  %0 = memref.subview %m[%i, 0] [4, %i] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %1 = memref.subview %d[%i, 1] [%i, %i] [2, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %3 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
  return %0, %1, %2, %3 : memref<4x?xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<128xf32>, memref<2x4x16xf32>
}
//--- out
#map = affine_map<()[s0] -> (s0 * 16)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2 + 1)>
module {
  func.func @views(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: index) -> (memref<4x?xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<128xf32>, memref<2x4x16xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%arg2]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [4, %arg2], strides: [16, 2] : memref<f32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %1 = affine.apply #map1()[%strides_3#0]
    %2 = affine.apply #map2()[%offset_1, %arg2, %strides_3#0]
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%2], sizes: [%arg2, %arg2], strides: [%1, %arg2] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast_9 = memref.reinterpret_cast %base_buffer_5 to offset: [0], sizes: [128], strides: [1] : memref<f32> to memref<128xf32>
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast_14 = memref.reinterpret_cast %base_buffer_10 to offset: [0], sizes: [2, 4, 16], strides: [64, 16, 1] : memref<f32> to memref<2x4x16xf32>
    return %reinterpret_cast, %reinterpret_cast_4, %reinterpret_cast_9, %reinterpret_cast_14 : memref<4x?xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<128xf32>, memref<2x4x16xf32>
  }
}

//--- out 2
#map = affine_map<()[s0] -> (s0 * 16)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2 + 1)>
module {
  func.func @views(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: index) -> (memref<4x?xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<128xf32>, memref<2x4x16xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%arg2]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [4, %arg2], strides: [16, 2] : memref<f32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %1 = affine.apply #map1()[%strides_3#0]
    %2 = affine.apply #map2()[%offset_1, %arg2, %strides_3#0]
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%2], sizes: [%arg2, %arg2], strides: [%1, %arg2] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast_9 = memref.reinterpret_cast %base_buffer_5 to offset: [0], sizes: [128], strides: [1] : memref<f32> to memref<128xf32>
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast_14 = memref.reinterpret_cast %base_buffer_10 to offset: [0], sizes: [2, 4, 16], strides: [64, 16, 1] : memref<f32> to memref<2x4x16xf32>
    return %reinterpret_cast, %reinterpret_cast_4, %reinterpret_cast_9, %reinterpret_cast_14 : memref<4x?xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<128xf32>, memref<2x4x16xf32>
  }
}

