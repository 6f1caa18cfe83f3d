// RUN: lowir opt --split-input-file
// An element is no vector; what compares three ways is an integer; a function that stands for another is there, and stays.
func.func @f(%a: vector<i32>, %b: vector<4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (vector<i32>, vector<4xi32>) -> vector<4xi32> return }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.intr.scmp"(%a, %a) : (i32, i32) -> f32 llvm.return }
// -----
llvm.func @f() -> !llvm.ptr { %0 = "llvm.dso_local_equivalent"() <{function_name = @nope}> : () -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() -> !llvm.ptr { %0 = "llvm.dso_local_equivalent"() <{function_name = @g}> : () -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.func extern_weak @g()
llvm.func @f() -> !llvm.ptr { %0 = "llvm.dso_local_equivalent"() <{function_name = @g}> : () -> !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
func.func @f(%a: vector<2x3xf32>, %b: tensor<f32>) { %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<2x3xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<f32>) { %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<f32>) -> vector<f32> return }
// -----
func.func @f(%a: vector<2x3xf32>, %b: tensor<3xf32>) { %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<2x3xf32>, tensor<3xf32>) -> tensor<3xf32> return }
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_results_and_references_22.mlir:3:57: error: 'vector.insert' speaks of a part of the shape that its positions leave [vector]
func.func @f(%a: vector<i32>, %b: vector<4xi32>) { %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (vector<i32>, vector<4xi32>) -> vector<4xi32> return }
                                                        ^~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:5:30: error: 'llvm.intr.scmp' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32' [result-type]
llvm.func @f(%a: i32) { %0 = "llvm.intr.scmp"(%a, %a) : (i32, i32) -> f32 llvm.return }
                             ^~~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:7:36: error: 'llvm.dso_local_equivalent' op must reference an 'llvm.func' that is not 'extern_weak', or an 'llvm.mlir.alias' [addressof]
llvm.func @f() -> !llvm.ptr { %0 = "llvm.dso_local_equivalent"() <{function_name = @nope}> : () -> !llvm.ptr llvm.return %0 : !llvm.ptr }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:10:36: error: 'llvm.dso_local_equivalent' op must reference an 'llvm.func' that is not 'extern_weak', or an 'llvm.mlir.alias' [addressof]
llvm.func @f() -> !llvm.ptr { %0 = "llvm.dso_local_equivalent"() <{function_name = @g}> : () -> !llvm.ptr llvm.return %0 : !llvm.ptr }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:13:36: error: 'llvm.dso_local_equivalent' op must reference an 'llvm.func' that is not 'extern_weak', or an 'llvm.mlir.alias' [addressof]
llvm.func @f() -> !llvm.ptr { %0 = "llvm.dso_local_equivalent"() <{function_name = @g}> : () -> !llvm.ptr llvm.return %0 : !llvm.ptr }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:15:59: error: 'vector.multi_reduction' has a result of the elements and the other dimensions of its operand [vector]
func.func @f(%a: vector<2x3xf32>, %b: tensor<f32>) { %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<2x3xf32>, tensor<f32>) -> tensor<f32> return }
                                                          ^~~~~~~~~~~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:17:59: error: 'vector.multi_reduction' has a result of the elements and the other dimensions of its operand [vector]
func.func @f(%a: vector<2x3xf32>, %b: vector<f32>) { %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<f32>) -> vector<f32> return }
                                                          ^~~~~~~~~~~~~~~~~~~~~~~~
fail_results_and_references_22.mlir:19:61: error: 'vector.multi_reduction' has a result of the elements and the other dimensions of its operand [vector]
func.func @f(%a: vector<2x3xf32>, %b: tensor<3xf32>) { %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<2x3xf32>, tensor<3xf32>) -> tensor<3xf32> return }
                                                            ^~~~~~~~~~~~~~~~~~~~~~~~
