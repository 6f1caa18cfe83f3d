// RUN: lowir opt --split-input-file
// RUN: lowir opt --split-input-file --compat=19
// Integers of arrays have the width that the attribute says; sizes follow where they are known; a shuffle takes something.
func.func @f(%m: memref<10x2xindex>) -> memref<20xindex> { %1 = "memref.collapse_shape"(%m) {reassociation = [[0 : i32, 1 : i32]]} : (memref<10x2xindex>) -> memref<20xindex> return %1 : memref<20xindex> }
// -----
func.func @f(%m: tensor<10x2xindex>) -> tensor<20xindex> { %1 = "tensor.collapse_shape"(%m) {reassociation = [[0 : i32, 1 : i32]]} : (tensor<10x2xindex>) -> tensor<20xindex> return %1 : tensor<20xindex> }
// -----
func.func @f(%m: memref<20xindex>) -> memref<10x2xindex> { %1 = "memref.expand_shape"(%m) {reassociation = [[0 : index, 1 : index]], static_output_shape = array<i64: 10, 2>} : (memref<20xindex>) -> memref<10x2xindex> return %1 : memref<10x2xindex> }
// -----
func.func @f(%m: memref<20xindex>) -> memref<20xindex> { %1 = "memref.collapse_shape"(%m) {reassociation = [[0 : si64]]} : (memref<20xindex>) -> memref<20xindex> return %1 : memref<20xindex> }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %c: f32) -> vector<4xf32> { %1 = "vector.transfer_read"(%m, %i, %c) <{in_bounds = [1 : i64], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<4xf32> return %1 : vector<4xf32> }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %c: f32) -> vector<4xf32> { %1 = "vector.transfer_read"(%m, %i, %c) <{in_bounds = ["a"], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<4xf32> return %1 : vector<4xf32> }
// -----
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0 : i32], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
// -----
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0], sizes = ["2"], strides = [1 : i64]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
// -----
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0], sizes = [2], strides = [1 : i8]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
// -----
func.func @f(%m: vector<4xf32>, %n: vector<2xf32>) -> vector<4xf32> { %1 = "vector.insert_strided_slice"(%n, %m) <{offsets = [0 : i32], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32> return %1 : vector<4xf32> }
// -----
func.func @f() { %r = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0 : i32], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): %c = arith.constant 1.0 : f32
 affine.yield %c : f32 }) : () -> f32 return }
// -----
func.func @f() { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1 : i32], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): affine.yield }) : () -> () return }
// -----
func.func @p(%t: tensor<12x20x20xf32>, %p: f32, %d: index) { %x = tensor.pad %t low[1, %d, 2] high[%d, %d, 3] { ^bb0(%a: index, %b: index, %c: index): tensor.yield %p : f32 } : tensor<12x20x20xf32> to tensor<?x20x?xf32> return }
// -----
func.func @b(%arg0: vector<3x4x5xf32>) { %1 = vector.bitcast %arg0 : vector<3x4x5xf32> to vector<3x4x5xindex> return }
// -----
func.func @b(%arg0: vector<3x4x6xindex>) { %1 = vector.bitcast %arg0 : vector<3x4x6xindex> to vector<3x4x12xindex> return }
// -----
func.func @s(%a: vector<2xf32>) { %0 = vector.shuffle %a, %a [] : vector<2xf32>, vector<2xf32> return }
// -----
func.func @t(%n: memref<1x4xf32, strided<[7, 1]>>) -> memref<vector<1x4xf32>> {
  %v = vector.type_cast %n : memref<1x4xf32, strided<[7, 1]>> to memref<vector<1x4xf32>>
  return %v : memref<vector<1x4xf32>>
}
// -----
func.func @t(%n: memref<2x4xf32, strided<[4, 1], offset: 4>>) -> memref<vector<2x4xf32>> {
  %v = vector.type_cast %n : memref<2x4xf32, strided<[4, 1], offset: 4>> to memref<vector<2x4xf32>>
  return %v : memref<vector<2x4xf32>>
}
// -----
func.func @t(%n: memref<2x4xf32, strided<[5, 1]>>) -> memref<vector<2x4xf32>> {
  %v = vector.type_cast %n : memref<2x4xf32, strided<[5, 1]>> to memref<vector<2x4xf32>>
  return %v : memref<vector<2x4xf32>>
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
// -----
// -----
// -----
// -----
//--- err
fail_elements_of_arrays.mlir:4:65: error: 'memref.collapse_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
func.func @f(%m: memref<10x2xindex>) -> memref<20xindex> { %1 = "memref.collapse_shape"(%m) {reassociation = [[0 : i32, 1 : i32]]} : (memref<10x2xindex>) -> memref<20xindex> return %1 : memref<20xindex> }
                                                                ^~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:6:65: error: 'tensor.collapse_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
func.func @f(%m: tensor<10x2xindex>) -> tensor<20xindex> { %1 = "tensor.collapse_shape"(%m) {reassociation = [[0 : i32, 1 : i32]]} : (tensor<10x2xindex>) -> tensor<20xindex> return %1 : tensor<20xindex> }
                                                                ^~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:8:65: error: 'memref.expand_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
....func @f(%m: memref<20xindex>) -> memref<10x2xindex> { %1 = "memref.expand_shape"(%m) {reassociation = [[0 : index, 1 : index]], static_outpu...
                                                               ^~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:10:63: error: 'memref.collapse_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
func.func @f(%m: memref<20xindex>) -> memref<20xindex> { %1 = "memref.collapse_shape"(%m) {reassociation = [[0 : si64]]} : (memref<20xindex>) -> memref<20xindex> return %1 : memref<20xindex> }
                                                              ^~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:12:77: error: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit integer array attribute [attribute-kind]
... memref<?xf32>, %i: index, %c: f32) -> vector<4xf32> { %1 = "vector.transfer_read"(%m, %i, %c) <{in_bounds = [1 : i64], operandSegmentSizes = ...
                                                               ^~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:14:77: error: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit integer array attribute [attribute-kind]
... memref<?xf32>, %i: index, %c: f32) -> vector<4xf32> { %1 = "vector.transfer_read"(%m, %i, %c) <{in_bounds = ["a"], operandSegmentSizes = arra...
                                                               ^~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:16:57: error: 'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0 : i32], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:18:57: error: 'vector.extract_strided_slice' op attribute 'sizes' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0], sizes = ["2"], strides = [1 : i64]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:20:57: error: 'vector.extract_strided_slice' op attribute 'strides' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0], sizes = [2], strides = [1 : i8]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:22:76: error: 'vector.insert_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>, %n: vector<2xf32>) -> vector<4xf32> { %1 = "vector.insert_strided_slice"(%n, %m) <{offsets = [0 : i32], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32> return %1 : vector<4xf32> }
                                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:24:23: error: 'affine.parallel' op attribute 'reductions' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f() { %r = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoun...
                      ^~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:27:18: error: 'affine.parallel' op attribute 'steps' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f() { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoun...
                 ^~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:29:67: error: 'tensor.pad' op dimension 2 of the result must have size 25 [shape-mismatch]
func.func @p(%t: tensor<12x20x20xf32>, %p: f32, %d: index) { %x = tensor.pad %t low[1, %d, 2] high[%d, %d, 3] { ^bb0(%a: index, %b: index, %c: index): tensor.yield %p : f32 } : tensor<12x20x20xf32> to tensor<?x20x?xf32> return }
                                                                  ^~~~~~~~~~
fail_elements_of_arrays.mlir:31:47: error: 'vector.bitcast' keeps the number of bits [vector]
func.func @b(%arg0: vector<3x4x5xf32>) { %1 = vector.bitcast %arg0 : vector<3x4x5xf32> to vector<3x4x5xindex> return }
                                              ^~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:33:49: error: 'vector.bitcast' keeps the number of bits [vector]
func.func @b(%arg0: vector<3x4x6xindex>) { %1 = vector.bitcast %arg0 : vector<3x4x6xindex> to vector<3x4x12xindex> return }
                                                ^~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:35:40: error: 'vector.shuffle' has a result with an element for each number of its mask [vector]
func.func @s(%a: vector<2xf32>) { %0 = vector.shuffle %a, %a [] : vector<2xf32>, vector<2xf32> return }
                                       ^~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:38:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %v = vector.type_cast %n : memref<1x4xf32, strided<[7, 1]>> to memref<vector<1x4xf32>>
       ^~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:43:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %v = vector.type_cast %n : memref<2x4xf32, strided<[4, 1], offset: 4>> to memref<vector<2x4xf32>>
       ^~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:48:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %v = vector.type_cast %n : memref<2x4xf32, strided<[5, 1]>> to memref<vector<2x4xf32>>
       ^~~~~~~~~~~~~~~~
//--- out 2
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
// -----
// -----
// -----
// -----
//--- err 2
fail_elements_of_arrays.mlir:4:65: error: 'memref.collapse_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
func.func @f(%m: memref<10x2xindex>) -> memref<20xindex> { %1 = "memref.collapse_shape"(%m) {reassociation = [[0 : i32, 1 : i32]]} : (memref<10x2xindex>) -> memref<20xindex> return %1 : memref<20xindex> }
                                                                ^~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:6:65: error: 'tensor.collapse_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
func.func @f(%m: tensor<10x2xindex>) -> tensor<20xindex> { %1 = "tensor.collapse_shape"(%m) {reassociation = [[0 : i32, 1 : i32]]} : (tensor<10x2xindex>) -> tensor<20xindex> return %1 : tensor<20xindex> }
                                                                ^~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:8:65: error: 'memref.expand_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
....func @f(%m: memref<20xindex>) -> memref<10x2xindex> { %1 = "memref.expand_shape"(%m) {reassociation = [[0 : index, 1 : index]], static_outpu...
                                                               ^~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:10:63: error: 'memref.collapse_shape' op reassociation must be lists of consecutive dimensions that begin at 0 [invalid-reassociation]
func.func @f(%m: memref<20xindex>) -> memref<20xindex> { %1 = "memref.collapse_shape"(%m) {reassociation = [[0 : si64]]} : (memref<20xindex>) -> memref<20xindex> return %1 : memref<20xindex> }
                                                              ^~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:12:77: error: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit integer array attribute [attribute-kind]
... memref<?xf32>, %i: index, %c: f32) -> vector<4xf32> { %1 = "vector.transfer_read"(%m, %i, %c) <{in_bounds = [1 : i64], operandSegmentSizes = ...
                                                               ^~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:14:77: error: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit integer array attribute [attribute-kind]
... memref<?xf32>, %i: index, %c: f32) -> vector<4xf32> { %1 = "vector.transfer_read"(%m, %i, %c) <{in_bounds = ["a"], operandSegmentSizes = arra...
                                                               ^~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:16:57: error: 'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0 : i32], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:18:57: error: 'vector.extract_strided_slice' op attribute 'sizes' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0], sizes = ["2"], strides = [1 : i64]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:20:57: error: 'vector.extract_strided_slice' op attribute 'strides' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>) -> vector<2xf32> { %1 = "vector.extract_strided_slice"(%m) <{offsets = [0], sizes = [2], strides = [1 : i8]}> : (vector<4xf32>) -> vector<2xf32> return %1 : vector<2xf32> }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:22:76: error: 'vector.insert_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f(%m: vector<4xf32>, %n: vector<2xf32>) -> vector<4xf32> { %1 = "vector.insert_strided_slice"(%n, %m) <{offsets = [0 : i32], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32> return %1 : vector<4xf32> }
                                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:24:23: error: 'affine.parallel' op attribute 'reductions' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f() { %r = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoun...
                      ^~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:27:18: error: 'affine.parallel' op attribute 'steps' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
func.func @f() { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoun...
                 ^~~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:29:67: error: 'tensor.pad' op dimension 2 of the result must have size 25 [shape-mismatch]
func.func @p(%t: tensor<12x20x20xf32>, %p: f32, %d: index) { %x = tensor.pad %t low[1, %d, 2] high[%d, %d, 3] { ^bb0(%a: index, %b: index, %c: index): tensor.yield %p : f32 } : tensor<12x20x20xf32> to tensor<?x20x?xf32> return }
                                                                  ^~~~~~~~~~
fail_elements_of_arrays.mlir:31:47: error: 'vector.bitcast' keeps the number of bits [vector]
func.func @b(%arg0: vector<3x4x5xf32>) { %1 = vector.bitcast %arg0 : vector<3x4x5xf32> to vector<3x4x5xindex> return }
                                              ^~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:33:49: error: 'vector.bitcast' keeps the number of bits [vector]
func.func @b(%arg0: vector<3x4x6xindex>) { %1 = vector.bitcast %arg0 : vector<3x4x6xindex> to vector<3x4x12xindex> return }
                                                ^~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:35:40: error: 'vector.shuffle' has a result with an element for each number of its mask [vector]
func.func @s(%a: vector<2xf32>) { %0 = vector.shuffle %a, %a [] : vector<2xf32>, vector<2xf32> return }
                                       ^~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:38:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %v = vector.type_cast %n : memref<1x4xf32, strided<[7, 1]>> to memref<vector<1x4xf32>>
       ^~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:43:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %v = vector.type_cast %n : memref<2x4xf32, strided<[4, 1], offset: 4>> to memref<vector<2x4xf32>>
       ^~~~~~~~~~~~~~~~
fail_elements_of_arrays.mlir:48:8: error: 'vector.type_cast' takes memrefs without a layout [vector]
  %v = vector.type_cast %n : memref<2x4xf32, strided<[5, 1]>> to memref<vector<2x4xf32>>
       ^~~~~~~~~~~~~~~~
