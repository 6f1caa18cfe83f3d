// RUN: lowir opt --canonicalize
// Sizes whose product is no number of 64 bits stay apart.
// DIFFERS: mlir-opt multiplies modulo 2^64, so that nothing is left here
func.func @large(%x: memref<?xi8>, %a: index, %b: index, %c: index) -> memref<?x?xi8> {
  %e = memref.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [%a, %b, %c, 1099511627776, 1099511627776] : memref<?xi8> into memref<?x?x?x1099511627776x1099511627776xi8>
  %r = memref.collapse_shape %e [[0, 1], [2, 3, 4]] : memref<?x?x?x1099511627776x1099511627776xi8> into memref<?x?xi8>
  return %r : memref<?x?xi8>
}
//--- out
module {
  func.func @large(%arg0: memref<?xi8>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xi8> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2, 3, 4]] output_shape [%arg1, %arg2, %arg3, 1099511627776, 1099511627776] : memref<?xi8> into memref<?x?x?x1099511627776x1099511627776xi8>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1], [2, 3, 4]] : memref<?x?x?x1099511627776x1099511627776xi8> into memref<?x?xi8>
    return %collapse_shape : memref<?x?xi8>
  }
}

