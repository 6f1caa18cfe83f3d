// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// The pointer of a cast is that of what was cast in 19 only; that of a view of a part is that of what it views.
func.func @a(%v1: memref<?x2xi16>) -> (index) {
  %v16 = memref.cast %v1 : memref<?x2xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  %v34 = memref.extract_aligned_pointer_as_index %v16 : memref<?x?xi16, strided<[?, ?], offset: ?>> -> index
  return %v34 : index
}
func.func @b(%v1: memref<?x2xi16>) -> (index) {
  %v16 = memref.reinterpret_cast %v1 to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<?x2xi16> to memref<1x1xi16>
  %v34 = memref.extract_aligned_pointer_as_index %v16 : memref<1x1xi16> -> index
  return %v34 : index
}
func.func @c(%v1: memref<?x2xi16>) -> (index) {
  %v16 = memref.subview %v1[1, 0][1, 1][1, 1] : memref<?x2xi16> to memref<1x1xi16, strided<[2, 1], offset: 2>>
  %v34 = memref.extract_aligned_pointer_as_index %v16 : memref<1x1xi16, strided<[2, 1], offset: 2>> -> index
  return %v34 : index
}
func.func @d(%v1: memref<?x2xi16>) -> (index) {
  %v15 = memref.cast %v1 : memref<?x2xi16> to memref<*xi16>
  %v16 = memref.cast %v15 : memref<*xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  %v34 = memref.extract_aligned_pointer_as_index %v16 : memref<?x?xi16, strided<[?, ?], offset: ?>> -> index
  return %v34 : index
}
func.func @e(%v1: memref<?x2xi16>) -> (index) {
  %v16 = memref.transpose %v1 (i, j) -> (j, i) : memref<?x2xi16> to memref<2x?xi16, strided<[1, 2]>>
  %v34 = memref.extract_aligned_pointer_as_index %v16 : memref<2x?xi16, strided<[1, 2]>> -> index
  return %v34 : index
}
//--- out
module {
  func.func @a(%arg0: memref<?x2xi16>) -> index {
    %cast = memref.cast %arg0 : memref<?x2xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?x?xi16, strided<[?, ?], offset: ?>> -> index
    return %intptr : index
  }
  func.func @b(%arg0: memref<?x2xi16>) -> index {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x2xi16> -> index
    return %intptr : index
  }
  func.func @c(%arg0: memref<?x2xi16>) -> index {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x2xi16> -> index
    return %intptr : index
  }
  func.func @d(%arg0: memref<?x2xi16>) -> index {
    %cast = memref.cast %arg0 : memref<?x2xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?x?xi16, strided<[?, ?], offset: ?>> -> index
    return %intptr : index
  }
  func.func @e(%arg0: memref<?x2xi16>) -> index {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x2xi16> to memref<2x?xi16, strided<[1, 2]>>
    %intptr = memref.extract_aligned_pointer_as_index %transpose : memref<2x?xi16, strided<[1, 2]>> -> index
    return %intptr : index
  }
}

//--- out 2
module {
  func.func @a(%arg0: memref<?x2xi16>) -> index {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x2xi16> -> index
    return %intptr : index
  }
  func.func @b(%arg0: memref<?x2xi16>) -> index {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x2xi16> -> index
    return %intptr : index
  }
  func.func @c(%arg0: memref<?x2xi16>) -> index {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x2xi16> -> index
    return %intptr : index
  }
  func.func @d(%arg0: memref<?x2xi16>) -> index {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x2xi16> -> index
    return %intptr : index
  }
  func.func @e(%arg0: memref<?x2xi16>) -> index {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x2xi16> to memref<2x?xi16, strided<[1, 2]>>
    %intptr = memref.extract_aligned_pointer_as_index %transpose : memref<2x?xi16, strided<[1, 2]>> -> index
    return %intptr : index
  }
}

