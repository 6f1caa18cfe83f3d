// RUN: lowir opt --allow-unregistered-dialect
// A region that ends otherwise was not looked at, and the custom form, which does not print it, gave the operation another.

func.func @f(%m0: memref<4xf32>, %m1: memref<3xf32>) {
  "linalg.copy"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "other.yield"(%b0) : (f32) -> ()
  }) : (memref<4xf32>, memref<3xf32>) -> ()
  return
}
//--- err
fail_linalg_region_without_yield.mlir:5:3: error: 'linalg.copy' op expects its region to end with 'linalg.yield' [implicit-terminator]
  "linalg.copy"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^~~~~~~~~~~~~
