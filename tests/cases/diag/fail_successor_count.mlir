// RUN: lowir opt
// A branch to nowhere.
func.func @f() {
  "cf.br"() : () -> ()
}
//--- err
fail_successor_count.mlir:4:3: error: 'cf.br' op requires 1 successor but found 0 [successor-count]
  "cf.br"() : () -> ()
  ^~~~~~~
