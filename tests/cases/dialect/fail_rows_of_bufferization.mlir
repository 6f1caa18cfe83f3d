// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  "bufferization.dealloc_tensor"(%t) : (tuple<>) -> ()
  return
}
//--- err
fail_rows_of_bufferization.mlir:4:3: error: 'bufferization.dealloc_tensor' op operand #0 must be tensor of any type values, but got 'tuple<>' [operand-type]
  "bufferization.dealloc_tensor"(%t) : (tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_bufferization.mlir:3:14: note: the operand ('tensor') is defined here
func.func @f(%t: tuple<>) {
             ^~
