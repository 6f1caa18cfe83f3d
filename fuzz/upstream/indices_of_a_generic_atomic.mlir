// mlir-opt-22 accepts a memref.generic_atomic_rmw with fewer or more indices than its memory has dimensions (a mutant of memory
// 1600225), and lowers it to an address that has nothing to do with them.
func.func @f(%m: memref<4x4xi32>, %i: index) -> i32 {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%a: i32):
    "memref.atomic_yield"(%a) : (i32) -> ()
  }) : (memref<4x4xi32>, index) -> i32
  return %0 : i32
}
