// RUN: lowir opt
// The printer takes whatever the parser took: diagnostics show it before anything is checked.
func.func @f() {
  "ub.poison"() : () -> ()
  return
}
//--- err
fail_poison_without_result.mlir:4:3: error: 'ub.poison' op requires one result, but found 0 [result-count]
  "ub.poison"() : () -> ()
  ^~~~~~~~~~~
