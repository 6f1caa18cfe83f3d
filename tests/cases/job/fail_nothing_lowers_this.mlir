// RUN: lowir --allow-unregistered-dialect %s
// An operation that nothing lowers.
func.func @f() {
  "my.op"() : () -> ()
  return
}
//--- err
fail_nothing_lowers_this.mlir:4:3: error: 'my.op' was not lowered to the LLVM dialect [not-lowered]
  "my.op"() : () -> ()
  ^~~~~~~
  help: no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm
