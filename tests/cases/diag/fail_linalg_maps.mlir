// RUN: lowir opt --split-input-file
// What operands and maps of linalg do not fit each other in.
func.func @too_many_operands(%a: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s, %s : f32, f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @inputs_of_a_fill(%x: f32, %a: memref<4xf32>) {
  "linalg.fill"(%x, %x, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%p: f32, %q: f32, %r: f32):
    linalg.yield %p : f32
  }) : (f32, f32, memref<4xf32>) -> ()
  return
}
// -----
func.func @two_outputs_of_a_product(%a: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s, %s : f32, f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @dimension_without_a_size(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @dimension_in_a_sum(%a: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d0 + d1)>], iterator_types = ["parallel", "reduction"]} outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @below_zero(%a: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, -d0)>], iterator_types = ["parallel"]} outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @beyond_the_end(%a: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, d0 + 1)>], iterator_types = ["parallel"]} outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @tensor_beside_memory(%a: tensor<4xf32>, %b: memref<4xf32>) {
  linalg.copy ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @iterator(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["window"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_linalg_maps.mlir:4:3: error: 'linalg.matmul' op has one operand to write to, and as many to read as its name says [operand-count]
  "linalg.matmul"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 2>}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_maps.mlir:14:3: error: 'linalg.fill' op has one operand to write to, and as many to read as its name says [operand-count]
  "linalg.fill"(%x, %x, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^~~~~~~~~~~~~
fail_linalg_maps.mlir:22:3: error: 'linalg.matmul' op has one operand to write to, and as many to read as its name says [operand-count]
  "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^~~~~~~~~~~~~~~
fail_linalg_maps.mlir:32:3: error: 'linalg.generic' op has maps one of which gives each dimension as it is [indexing-map]
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg_maps.mlir:40:3: error: 'linalg.generic' op has maps one of which gives each dimension as it is [indexing-map]
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d0 + d1)>], iterator_types = ["parallel", "reduction"]} outs(%a : memref<4x4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg_maps.mlir:48:3: error: 'linalg.generic' op has a map that leads below 0 [negative-index]
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, -d0)>], iterator_types = ["parallel"]} outs(%a : memref<4x4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg_maps.mlir:56:3: error: 'linalg.generic' op has operands of different sizes along one dimension [size-mismatch]
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, d0 + 1)>], iterator_types = ["parallel"]} outs(%a : memref<4x4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg_maps.mlir:64:3: error: 'linalg.copy' op works on tensors or on memory, not on both [operand-kinds]
  linalg.copy ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>)
  ^~~~~~~~~~~
fail_linalg_maps.mlir:69:18: error: an iterator type is "parallel" or "reduction" [unknown-iterator]
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["window"]} outs(%a : memref<4xf32>) {
                 ^
