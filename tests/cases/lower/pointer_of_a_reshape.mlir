// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// In 22 the pointer of a reshape is that of the base that the reshape is made of, in 19 that of what was reshaped.
func.func private @use(index)
func.func @a(%v18: memref<3x4xi16>, %v22: i1) {
  %v21 = memref.expand_shape %v18 [[0], [1, 2]] output_shape [3, 4, 1] : memref<3x4xi16> into memref<3x4x1xi16>
  %v27 = memref.extract_aligned_pointer_as_index %v21 : memref<3x4x1xi16> -> index
  func.call @use(%v27) : (index) -> ()
  return
}
func.func @b(%v18: memref<3x4xi16>, %v22: i1) {
  %v21 = memref.expand_shape %v18 [[0], [1, 2]] output_shape [3, 4, 1] : memref<3x4xi16> into memref<3x4x1xi16>
  scf.if %v22 {
  %v27 = memref.extract_aligned_pointer_as_index %v21 : memref<3x4x1xi16> -> index
  func.call @use(%v27) : (index) -> ()
  }
  return
}
func.func @c(%v18: memref<3x4xi16>, %v22: i1) {
  %v21 = memref.subview %v18 [0, 0] [2, 2] [1, 1] : memref<3x4xi16> to memref<2x2xi16, strided<[4, 1]>>
  scf.if %v22 {
  %v27 = memref.extract_aligned_pointer_as_index %v21 : memref<2x2xi16, strided<[4, 1]>> -> index
  func.call @use(%v27) : (index) -> ()
  }
  return
}
func.func @d(%v18: memref<3x4xi16>, %v22: i1) {
  cf.cond_br %v22, ^a, ^b
^a:
  %v21 = memref.subview %v18 [0, 0] [2, 2] [1, 1] : memref<3x4xi16> to memref<2x2xi16, strided<[4, 1]>>
  cf.br ^c
^c:
  %v27 = memref.extract_aligned_pointer_as_index %v21 : memref<2x2xi16, strided<[4, 1]>> -> index
  func.call @use(%v27) : (index) -> ()
  return
^b:
  return
}
//--- out
module {
  func.func private @use(index)
  func.func @a(%arg0: memref<3x4xi16>, %arg1: i1) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<3x4xi16> -> memref<i16>, index, index, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<i16> -> index
    call @use(%intptr) : (index) -> ()
    return
  }
  func.func @b(%arg0: memref<3x4xi16>, %arg1: i1) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<3x4xi16> -> memref<i16>, index, index, index, index, index
    scf.if %arg1 {
      %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<i16> -> index
      func.call @use(%intptr) : (index) -> ()
    }
    return
  }
  func.func @c(%arg0: memref<3x4xi16>, %arg1: i1) {
    scf.if %arg1 {
      %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<3x4xi16> -> index
      func.call @use(%intptr) : (index) -> ()
    }
    return
  }
  func.func @d(%arg0: memref<3x4xi16>, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<3x4xi16> -> index
    call @use(%intptr) : (index) -> ()
    return
  ^bb3:  // pred: ^bb0
    return
  }
}

//--- out 2
module {
  func.func private @use(index)
  func.func @a(%arg0: memref<3x4xi16>, %arg1: i1) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<3x4xi16> -> index
    call @use(%intptr) : (index) -> ()
    return
  }
  func.func @b(%arg0: memref<3x4xi16>, %arg1: i1) {
    scf.if %arg1 {
      %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<3x4xi16> -> index
      func.call @use(%intptr) : (index) -> ()
    }
    return
  }
  func.func @c(%arg0: memref<3x4xi16>, %arg1: i1) {
    scf.if %arg1 {
      %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<3x4xi16> -> index
      func.call @use(%intptr) : (index) -> ()
    }
    return
  }
  func.func @d(%arg0: memref<3x4xi16>, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<3x4xi16> -> index
    call @use(%intptr) : (index) -> ()
    return
  ^bb3:  // pred: ^bb0
    return
  }
}

