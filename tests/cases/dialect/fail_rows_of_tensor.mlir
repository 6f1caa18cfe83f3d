// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "tensor.dim"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "tensor.rank"(%t) : (tuple<>) -> tuple<>
  return
}
//--- out
// -----
//--- err
fail_rows_of_tensor.mlir:4:8: error: 'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tuple<>' [operand-type]
  %0 = "tensor.dim"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_tensor.mlir:3:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_tensor.mlir:9:8: error: 'tensor.rank' op operand #0 must be tensor of any type values, but got 'tuple<>' [operand-type]
  %0 = "tensor.rank"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_tensor.mlir:8:14: note: the operand ('tensor') is defined here
func.func @f(%t: tuple<>) {
             ^~
