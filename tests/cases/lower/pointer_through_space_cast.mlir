// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// In release 19 the aligned pointer is looked for behind casts, to another space too.
func.func @f(%m: memref<4x6xf32>) -> (index, index) {
  %s = memref.memory_space_cast %m : memref<4x6xf32> to memref<4x6xf32, 1>
  %p = memref.extract_aligned_pointer_as_index %s : memref<4x6xf32, 1> -> index
  %c = memref.cast %s : memref<4x6xf32, 1> to memref<?x?xf32, 1>
  %q = memref.extract_aligned_pointer_as_index %c : memref<?x?xf32, 1> -> index
  return %p, %q : index, index
}
//--- out
module {
  func.func @f(%arg0: memref<4x6xf32>) -> (index, index) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x6xf32> to memref<4x6xf32, 1>
    %intptr = memref.extract_aligned_pointer_as_index %memspacecast : memref<4x6xf32, 1> -> index
    %cast = memref.cast %memspacecast : memref<4x6xf32, 1> to memref<?x?xf32, 1>
    %intptr_0 = memref.extract_aligned_pointer_as_index %cast : memref<?x?xf32, 1> -> index
    return %intptr, %intptr_0 : index, index
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<4x6xf32>) -> (index, index) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x6xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg0 : memref<4x6xf32> -> index
    return %intptr, %intptr_0 : index, index
  }
}

