// RUN: lowir opt --split-input-file
// Transfers are indexed by loop counters and symbols, of memrefs, with numbers at the end.
func.func @f(%m: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    %p = arith.muli %i, %n : index
    affine.dma_start %m[%p], %m[%i], %t[%n], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  }
  return
}
// -----
func.func @f(%t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    %p = arith.muli %i, %n : index
    affine.dma_wait %t[%p], %n : memref<1xi32>
  }
  return
}
// -----
func.func @f(%t: memref<1xi32>, %n: index) {
  affine.dma_wait %t[%n], %n, %n : memref<1xi32>
  return
}
//--- out
// -----
// -----
//--- err
fail_affine_dma.mlir:6:5: error: 'affine.dma_start' op index must be a valid dimension or symbol identifier [affine-operand]
    affine.dma_start %m[%p], %m[%i], %t[%n], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
    ^~~~~~~~~~~~~~~~
fail_affine_dma.mlir:14:5: error: 'affine.dma_wait' op index must be a valid dimension or symbol identifier [affine-operand]
    affine.dma_wait %t[%p], %n : memref<1xi32>
    ^~~~~~~~~~~~~~~
fail_affine_dma.mlir:20:3: error: 'affine.dma_wait' op ends with the number of elements, and a start may add stride and elements per stride [operand-count]
  affine.dma_wait %t[%n], %n, %n : memref<1xi32>
  ^~~~~~~~~~~~~~~
