// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// Blocks that do the same become one, as the driver of upstream's patterns does on every pass that uses it.
func.func private @g(i32)
func.func @f(%c: i1, %a: i32, %b: i32, %m: memref<8xf32>, %i: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %v = memref.subview %m[%i] [%i] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: ?>>
  cf.cond_br %c, ^x, ^y
^x:
  func.call @g(%a) : (i32) -> ()
  cf.br ^z
^y:
  func.call @g(%b) : (i32) -> ()
  cf.br ^z
^z:
  return %v : memref<?xf32, strided<[1], offset: ?>>
}
//--- out
module {
  func.func private @g(i32)
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<8xf32>, %arg4: index) -> memref<?xf32, strided<[1], offset: ?>> {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<8xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%arg4], sizes: [%arg4], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    call @g(%0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>>
  }
}

//--- out 2
module {
  func.func private @g(i32)
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<8xf32>, %arg4: index) -> memref<?xf32, strided<[1], offset: ?>> {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<8xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%arg4], sizes: [%arg4], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    call @g(%0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>>
  }
}

