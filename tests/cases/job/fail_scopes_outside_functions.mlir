// RUN: lowir
// A scope becomes blocks, and a module has room for one. This was a panic of the writer.

memref.alloca_scope {
  %c = arith.constant 0 : index
}

func.func @f() {
  return
}
//--- err
fail_scopes_outside_functions.mlir:4:1: error: control flow outside functions has several blocks when it is lowered, and a module has one [region-blocks]
memref.alloca_scope {
^~~~~~~~~~~~~~~~~~~
