func.func private @qux(memref<?x?xf32>)
