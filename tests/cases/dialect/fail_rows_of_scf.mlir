// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  "scf.condition"(%t) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  "scf.reduce"() : () -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  "scf.reduce.return"(%t) : (tuple<>) -> ()
  return
}
//--- out
// -----
// -----
//--- err
fail_rows_of_scf.mlir:4:3: error: 'scf.condition' op operand #0 must be 1-bit signless integer, but got 'tuple<>' [operand-type]
  "scf.condition"(%t) : (tuple<>) -> ()
  ^~~~~~~~~~~~~~~
fail_rows_of_scf.mlir:3:14: note: the operand ('condition') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_scf.mlir:9:3: error: 'scf.reduce' op must be the last operation in the parent block [terminator-not-last]
  "scf.reduce"() : () -> ()
  ^~~~~~~~~~~~
fail_rows_of_scf.mlir:14:3: error: 'scf.reduce.return' op must be the last operation in the parent block [terminator-not-last]
  "scf.reduce.return"(%t) : (tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~~~
