// RUN: lowir opt
// An operation outside of those that may hold it.
func.func @f() {
  scf.yield
}
//--- err
fail_parent.mlir:4:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while', but it is in 'func.func' [parent]
  scf.yield
  ^~~~~~~~~
