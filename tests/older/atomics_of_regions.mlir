// 2020: atomic updates by a region
func @f(%m: memref<10xi32>, %i: index) -> i32 {
  %0 = generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%x: i32):
    %y = addi %x, %x : i32
    atomic_yield %y : i32
  }
  return %0 : i32
}
//--- today
func.func @f(%m: memref<10xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    memref.atomic_yield %y : i32
  }
  return %0 : i32
}
