// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// A reshape of the opposite reshape folds to what that began with, where the dimensions are known to correspond; sizes
// that a cast hides are handed on as constants.
func.func private @use3(memref<?x?x4xi32>)
func.func private @use2(memref<?x?xi32>)
func.func private @use1(memref<?xi32>)
func.func private @use11(memref<?x1x?xi32>)
func.func @f0(%v0: memref<?xi32>, %a: index, %b: index) {
  %v2 = memref.expand_shape %v0 [[0, 1]] output_shape [%a, %b] : memref<?xi32> into memref<?x?xi32>
  %v7 = memref.collapse_shape %v2 [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  call @use1(%v7) : (memref<?xi32>) -> ()
  return
}
func.func @f2(%v0: memref<?x?x4xi32>, %a: index, %b: index) {
  %v2 = memref.collapse_shape %v0 [[0], [1, 2]] : memref<?x?x4xi32> into memref<?x?xi32>
  %v7 = memref.expand_shape %v2 [[0], [1, 2]] output_shape [%a, %b, 4] : memref<?x?xi32> into memref<?x?x4xi32>
  call @use3(%v7) : (memref<?x?x4xi32>) -> ()
  return
}
func.func @f3(%v0: memref<?x1x?xi32>, %a: index, %b: index) {
  %v2 = memref.collapse_shape %v0 [[0, 1], [2]] : memref<?x1x?xi32> into memref<?x?xi32>
  %v7 = memref.expand_shape %v2 [[0], [1, 2]] output_shape [%a, 1, %b] : memref<?x?xi32> into memref<?x1x?xi32>
  call @use11(%v7) : (memref<?x1x?xi32>) -> ()
  return
}
func.func @f4(%v0: memref<?x1x?xi32>, %a: index, %b: index) {
  %v2 = memref.collapse_shape %v0 [[0, 1], [2]] : memref<?x1x?xi32> into memref<?x?xi32>
  %v7 = memref.expand_shape %v2 [[0, 1], [2]] output_shape [%a, 1, %b] : memref<?x?xi32> into memref<?x1x?xi32>
  call @use11(%v7) : (memref<?x1x?xi32>) -> ()
  return
}
func.func private @use23(memref<2x3xi32>)
func.func private @use6(memref<2x1x3xi32>)
func.func @f5(%v0: memref<2x1x3xi32>) {
  %v2 = memref.collapse_shape %v0 [[0, 1], [2]] : memref<2x1x3xi32> into memref<2x3xi32>
  %v7 = memref.expand_shape %v2 [[0], [1, 2]] output_shape [2, 1, 3] : memref<2x3xi32> into memref<2x1x3xi32>
  call @use6(%v7) : (memref<2x1x3xi32>) -> ()
  return
}
func.func @f6(%v0: memref<2x3xi32>) {
  %v2 = memref.expand_shape %v0 [[0, 1], [2]] output_shape [2, 1, 3] : memref<2x3xi32> into memref<2x1x3xi32>
  %v7 = memref.collapse_shape %v2 [[0], [1, 2]] : memref<2x1x3xi32> into memref<2x3xi32>
  call @use23(%v7) : (memref<2x3xi32>) -> ()
  return
}
func.func private @use9(memref<?x3xi32>)
func.func @f7(%v0: memref<?x3xi32>, %a: index) {
  %v2 = memref.expand_shape %v0 [[0, 1], [2]] output_shape [%a, 1, 3] : memref<?x3xi32> into memref<?x1x3xi32>
  %v7 = memref.collapse_shape %v2 [[0], [1, 2]] : memref<?x1x3xi32> into memref<?x3xi32>
  call @use9(%v7) : (memref<?x3xi32>) -> ()
  return
}
func.func @f8(%v0: memref<2x3xi32>) {
  %v2 = memref.expand_shape %v0 [[0, 1], [2]] output_shape [2, 1, 3] : memref<2x3xi32> into memref<2x1x3xi32>
  call @use6(%v2) : (memref<2x1x3xi32>) -> ()
  %v7 = memref.collapse_shape %v2 [[0], [1, 2]] : memref<2x1x3xi32> into memref<2x3xi32>
  call @use23(%v7) : (memref<2x3xi32>) -> ()
  return
}
func.func @f9(%v0: memref<2x3xi32>, %v1: memref<6xi32>) {
  %v2 = memref.expand_shape %v0 [[0, 1], [2]] output_shape [2, 1, 3] : memref<2x3xi32> into memref<2x1x3xi32>
  %w = memref.cast %v2 : memref<2x1x3xi32> to memref<?x1x3xi32>
  %v7 = memref.collapse_shape %w [[0], [1, 2]] : memref<?x1x3xi32> into memref<?x3xi32>
  call @use9(%v7) : (memref<?x3xi32>) -> ()
  return
}
func.func private @use5(memref<?x?x1xi32>)
func.func @g1(%v0: memref<?x?xi32>, %a: index, %b: index) {
  %v2 = memref.expand_shape %v0 [[0, 1], [2]] output_shape [%a, 1, %b] : memref<?x?xi32> into memref<?x1x?xi32>
  %v7 = memref.collapse_shape %v2 [[0], [1, 2]] : memref<?x1x?xi32> into memref<?x?xi32>
  call @use2(%v7) : (memref<?x?xi32>) -> ()
  return
}
func.func @g2(%v0: memref<6x4xi32>, %v1: memref<6xi32>, %n: index) {
  %w = memref.cast %v0 : memref<6x4xi32> to memref<?x4xi32>
  %v2 = memref.expand_shape %w [[0, 1], [2]] output_shape [%n, 3, 4] : memref<?x4xi32> into memref<?x3x4xi32>
  %x = memref.cast %v0 : memref<6x4xi32> to memref<?x?xi32>
  %v7 = memref.collapse_shape %x [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  call @use1(%v7) : (memref<?xi32>) -> ()
  %y = memref.cast %v2 : memref<?x3x4xi32> to memref<?x?x4xi32>
  call @use3(%y) : (memref<?x?x4xi32>) -> ()
  return
}
//--- out
module {
  func.func private @use3(memref<?x?x4xi32>)
  func.func private @use2(memref<?x?xi32>)
  func.func private @use1(memref<?xi32>)
  func.func private @use11(memref<?x1x?xi32>)
  func.func @f0(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    call @use1(%arg0) : (memref<?xi32>) -> ()
    return
  }
  func.func @f2(%arg0: memref<?x?x4xi32>, %arg1: index, %arg2: index) {
    call @use3(%arg0) : (memref<?x?x4xi32>) -> ()
    return
  }
  func.func @f3(%arg0: memref<?x1x?xi32>, %arg1: index, %arg2: index) {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x1x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, 1, %sizes#2], strides: [%strides#0, %sizes#2, 1] : memref<i32> to memref<?x1x?xi32>
    call @use11(%reinterpret_cast) : (memref<?x1x?xi32>) -> ()
    return
  }
  func.func @f4(%arg0: memref<?x1x?xi32>, %arg1: index, %arg2: index) {
    call @use11(%arg0) : (memref<?x1x?xi32>) -> ()
    return
  }
  func.func private @use23(memref<2x3xi32>)
  func.func private @use6(memref<2x1x3xi32>)
  func.func @f5(%arg0: memref<2x1x3xi32>) {
    call @use6(%arg0) : (memref<2x1x3xi32>) -> ()
    return
  }
  func.func @f6(%arg0: memref<2x3xi32>) {
    call @use23(%arg0) : (memref<2x3xi32>) -> ()
    return
  }
  func.func private @use9(memref<?x3xi32>)
  func.func @f7(%arg0: memref<?x3xi32>, %arg1: index) {
    call @use9(%arg0) : (memref<?x3xi32>) -> ()
    return
  }
  func.func @f8(%arg0: memref<2x3xi32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x3xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, 1, 3], strides: [3, 3, 1] : memref<i32> to memref<2x1x3xi32>
    call @use6(%reinterpret_cast) : (memref<2x1x3xi32>) -> ()
    call @use23(%arg0) : (memref<2x3xi32>) -> ()
    return
  }
  func.func @f9(%arg0: memref<2x3xi32>, %arg1: memref<6xi32>) {
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x3xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%c2, 3], strides: [3, 1] : memref<i32> to memref<?x3xi32>
    call @use9(%reinterpret_cast) : (memref<?x3xi32>) -> ()
    return
  }
  func.func private @use5(memref<?x?x1xi32>)
  func.func @g1(%arg0: memref<?x?xi32>, %arg1: index, %arg2: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, 1] : memref<i32> to memref<?x?xi32>
    call @use2(%reinterpret_cast) : (memref<?x?xi32>) -> ()
    return
  }
  func.func @g2(%arg0: memref<6x4xi32>, %arg1: memref<6xi32>, %arg2: index) {
    %c24 = arith.constant 24 : index
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<6x4xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%c2, 3, 4], strides: [12, 4, 1] : memref<i32> to memref<?x3x4xi32>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<6x4xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [0], sizes: [%c24], strides: [1] : memref<i32> to memref<?xi32>
    call @use1(%reinterpret_cast_4) : (memref<?xi32>) -> ()
    %cast = memref.cast %reinterpret_cast : memref<?x3x4xi32> to memref<?x?x4xi32>
    call @use3(%cast) : (memref<?x?x4xi32>) -> ()
    return
  }
}

//--- out 2
#map = affine_map<()[s0] -> (s0)>
module {
  func.func private @use3(memref<?x?x4xi32>)
  func.func private @use2(memref<?x?xi32>)
  func.func private @use1(memref<?xi32>)
  func.func private @use11(memref<?x1x?xi32>)
  func.func @f0(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    call @use1(%arg0) : (memref<?xi32>) -> ()
    return
  }
  func.func @f2(%arg0: memref<?x?x4xi32>, %arg1: index, %arg2: index) {
    call @use3(%arg0) : (memref<?x?x4xi32>) -> ()
    return
  }
  func.func @f3(%arg0: memref<?x1x?xi32>, %arg1: index, %arg2: index) {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x1x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %0 = affine.min #map()[%strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, 1, %sizes#2], strides: [%0, %sizes#2, 1] : memref<i32> to memref<?x1x?xi32>
    call @use11(%reinterpret_cast) : (memref<?x1x?xi32>) -> ()
    return
  }
  func.func @f4(%arg0: memref<?x1x?xi32>, %arg1: index, %arg2: index) {
    call @use11(%arg0) : (memref<?x1x?xi32>) -> ()
    return
  }
  func.func private @use23(memref<2x3xi32>)
  func.func private @use6(memref<2x1x3xi32>)
  func.func @f5(%arg0: memref<2x1x3xi32>) {
    call @use6(%arg0) : (memref<2x1x3xi32>) -> ()
    return
  }
  func.func @f6(%arg0: memref<2x3xi32>) {
    call @use23(%arg0) : (memref<2x3xi32>) -> ()
    return
  }
  func.func private @use9(memref<?x3xi32>)
  func.func @f7(%arg0: memref<?x3xi32>, %arg1: index) {
    call @use9(%arg0) : (memref<?x3xi32>) -> ()
    return
  }
  func.func @f8(%arg0: memref<2x3xi32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x3xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, 1, 3], strides: [3, 3, 1] : memref<i32> to memref<2x1x3xi32>
    call @use6(%reinterpret_cast) : (memref<2x1x3xi32>) -> ()
    call @use23(%arg0) : (memref<2x3xi32>) -> ()
    return
  }
  func.func @f9(%arg0: memref<2x3xi32>, %arg1: memref<6xi32>) {
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x3xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%c2, 3], strides: [3, 1] : memref<i32> to memref<?x3xi32>
    call @use9(%reinterpret_cast) : (memref<?x3xi32>) -> ()
    return
  }
  func.func private @use5(memref<?x?x1xi32>)
  func.func @g1(%arg0: memref<?x?xi32>, %arg1: index, %arg2: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi32> -> memref<i32>, index, index, index, index, index
    %0 = affine.min #map()[%strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, %sizes#1], strides: [%0, 1] : memref<i32> to memref<?x?xi32>
    call @use2(%reinterpret_cast) : (memref<?x?xi32>) -> ()
    return
  }
  func.func @g2(%arg0: memref<6x4xi32>, %arg1: memref<6xi32>, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<6x4xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%c2, 3, 4], strides: [12, 4, 1] : memref<i32> to memref<?x3x4xi32>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<6x4xi32> -> memref<i32>, index, index, index, index, index
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [0], sizes: [%c24], strides: [%c1] : memref<i32> to memref<?xi32>
    call @use1(%reinterpret_cast_4) : (memref<?xi32>) -> ()
    %cast = memref.cast %reinterpret_cast : memref<?x3x4xi32> to memref<?x?x4xi32>
    call @use3(%cast) : (memref<?x?x4xi32>) -> ()
    return
  }
}

