// RUN: lowir opt --canonicalize --compat=19
// As in cleanup/regrouped_dimensions; where a size is not known, release 19 stops running.
func.func @expanded(%x: memref<12x8xf16>) -> memref<3x4x4x2xf16> {
  %e = memref.expand_shape %x [[0, 1, 2], [3, 4]] output_shape [3, 2, 2, 4, 2] : memref<12x8xf16> into memref<3x2x2x4x2xf16>
  %r = memref.collapse_shape %e [[0], [1, 2], [3], [4]] : memref<3x2x2x4x2xf16> into memref<3x4x4x2xf16>
  return %r : memref<3x4x4x2xf16>
}

func.func @collapsed(%x: memref<6x5x4xf16>) -> memref<30x4xf16> {
  %e = memref.expand_shape %x [[0, 1], [2], [3]] output_shape [3, 2, 5, 4] : memref<6x5x4xf16> into memref<3x2x5x4xf16>
  %r = memref.collapse_shape %e [[0, 1, 2], [3]] : memref<3x2x5x4xf16> into memref<30x4xf16>
  return %r : memref<30x4xf16>
}
//--- out
module {
  func.func @expanded(%arg0: memref<12x8xf16>) -> memref<3x4x4x2xf16> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [3, 4, 4, 2] : memref<12x8xf16> into memref<3x4x4x2xf16>
    return %expand_shape : memref<3x4x4x2xf16>
  }
  func.func @collapsed(%arg0: memref<6x5x4xf16>) -> memref<30x4xf16> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<6x5x4xf16> into memref<30x4xf16>
    return %collapse_shape : memref<30x4xf16>
  }
}

