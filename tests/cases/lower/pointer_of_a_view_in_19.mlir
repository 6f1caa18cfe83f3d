// RUN: lowir opt --expand-strided-metadata --compat=19
// DIFFERS: mlir-opt-19 takes the pointer of a view of bytes for that of the bytes, though the view may begin elsewhere
func.func @f(%m: memref<48xi8>, %n: index) -> index {
  %v = memref.view %m[%n][] : memref<48xi8> to memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4xi32> -> index
  return %p : index
}
//--- out
module {
  func.func @f(%arg0: memref<48xi8>, %arg1: index) -> index {
    %view = memref.view %arg0[%arg1][] : memref<48xi8> to memref<4xi32>
    %intptr = memref.extract_aligned_pointer_as_index %view : memref<4xi32> -> index
    return %intptr : index
  }
}

