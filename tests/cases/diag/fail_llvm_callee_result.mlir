// RUN: lowir opt
// The call wants a result that the callee does not have.
llvm.func @g(i32)
llvm.func @f(%x: i32) {
  %0 = llvm.call @g(%x) : (i32) -> i32
  llvm.return
}
//--- err
fail_llvm_callee_result.mlir:5:8: error: 'llvm.call' op calling function with void result must not produce values [callee-type]
  %0 = llvm.call @g(%x) : (i32) -> i32
       ^~~~~~~~~
fail_llvm_callee_result.mlir:3:1: note: the callee is declared here
llvm.func @g(i32)
^~~~~~~~~
