// RUN: lowir opt
// Other results than the function returns.
func.func private @g() -> i32
func.func @f() {
  %0 = call @g() : () -> f32
  return
}
//--- err
fail_callee_results.mlir:5:8: error: 'func.call' op result type mismatch at index 0: the call has 'f32', the callee returns 'i32' [callee-type]
  %0 = call @g() : () -> f32
       ^~~~
fail_callee_results.mlir:3:1: note: the callee is declared here
func.func private @g() -> i32
^~~~~~~~~
