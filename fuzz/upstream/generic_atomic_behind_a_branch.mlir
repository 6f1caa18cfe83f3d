// mlir-opt-22 --convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm leaves memref.generic_atomic_rmw and ends with 0.
func.func @f(%x: i32, %m: memref<1xi32>, %c: i1) -> i32 {
  scf.if %c {
  }
  %i = arith.constant 0 : index
  %r = memref.generic_atomic_rmw %m[%i] : memref<1xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %x : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
