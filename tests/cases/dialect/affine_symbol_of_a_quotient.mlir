// RUN: lowir opt
// A quotient rounded down is taken for total: a symbol is what it makes of symbols.
func.func @symbol(%m: memref<?xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %q = arith.floordivsi %n, %n : index
    %x = affine.load %m[symbol(%q)] : memref<?xf32>
    affine.store %x, %m[0] : memref<?xf32>
  }
  return
}
//--- out
module {
  func.func @symbol(%arg0: memref<?xf32>, %arg1: index) {
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %0 = arith.floordivsi %arg1, %arg1 : index
      %1 = affine.load %arg0[symbol(%0)] : memref<?xf32>
      affine.store %1, %arg0[0] : memref<?xf32>
    }
    return
  }
}

