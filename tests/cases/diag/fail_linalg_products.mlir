// RUN: lowir opt -split-input-file
// The region of a product: both first arguments multiplied and added to the third, by operations of one kind.
func.func @f(%m0: memref<2x3xf32>, %m1: memref<3x4xf32>, %m2: memref<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b0, %b0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<2x3xf32>, %m1: memref<3x4xf32>, %m2: memref<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b2, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<2x3xf32>, %m1: memref<3x4xf32>, %m2: memref<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b0, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b1, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<2x3xf32>, %m1: memref<3x4xf32>, %m2: memref<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b0, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.subf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<2x3xf32>, %m1: memref<3x4xf32>, %m2: memref<2x4xf32>) {
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.mulf"(%b0, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%m0: memref<3xf32>, %m1: memref<3xf32>, %m2: memref<f32>) {
  "linalg.dot"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %0 = "arith.subf"(%b0, %b1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%b2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<3xf32>, memref<3xf32>, memref<f32>) -> ()
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
//--- err
fail_linalg_products.mlir:4:3: error: 'linalg.matmul' op has a region that adds a product of its first two arguments to the third [no-product]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_products.mlir:14:3: error: 'linalg.matmul' op has a region that adds a product of its first two arguments to the third [no-product]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_products.mlir:24:3: error: 'linalg.matmul' op has a region that adds a product of its first two arguments to the third [no-product]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_products.mlir:34:3: error: 'linalg.matmul' op has a region that adds a product of its first two arguments to the third [no-product]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_products.mlir:44:3: error: 'linalg.matmul' op has a region that adds a product of its first two arguments to the third [no-product]
  "linalg.matmul"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_products.mlir:54:3: error: 'linalg.dot' op has a region that adds a product of its first two arguments to the third [no-product]
  "linalg.dot"(%m0, %m1, %m2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^~~~~~~~~~~~
