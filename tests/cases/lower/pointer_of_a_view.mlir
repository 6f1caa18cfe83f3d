// RUN: lowir opt --compat=19 --expand-strided-metadata
// DIFFERS: mlir-opt-19 takes the aligned pointer of what `memref.view` views for that of the view, which begins further on
// The pointer of a view stays.
func.func @f(%a: memref<48xi8>, %i: index) -> index {
  %v = memref.view %a[%i][] : memref<48xi8> to memref<2x2xf64>
  %p = memref.extract_aligned_pointer_as_index %v : memref<2x2xf64> -> index
  return %p : index
}
//--- out
module {
  func.func @f(%arg0: memref<48xi8>, %arg1: index) -> index {
    %view = memref.view %arg0[%arg1][] : memref<48xi8> to memref<2x2xf64>
    %intptr = memref.extract_aligned_pointer_as_index %view : memref<2x2xf64> -> index
    return %intptr : index
  }
}

