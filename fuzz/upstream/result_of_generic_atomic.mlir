// mlir-opt-22 --finalize-memref-to-llvm: the result becomes what `llvm.cmpxchg` loaded, the value before, where the
// documentation of the operation says that it is the latest value stored.
func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %one = arith.constant 1 : i32
    %new = arith.addi %old, %one : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
