// mlir-opt-22 --expand-strided-metadata ends by a signal, and so does mlir-opt-19.
func.func @f(%m: memref<?xi32>, %a: index, %b: index) -> memref<?x?xi32> {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xi32> into memref<?x?xi32>
  return %v : memref<?x?xi32>
}
