// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// What makes an offset is put in: dimensions stay dimensions, constants go in, what is the same is one.
func.func @f(%m: memref<50x30xf32>, %d: memref<?x?xf32>, %n: index, %i: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %q = %zero to %n step %one {
    %0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%q)
    %1 = memref.subview %m[%0, 0] [2, 30] [1, 1] : memref<50x30xf32> to memref<2x30xf32, strided<[30, 1], offset: ?>>
    %2 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%i]
    %3 = memref.subview %1[0, %2] [2, 2] [1, 1] : memref<2x30xf32, strided<[30, 1], offset: ?>> to memref<2x2xf32, strided<[30, 1], offset: ?>>
    %4 = memref.subview %d[%0, %zero] [2, %i] [%i, 1] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
    %x = memref.load %3[%zero, %zero] : memref<2x2xf32, strided<[30, 1], offset: ?>>
    memref.store %x, %4[%zero, %zero] : memref<2x?xf32, strided<[?, 1], offset: ?>>
  }
  return
}
// Least strides are of symbols where those may stand.
func.func @joined(%m: memref<4x?xf32>, %n: index, %i: index) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  scf.for %q = %zero to %n step %one {
    %1 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>
    %x = memref.load %1[%q] : memref<?xf32>
    memref.store %x, %0[%i] : memref<?xf32>
  }
  %y = memref.load %0[%i] : memref<?xf32>
  return %y : f32
}
//--- out
#map = affine_map<(d0) -> (d0 * 240)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 * 4)>
#map2 = affine_map<()[s0, s1] -> (s0 * s1)>
#map3 = affine_map<(d0)[s0] -> ((d0 * s0) * 8)>
#map4 = affine_map<()[s0] -> (s0 * 4)>
module {
  func.func @f(%arg0: memref<50x30xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg2 step %c1 {
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<50x30xf32> -> memref<f32>, index, index, index, index, index
      %0 = affine.apply #map(%arg4)
      %1 = affine.apply #map1()[%0, %arg3]
      %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [2, 2], strides: [30, 1] : memref<f32> to memref<2x2xf32, strided<[30, 1], offset: ?>>
      %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
      %2 = affine.apply #map2()[%arg3, %strides_3#0]
      %3 = affine.apply #map3(%arg4)[%strides_3#0]
      %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%3], sizes: [2, %arg3], strides: [%2, 1] : memref<f32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
      %4 = memref.load %reinterpret_cast[%c0, %c0] : memref<2x2xf32, strided<[30, 1], offset: ?>>
      memref.store %4, %reinterpret_cast_4[%c0, %c0] : memref<2x?xf32, strided<[?, 1], offset: ?>>
    }
    return
  }
  func.func @joined(%arg0: memref<4x?xf32>, %arg1: index, %arg2: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map4()[%sizes#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0], strides: [1] : memref<f32> to memref<?xf32>
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %2 = affine.apply #map4()[%sizes_2#1]
      %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [0], sizes: [%2], strides: [1] : memref<f32> to memref<?xf32>
      %3 = memref.load %reinterpret_cast_4[%arg3] : memref<?xf32>
      memref.store %3, %reinterpret_cast[%arg2] : memref<?xf32>
    }
    %1 = memref.load %reinterpret_cast[%arg2] : memref<?xf32>
    return %1 : f32
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0 * 240)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 * 4)>
#map2 = affine_map<()[s0, s1] -> (s0 * s1)>
#map3 = affine_map<(d0)[s0] -> ((d0 * s0) * 8)>
#map4 = affine_map<()[s0] -> (s0 * 4)>
#map5 = affine_map<()[s0] -> (s0, 1)>
#map6 = affine_map<(d0) -> (d0, 1)>
module {
  func.func @f(%arg0: memref<50x30xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg2 step %c1 {
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<50x30xf32> -> memref<f32>, index, index, index, index, index
      %0 = affine.apply #map(%arg4)
      %1 = affine.apply #map1()[%0, %arg3]
      %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [2, 2], strides: [30, 1] : memref<f32> to memref<2x2xf32, strided<[30, 1], offset: ?>>
      %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
      %2 = affine.apply #map2()[%arg3, %strides_3#0]
      %3 = affine.apply #map3(%arg4)[%strides_3#0]
      %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%3], sizes: [2, %arg3], strides: [%2, 1] : memref<f32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
      %4 = memref.load %reinterpret_cast[%c0, %c0] : memref<2x2xf32, strided<[30, 1], offset: ?>>
      memref.store %4, %reinterpret_cast_4[%c0, %c0] : memref<2x?xf32, strided<[?, 1], offset: ?>>
    }
    return
  }
  func.func @joined(%arg0: memref<4x?xf32>, %arg1: index, %arg2: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map4()[%sizes#1]
    %1 = affine.min #map5()[%strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0], strides: [%1] : memref<f32> to memref<?xf32>
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %3 = affine.apply #map4()[%sizes_2#1]
      %4 = affine.min #map6(%strides_3#0)
      %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [0], sizes: [%3], strides: [%4] : memref<f32> to memref<?xf32>
      %5 = memref.load %reinterpret_cast_4[%arg3] : memref<?xf32>
      memref.store %5, %reinterpret_cast[%arg2] : memref<?xf32>
    }
    %2 = memref.load %reinterpret_cast[%arg2] : memref<?xf32>
    return %2 : f32
  }
}

