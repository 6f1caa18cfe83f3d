// RUN: lowir opt --canonicalize --mlir-print-local-scope
// DIFFERS: mlir-opt has twice the remainder
func.func @f(%n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (s0 * s0 + d0 mod s0 + d0 * s0)>(%i)[%n]
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = 0 to 10 {
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 + s0 * s0 + d0 * s0)>(%arg2)[%arg0]
      memref.store %0, %arg1[%0] : memref<?xindex>
    }
    return
  }
}
