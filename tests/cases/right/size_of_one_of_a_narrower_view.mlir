// RUN: lowir opt --canonicalize
// A size of a view that turns out to be 1 stays a value where it would look as if another dimension was left out.
// DIFFERS: mlir-opt takes the stride of another dimension for that of the first then, or crashes
func.func @f(%m: memref<2x?x?x?xi24>, %a: index, %b: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, %a, %b, 0] [%c1, 1, %b, 1] [3, 2, 1, 1] : memref<2x?x?x?xi24> to memref<?x?xi24, strided<[?, ?], offset: ?>>
  %q, %o, %s0, %s1, %t0, %t1 = memref.extract_strided_metadata %v : memref<?x?xi24, strided<[?, ?], offset: ?>> -> memref<i24>, index, index, index, index, index
  return %t0, %s0 : index, index
}
//--- out
module {
  func.func @f(%arg0: memref<2x?x?x?xi24>, %arg1: index, %arg2: index) -> (index, index) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[0, %arg1, %arg2, 0] [%c1, 1, %arg2, 1] [3, 2, 1, 1] : memref<2x?x?x?xi24> to memref<?x?xi24, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %subview : memref<?x?xi24, strided<[?, ?], offset: ?>> -> memref<i24>, index, index, index, index, index
    return %strides#0, %sizes#0 : index, index
  }
}

