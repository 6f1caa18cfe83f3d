// RUN: lowir opt --pass-pipeline=builtin.module(func.func(inline)) %s
// Calls are inlined in modules.
func.func @f() {
  return
}
//--- err
fail_not_a_symbol_table.mlir:3:1: error: 'func.func' is no symbol table: calls are inlined in one [inline-anchor]
func.func @f() {
^~~~~~~~~
  help: run the pass on the module: builtin.module(inline)
