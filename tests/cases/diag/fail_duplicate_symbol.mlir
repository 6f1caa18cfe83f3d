// RUN: lowir opt
// One name for two functions.
func.func @f() {
  return
}
func.func private @f()
//--- err
fail_duplicate_symbol.mlir:6:1: error: redefinition of symbol named 'f' [duplicate-symbol]
func.func private @f()
^~~~~~~~~
fail_duplicate_symbol.mlir:3:1: note: see existing symbol definition here
func.func @f() {
^~~~~~~~~
