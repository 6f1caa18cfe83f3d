// RUN: lowir opt --split-input-file
// RUN: lowir opt --split-input-file --compat=19
// What is put into a vector or taken out of it is an element or a vector, scalable where the vector is; lanes that are not loaded have the
// type of those that are; a cast between complex numbers is none of bits.
func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xi32>) { %0 = "vector.expandload"(%b, %i, %m, %p) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xf32> return }
// -----
func.func @f(%a: vector<[2]xi32>, %b: vector<4xi32>) { %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [0], strides = [1]}> : (vector<[2]xi32>, vector<4xi32>) -> vector<4xi32> return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> vector<i32> return }
// -----
func.func @f(%a: vector<i32>) { %0 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<i32>) -> vector<i32> return }
// -----
func.func @f(%a: tensor<4xi32>, %b: vector<4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64>}> : (tensor<4xi32>, vector<4xi32>) -> vector<4xi32> return }
// -----
func.func @f(%a: tensor<4xi32>, %b: vector<2x4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (tensor<4xi32>, vector<2x4xi32>) -> vector<2x4xi32> return }
// -----
func.func @f(%a: memref<4xi32>, %b: vector<2x4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (memref<4xi32>, vector<2x4xi32>) -> vector<2x4xi32> return }
// -----
func.func @f(%b: vector<2x4xi32>) { %0 = "vector.extract"(%b) <{static_position = array<i64: 0>}> : (vector<2x4xi32>) -> tensor<4xi32> return }
// -----
func.func @f(%a: complex<f32>) { %0 = "complex.bitcast"(%a) : (complex<f32>) -> complex<i32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "vector.broadcast"(%a) : (tensor<4xf32>) -> vector<2x4xf32> return }
// -----
func.func @f(%a: memref<f32>) { %0 = "vector.broadcast"(%a) : (memref<f32>) -> vector<2x4xf32> return }
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
//--- err
fail_parts_of_vectors.mlir:5:88: error: 'vector.expandload' op failed to verify that all of {pass_thru, result} have same type [type-rule]
func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xi32>) { %0 = "vector.expandload"(%b, %i, %m, %p) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xf32> return }
                                                                                       ^~~~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:7:61: error: 'vector.insert_strided_slice' op expects a part that has the sizes of the box, of elements of type 'i32' [slice]
func.func @f(%a: vector<[2]xi32>, %b: vector<4xi32>) { %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [0], strides = [1]}> : (vector<[2]xi32>, vector<4xi32>) -> vector<4xi32> return }
                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:9:40: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: vector<4xi32>) { %0 = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> vector<i32> return }
                                       ^~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:11:38: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: vector<i32>) { %0 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<i32>) -> vector<i32> return }
                                     ^~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:13:59: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: tensor<4xi32>, %b: vector<4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64>}> : (tensor<4xi32>, vector<4xi32>) -> vector<4xi32> return }
                                                          ^~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:15:61: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: tensor<4xi32>, %b: vector<2x4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (tensor<4xi32>, vector<2x4xi32>) -> vector<2x4xi32> return }
                                                            ^~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:17:61: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: memref<4xi32>, %b: vector<2x4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (memref<4xi32>, vector<2x4xi32>) -> vector<2x4xi32> return }
                                                            ^~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:19:42: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
func.func @f(%b: vector<2x4xi32>) { %0 = "vector.extract"(%b) <{static_position = array<i64: 0>}> : (vector<2x4xi32>) -> tensor<4xi32> return }
                                         ^~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:21:39: error: 'complex.bitcast' requires its operand or its result to be complex, not both; 'arith.bitcast' casts others [cast-incompatible]
func.func @f(%a: complex<f32>) { %0 = "complex.bitcast"(%a) : (complex<f32>) -> complex<i32> return }
                                      ^~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:23:40: error: 'vector.broadcast' has an operand and a result of one element type [vector]
func.func @f(%a: tensor<4xf32>) { %0 = "vector.broadcast"(%a) : (tensor<4xf32>) -> vector<2x4xf32> return }
                                       ^~~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:25:38: error: 'vector.broadcast' has an operand and a result of one element type [vector]
func.func @f(%a: memref<f32>) { %0 = "vector.broadcast"(%a) : (memref<f32>) -> vector<2x4xf32> return }
                                     ^~~~~~~~~~~~~~~~~~
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
//--- err 2
fail_parts_of_vectors.mlir:5:88: error: 'vector.expandload' op failed to verify that all of {pass_thru, result} have same type [type-rule]
func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xi32>) { %0 = "vector.expandload"(%b, %i, %m, %p) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xf32> return }
                                                                                       ^~~~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:7:61: error: 'vector.insert_strided_slice' op expects a part that has the sizes of the box, of elements of type 'i32' [slice]
func.func @f(%a: vector<[2]xi32>, %b: vector<4xi32>) { %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [0], strides = [1]}> : (vector<[2]xi32>, vector<4xi32>) -> vector<4xi32> return }
                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:9:40: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: vector<4xi32>) { %0 = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> vector<i32> return }
                                       ^~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:11:38: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: vector<i32>) { %0 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<i32>) -> vector<i32> return }
                                     ^~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:13:59: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: tensor<4xi32>, %b: vector<4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64>}> : (tensor<4xi32>, vector<4xi32>) -> vector<4xi32> return }
                                                          ^~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:15:61: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: tensor<4xi32>, %b: vector<2x4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (tensor<4xi32>, vector<2x4xi32>) -> vector<2x4xi32> return }
                                                            ^~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:17:61: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: memref<4xi32>, %b: vector<2x4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (memref<4xi32>, vector<2x4xi32>) -> vector<2x4xi32> return }
                                                            ^~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:19:42: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
func.func @f(%b: vector<2x4xi32>) { %0 = "vector.extract"(%b) <{static_position = array<i64: 0>}> : (vector<2x4xi32>) -> tensor<4xi32> return }
                                         ^~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:21:39: error: 'complex.bitcast' requires its operand or its result to be complex, not both; 'arith.bitcast' casts others [cast-incompatible]
func.func @f(%a: complex<f32>) { %0 = "complex.bitcast"(%a) : (complex<f32>) -> complex<i32> return }
                                      ^~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:23:40: error: 'vector.broadcast' has an operand and a result of one element type [vector]
func.func @f(%a: tensor<4xf32>) { %0 = "vector.broadcast"(%a) : (tensor<4xf32>) -> vector<2x4xf32> return }
                                       ^~~~~~~~~~~~~~~~~~
fail_parts_of_vectors.mlir:25:38: error: 'vector.broadcast' has an operand and a result of one element type [vector]
func.func @f(%a: memref<f32>) { %0 = "vector.broadcast"(%a) : (memref<f32>) -> vector<2x4xf32> return }
                                     ^~~~~~~~~~~~~~~~~~
