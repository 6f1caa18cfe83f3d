// RUN: lowir opt -split-input-file
// Rows of affine accesses are vectors.
func.func @f(%m: memref<8xf32>, %v: f32) {
  affine.for %i = 0 to 2 {
    "affine.vector_store"(%v, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<8xf32>, index) -> ()
  }
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  affine.for %i = 0 to 2 {
  %0 =  "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
  }
  return
}
//--- out
// -----
//--- err
fail_affine_vector_of_a_scalar.mlir:5:5: error: 'affine.vector_store' op operand #0 must be vector of any type values, but got 'f32' [operand-type]
    "affine.vector_store"(%v, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<8xf32>, index) -> ()
    ^~~~~~~~~~~~~~~~~~~~~
fail_affine_vector_of_a_scalar.mlir:3:33: note: the operand ('value') is defined here
func.func @f(%m: memref<8xf32>, %v: f32) {
                                ^~
fail_affine_vector_of_a_scalar.mlir:12:9: error: 'affine.vector_load' op result #0 must be vector of any type values, but got 'f32' [result-type]
  %0 =  "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
        ^~~~~~~~~~~~~~~~~~~~
