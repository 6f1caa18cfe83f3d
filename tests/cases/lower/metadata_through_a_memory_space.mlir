// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// The view of memory in another space is one of the memory that was cast; in 19 the cast stays before it.
func.func private @s(memref<i32, strided<[], offset: ?>, 1>)
func.func private @t(memref<?xi32>)
func.func @b(%v5: memref<6xi32>, %q: memref<?xi32>) {
  %v8 = memref.memory_space_cast %v5 : memref<6xi32> to memref<6xi32, 1>
  func.call @t(%q) : (memref<?xi32>) -> ()
  %v17 = memref.subview %v8[5] [1] [2] : memref<6xi32, 1> to memref<i32, strided<[], offset: 5>, 1>
  %v18 = memref.cast %v17 : memref<i32, strided<[], offset: 5>, 1> to memref<i32, strided<[], offset: ?>, 1>
  func.call @s(%v18) : (memref<i32, strided<[], offset: ?>, 1>) -> ()
  %v20 = memref.extract_aligned_pointer_as_index %v17 : memref<i32, strided<[], offset: 5>, 1> -> index
  return
}
//--- out
module {
  func.func private @s(memref<i32, strided<[], offset: ?>, 1>)
  func.func private @t(memref<?xi32>)
  func.func @b(%arg0: memref<6xi32>, %arg1: memref<?xi32>) {
    call @t(%arg1) : (memref<?xi32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xi32> -> memref<i32>, index, index, index
    %memspacecast = memref.memory_space_cast %base_buffer : memref<i32> to memref<i32, 1>
    %reinterpret_cast = memref.reinterpret_cast %memspacecast to offset: [5], sizes: [], strides: [] : memref<i32, 1> to memref<i32, strided<[], offset: 5>, 1>
    %cast = memref.cast %reinterpret_cast : memref<i32, strided<[], offset: 5>, 1> to memref<i32, strided<[], offset: ?>, 1>
    call @s(%cast) : (memref<i32, strided<[], offset: ?>, 1>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @s(memref<i32, strided<[], offset: ?>, 1>)
  func.func private @t(memref<?xi32>)
  func.func @b(%arg0: memref<6xi32>, %arg1: memref<?xi32>) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<6xi32> to memref<6xi32, 1>
    call @t(%arg1) : (memref<?xi32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %memspacecast : memref<6xi32, 1> -> memref<i32, 1>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [5], sizes: [], strides: [] : memref<i32, 1> to memref<i32, strided<[], offset: 5>, 1>
    %cast = memref.cast %reinterpret_cast : memref<i32, strided<[], offset: 5>, 1> to memref<i32, strided<[], offset: ?>, 1>
    call @s(%cast) : (memref<i32, strided<[], offset: ?>, 1>) -> ()
    return
  }
}

