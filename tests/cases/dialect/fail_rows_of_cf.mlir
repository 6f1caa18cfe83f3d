// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "cf.switch"() : () -> tuple<>
  return
}
//--- err
fail_rows_of_cf.mlir:4:8: error: 'cf.switch' op requires at least 1 successor but found 0 [successor-count]
  %0 = "cf.switch"() : () -> tuple<>
       ^~~~~~~~~~~
