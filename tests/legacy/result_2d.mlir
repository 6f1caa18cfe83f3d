func.func @foo(%m: memref<?x?xf32>) -> memref<?x?xf32> {
  return %m : memref<?x?xf32>
}
