// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f() {
  "ub.poison"() : () -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  "ub.unreachable"() : () -> ()
  return
}
//--- out
// -----
//--- err
fail_rows_of_ub.mlir:4:3: error: 'ub.poison' op requires one result, but found 0 [result-count]
  "ub.poison"() : () -> ()
  ^~~~~~~~~~~
fail_rows_of_ub.mlir:9:3: error: 'ub.unreachable' op must be the last operation in the parent block [terminator-not-last]
  "ub.unreachable"() : () -> ()
  ^~~~~~~~~~~~~~~~
