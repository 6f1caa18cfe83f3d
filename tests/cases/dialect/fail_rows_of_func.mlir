// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "func.call_indirect"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "func.constant"() : () -> tuple<>
  return
}
//--- out
// -----
//--- err
fail_rows_of_func.mlir:4:8: error: 'func.call_indirect' op operand #0 must be function type, but got 'tuple<>' [operand-type]
  %0 = "func.call_indirect"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~
fail_rows_of_func.mlir:3:14: note: the operand ('callee') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_func.mlir:9:8: error: 'func.constant' op requires attribute 'value' [missing-attribute]
  %0 = "func.constant"() : () -> tuple<>
       ^~~~~~~~~~~~~~~
