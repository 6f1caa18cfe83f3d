// RUN: lowir opt -split-input-file
// Results of other shapes, masks of other sizes.
func.func @f(%m: memref<8x8xi32>, %v: vector<2x4xi32>, %i: index) {
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2x4xi32>, memref<8x8xi32>, index, index) -> vector<2x4xi32>
  return
}
// -----
func.func @f(%m: memref<8x8xi32>, %v: vector<2x4xi32>, %i: index) {
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2x4xi32>, memref<8x8xi32>, index, index) -> tensor<2x4xi32>
  return
}
// -----
func.func @f(%m: tensor<8x8xi32>, %v: vector<2x4xi32>, %i: index) {
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2x4xi32>, tensor<8x8xi32>, index, index) -> tensor<2x4xi32>
  return
}
// -----
func.func @f(%m: tensor<8x8xi32>, %v: vector<2x4xi32>, %i: index) {
  "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2x4xi32>, tensor<8x8xi32>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<8xf32>, %a1: index, %a2: vector<4xi1>, %a3: vector<[4]xf32>) {
  %0 = "vector.maskedload"(%a0, %a1, %a2, %a3) : (memref<8xf32>, index, vector<4xi1>, vector<[4]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<[4]xi1>
  return
}
// -----
func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5>}> : () -> vector<4xi1>
  return
}
// -----
func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 0>}> : () -> vector<2x4xi1>
  return
}
// -----
func.func @f(%a0: index) {
  %0 = "vector.create_mask"(%a0) : (index) -> vector<2x[4]xi1>
  return
}
// -----
func.func @f(%v: vector<2x[4]xf32>, %a: vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a0: memref<8xf32>, %a1: index, %a2: f32, %a3: vector<4xi1>) {
  %0 = "vector.transfer_read"(%a0, %a1, %a2, %a3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index, f32, vector<4xi1>) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: memref<8xf32>, %a2: index, %a3: vector<4xi1>) {
  "vector.transfer_write"(%a0, %a1, %a2, %a3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<[4]xf32>, memref<8xf32>, index, vector<4xi1>) -> ()
  return
}
// -----
func.func @f(%a0: memref<4xf32>) {
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<2xf32>>
  return
}
// -----
func.func @f(%a0: memref<4xf32>) {
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<4xi32>>
  return
}
// -----
func.func @f(%a0: memref<4xf32, 1>) {
  %0 = "vector.type_cast"(%a0) : (memref<4xf32, 1>) -> memref<vector<4xf32>>
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
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_vector_shapes.mlir:4:8: error: 'vector.transfer_write' op result #0 must be ranked tensor of any type values, but got 'vector<2x4xi32>' [result-type]
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentS...
       ^~~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:9:8: error: 'vector.transfer_write' has a result of the type of the tensor that it writes to, and none for memory [vector]
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentS...
       ^~~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:14:8: error: 'vector.transfer_write' has a result of the type of the tensor that it writes to, and none for memory [vector]
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentS...
       ^~~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:19:3: error: 'vector.transfer_write' has a result of the type of the tensor that it writes to, and none for memory [vector]
  "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<2x4xi32>, tensor<8x8xi32>, index, index) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:24:8: error: 'vector.maskedload' op failed to verify that all of {pass_thru, result} have same type [type-rule]
  %0 = "vector.maskedload"(%a0, %a1, %a2, %a3) : (memref<8xf32>, index, vector<4xi1>, vector<[4]xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:29:8: error: 'vector.constant_mask' has sizes inside of its result, all or nothing of a scalable dimension, and all 0 if one is [vector]
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<[4]xi1>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:34:8: error: 'vector.constant_mask' has sizes inside of its result, all or nothing of a scalable dimension, and all 0 if one is [vector]
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5>}> : () -> vector<4xi1>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:39:8: error: 'vector.constant_mask' has sizes inside of its result, all or nothing of a scalable dimension, and all 0 if one is [vector]
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 0>}> : () -> vector<2x4xi1>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:44:8: error: 'vector.create_mask' has a size for each dimension of its result [vector]
  %0 = "vector.create_mask"(%a0) : (index) -> vector<2x[4]xi1>
       ^~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:49:8: error: 'vector.multi_reduction' has a result of the elements and the other dimensions of its operand [vector]
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x[4]xf32> to vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:54:8: error: 'vector.transfer_read' has a mask of the sizes of its vector, in the order of the dimensions of its memory [vector]
  %0 = "vector.transfer_read"(%a0, %a1, %a2, %a3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index, f32, vector<4xi1>) -> vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:59:3: error: 'vector.transfer_write' has a mask of the sizes of its vector, in the order of the dimensions of its memory [vector]
  "vector.transfer_write"(%a0, %a1, %a2, %a3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<[4]xf32>, memref<8xf32>, index, vector<4xi1>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:64:8: error: 'vector.type_cast' takes a memref to one of the same shape, elements and memory space [vector]
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<2xf32>>
       ^~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:69:8: error: 'vector.type_cast' takes a memref to one of the same shape, elements and memory space [vector]
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<4xi32>>
       ^~~~~~~~~~~~~~~~~~
fail_vector_shapes.mlir:74:8: error: 'vector.type_cast' takes a memref to one of the same shape, elements and memory space [vector]
  %0 = "vector.type_cast"(%a0) : (memref<4xf32, 1>) -> memref<vector<4xf32>>
       ^~~~~~~~~~~~~~~~~~
