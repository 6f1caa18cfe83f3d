// RUN: lowir opt --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
// RUN: lowir opt --compat=19 --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
// Merged constants have no place; in release 19 neither have those that moved.
func.func @f(%m: memref<?xi32>) -> i32 {
  %a = arith.constant 42 : i32 loc("one":1:1)
  %b = arith.constant 42 : i32 loc("two":2:2)
  %i = arith.constant 0 : index loc("index":3:3)
  memref.store %a, %m[%i] : memref<?xi32>
  memref.store %b, %m[%i] : memref<?xi32>
  %c = arith.constant 7 : i32 loc("moved":4:4)
  %d = arith.addi %c, %b : i32 loc("folded":5:5)
  return %d : i32
}
//--- out
module {
  func.func @f(%arg0: memref<?xi32> loc("constant_locations.mlir":4:14)) -> i32 {
    %c49_i32 = arith.constant 49 : i32 loc("folded":5:5)
    %c42_i32 = arith.constant 42 : i32 loc(unknown)
    %c0 = arith.constant 0 : index loc("index":3:3)
    memref.store %c42_i32, %arg0[%c0] : memref<?xi32> loc("constant_locations.mlir":8:3)
    memref.store %c42_i32, %arg0[%c0] : memref<?xi32> loc("constant_locations.mlir":9:3)
    return %c49_i32 : i32 loc("constant_locations.mlir":12:3)
  } loc("constant_locations.mlir":4:1)
} loc("constant_locations.mlir":0:0)
//--- out 2
module {
  func.func @f(%arg0: memref<?xi32> loc("constant_locations.mlir":4:14)) -> i32 {
    %c49_i32 = arith.constant 49 : i32 loc(unknown)
    %c42_i32 = arith.constant 42 : i32 loc(unknown)
    %c0 = arith.constant 0 : index loc("index":3:3)
    memref.store %c42_i32, %arg0[%c0] : memref<?xi32> loc("constant_locations.mlir":8:3)
    memref.store %c42_i32, %arg0[%c0] : memref<?xi32> loc("constant_locations.mlir":9:3)
    return %c49_i32 : i32 loc("constant_locations.mlir":12:3)
  } loc("constant_locations.mlir":4:1)
} loc("constant_locations.mlir":0:0)
