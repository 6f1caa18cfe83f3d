// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// A reshape that changes nothing folds away.
func.func private @s(memref<?xi32, strided<[?], offset: ?>>)
func.func @a(%v1: memref<3xi32>) {
  %v6 = memref.collapse_shape %v1 [[0]] : memref<3xi32> into memref<3xi32>
  %v7 = memref.cast %v6 : memref<3xi32> to memref<?xi32, strided<[?], offset: ?>>
  func.call @s(%v7) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  return
}
//--- out
module {
  func.func private @s(memref<?xi32, strided<[?], offset: ?>>)
  func.func @a(%arg0: memref<3xi32>) {
    %cast = memref.cast %arg0 : memref<3xi32> to memref<?xi32, strided<[?], offset: ?>>
    call @s(%cast) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @s(memref<?xi32, strided<[?], offset: ?>>)
  func.func @a(%arg0: memref<3xi32>) {
    %cast = memref.cast %arg0 : memref<3xi32> to memref<?xi32, strided<[?], offset: ?>>
    call @s(%cast) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
    return
  }
}

