// RUN: lowir opt --compat=19 --split-input-file
// A basis of values for each index in release 19.
func.func @f(%i: index) {
  %0 = affine.delinearize_index %i into (%i, %i): index
  return
}
// -----
func.func @f(%i: index) {
  affine.delinearize_index %i into () :
  return
}
//--- out
// -----
//--- err
fail_affine_index_19.mlir:4:8: error: 'affine.delinearize_index' op has 2 elements of a basis for 1 indices: all have one, the first may go without [affine-basis]
  %0 = affine.delinearize_index %i into (%i, %i): index
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_affine_index_19.mlir:10:3: error: expected non-function type, found `return` [unknown-type]
  return
  ^~~~~~
  help: builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`
