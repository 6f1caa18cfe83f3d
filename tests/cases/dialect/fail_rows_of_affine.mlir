// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "affine.apply"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "affine.max"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "affine.min"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "affine.prefetch"(%t) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  "affine.store"(%t, %t) : (tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "affine.vector_load"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "affine.vector_store"(%t, %t) : (tuple<>, tuple<>) -> ()
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_rows_of_affine.mlir:4:8: error: 'affine.apply' op result #0 must be index, but got 'tuple<>' [result-type]
  %0 = "affine.apply"() : () -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_affine.mlir:9:8: error: 'affine.max' op result #0 must be index, but got 'tuple<>' [result-type]
  %0 = "affine.max"() : () -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_affine.mlir:14:8: error: 'affine.min' op result #0 must be index, but got 'tuple<>' [result-type]
  %0 = "affine.min"() : () -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_affine.mlir:19:3: error: 'affine.prefetch' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  "affine.prefetch"(%t) : (tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~
fail_rows_of_affine.mlir:18:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_affine.mlir:24:3: error: 'affine.store' op operand #1 must be memref of any type values, but got 'tuple<>' [operand-type]
  "affine.store"(%t, %t) : (tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~
fail_rows_of_affine.mlir:23:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_affine.mlir:29:8: error: 'affine.vector_load' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "affine.vector_load"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~
fail_rows_of_affine.mlir:28:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_affine.mlir:34:3: error: 'affine.vector_store' op operand #0 must be vector of any type values, but got 'tuple<>' [operand-type]
  "affine.vector_store"(%t, %t) : (tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~
fail_rows_of_affine.mlir:33:14: note: the operand ('value') is defined here
func.func @f(%t: tuple<>) {
             ^~
