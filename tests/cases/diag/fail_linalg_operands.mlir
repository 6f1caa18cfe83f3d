// RUN: lowir opt -split-input-file
// What is written has a shape; the element of what is no memref is itself; sizes along a dimension are one; a fill takes a scalar.
func.func @f(%m0: f32, %m1: f32) {
  "linalg.fill"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (f32, f32) -> ()
  return
}
// -----
func.func @f(%m0: memref<2x3xf32>, %m1: memref<3x4xf32>, %m2: vector<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b0, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<2x3xf32>, memref<3x4xf32>, vector<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<2x5xf32>, %m1: memref<3x4xf32>, %m2: memref<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b0, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<2x5xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<f32>, %m1: memref<4xf32>) {
  "linalg.fill"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (memref<f32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<4xf32>, %m1: memref<3xf32>) {
  "linalg.copy"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (memref<4xf32>, memref<3xf32>) -> ()
  return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_linalg_operands.mlir:4:3: error: 'linalg.fill' op operand #1 must be variadic of shaped of any type values, but got 'f32' [operand-type]
  "linalg.fill"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^~~~~~~~~~~~~
fail_linalg_operands.mlir:3:24: note: the operand ('outputs') is defined here
func.func @f(%m0: f32, %m1: f32) {
                       ^~~
fail_linalg_operands.mlir:12:3: error: 'linalg.matmul' op has a region whose arguments are the elements of its operands [region-arguments]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_operands.mlir:22:3: error: 'linalg.matmul' op has operands of different sizes along one dimension [size-mismatch]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_operands.mlir:32:3: error: 'linalg.fill' op fills with a scalar [no-scalar]
  "linalg.fill"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^~~~~~~~~~~~~
fail_linalg_operands.mlir:40:3: error: 'linalg.copy' op has operands of different sizes along one dimension [size-mismatch]
  "linalg.copy"(%m0, %m1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^~~~~~~~~~~~~
