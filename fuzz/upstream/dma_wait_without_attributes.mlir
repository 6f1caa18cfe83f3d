// mlir-opt-22 crashes: the verifier asks for the map before anyone has seen whether it is there.
func.func @f(%m: memref<1xi32>, %i: index) {
  "affine.dma_wait"(%m, %i, %i) : (memref<1xi32>, index, index) -> ()
  return
}
