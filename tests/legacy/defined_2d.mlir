func.func @foo(%m: memref<?x?xf32>) {
  return
}
