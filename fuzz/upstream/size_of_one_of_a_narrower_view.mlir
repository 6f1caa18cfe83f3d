// mlir-opt-22 --canonicalize --expand-strided-metadata gives twice the stride of dimension 1 instead of three times that of
// dimension 0: the size of 1 becomes static, and then dimension 0 is taken for one that the view left out. With strides that
// are not known, canonicalization crashes on the same.
func.func @f(%m: memref<2x?x?x?xi24>, %a: index, %b: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, %a, %b, 0] [%c1, 1, %b, 1] [3, 2, 1, 1] : memref<2x?x?x?xi24> to memref<?x?xi24, strided<[?, ?], offset: ?>>
  %q, %o, %s0, %s1, %t0, %t1 = memref.extract_strided_metadata %v : memref<?x?xi24, strided<[?, ?], offset: ?>> -> memref<i24>, index, index, index, index, index
  return %t0, %s0 : index, index
}
