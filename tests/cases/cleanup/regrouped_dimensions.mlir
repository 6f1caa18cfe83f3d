// RUN: lowir opt --canonicalize
// What is expanded and then collapsed in other groups is one of the two, where one sort of groups is made of the other.
func.func @products(%x: memref<?xf16>, %a: index, %b: index, %c: index) -> memref<?x?xf16> {
  %e = memref.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [%a, 2, %b, %c, 32] : memref<?xf16> into memref<?x2x?x?x32xf16>
  %r = memref.collapse_shape %e [[0, 1], [2, 3, 4]] : memref<?x2x?x?x32xf16> into memref<?x?xf16>
  return %r : memref<?x?xf16>
}

func.func @collapsed(%x: memref<?x?x4xf16>, %a: index, %b: index) -> memref<?x4xf16> {
  %e = memref.expand_shape %x [[0, 1], [2], [3]] output_shape [%a, 2, %b, 4] : memref<?x?x4xf16> into memref<?x2x?x4xf16>
  %r = memref.collapse_shape %e [[0, 1, 2], [3]] : memref<?x2x?x4xf16> into memref<?x4xf16>
  return %r : memref<?x4xf16>
}

func.func @not_nested(%x: memref<?x8xf16>, %a: index, %b: index) -> memref<?x?x2xf16> {
  %e = memref.expand_shape %x [[0, 1], [2, 3]] output_shape [%a, %b, 4, 2] : memref<?x8xf16> into memref<?x?x4x2xf16>
  %r = memref.collapse_shape %e [[0], [1, 2], [3]] : memref<?x?x4x2xf16> into memref<?x?x2xf16>
  return %r : memref<?x?x2xf16>
}

func.func @expanded(%x: memref<12x8xf16>) -> memref<3x4x4x2xf16> {
  %e = memref.expand_shape %x [[0, 1, 2], [3, 4]] output_shape [3, 2, 2, 4, 2] : memref<12x8xf16> into memref<3x2x2x4x2xf16>
  %r = memref.collapse_shape %e [[0], [1, 2], [3], [4]] : memref<3x2x2x4x2xf16> into memref<3x4x4x2xf16>
  return %r : memref<3x4x4x2xf16>
}

func.func @fewer(%x: memref<12x8xf16>) -> memref<6x2x8xf16> {
  %e = memref.expand_shape %x [[0, 1, 2], [3, 4]] output_shape [3, 2, 2, 4, 2] : memref<12x8xf16> into memref<3x2x2x4x2xf16>
  %r = memref.collapse_shape %e [[0, 1], [2], [3, 4]] : memref<3x2x2x4x2xf16> into memref<6x2x8xf16>
  return %r : memref<6x2x8xf16>
}

func.func @across(%x: memref<12x8xf16>) -> memref<3x2x16xf16> {
  %e = memref.expand_shape %x [[0, 1, 2], [3]] output_shape [3, 2, 2, 8] : memref<12x8xf16> into memref<3x2x2x8xf16>
  %r = memref.collapse_shape %e [[0], [1], [2, 3]] : memref<3x2x2x8xf16> into memref<3x2x16xf16>
  return %r : memref<3x2x16xf16>
}

func.func @constants(%x: memref<?xf16>, %a: index, %b: index, %c: index) -> memref<?x?xf16> {
  %c3 = arith.constant 3 : index
  %e = memref.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [%a, %c3, %b, %b, %c] : memref<?xf16> into memref<?x?x?x?x?xf16>
  %r = memref.collapse_shape %e [[0, 1], [2, 3, 4]] : memref<?x?x?x?x?xf16> into memref<?x?xf16>
  return %r : memref<?x?xf16>
}
//--- out
module {
  func.func @products(%arg0: memref<?xf16>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf16> {
    %c32 = arith.constant 32 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg1, %c2 : index
    %1 = arith.muli %arg2, %arg3 : index
    %2 = arith.muli %1, %c32 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, %2] : memref<?xf16> into memref<?x?xf16>
    return %expand_shape : memref<?x?xf16>
  }
  func.func @collapsed(%arg0: memref<?x?x4xf16>, %arg1: index, %arg2: index) -> memref<?x4xf16> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x4xf16> into memref<?x4xf16>
    return %collapse_shape : memref<?x4xf16>
  }
  func.func @not_nested(%arg0: memref<?x8xf16>, %arg1: index, %arg2: index) -> memref<?x?x2xf16> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, %arg2, 4, 2] : memref<?x8xf16> into memref<?x?x4x2xf16>
    %collapse_shape = memref.collapse_shape %expand_shape [[0], [1, 2], [3]] : memref<?x?x4x2xf16> into memref<?x?x2xf16>
    return %collapse_shape : memref<?x?x2xf16>
  }
  func.func @expanded(%arg0: memref<12x8xf16>) -> memref<3x4x4x2xf16> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [3, 4, 4, 2] : memref<12x8xf16> into memref<3x4x4x2xf16>
    return %expand_shape : memref<3x4x4x2xf16>
  }
  func.func @fewer(%arg0: memref<12x8xf16>) -> memref<6x2x8xf16> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [6, 2, 8] : memref<12x8xf16> into memref<6x2x8xf16>
    return %expand_shape : memref<6x2x8xf16>
  }
  func.func @across(%arg0: memref<12x8xf16>) -> memref<3x2x16xf16> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2], [3]] output_shape [3, 2, 2, 8] : memref<12x8xf16> into memref<3x2x2x8xf16>
    %collapse_shape = memref.collapse_shape %expand_shape [[0], [1], [2, 3]] : memref<3x2x2x8xf16> into memref<3x2x16xf16>
    return %collapse_shape : memref<3x2x16xf16>
  }
  func.func @constants(%arg0: memref<?xf16>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf16> {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg1, %c3 : index
    %1 = arith.muli %arg2, %arg2 : index
    %2 = arith.muli %1, %arg3 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, %2] : memref<?xf16> into memref<?x?xf16>
    return %expand_shape : memref<?x?xf16>
  }
}

