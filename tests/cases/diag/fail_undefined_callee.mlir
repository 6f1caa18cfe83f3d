// RUN: lowir opt
// A function that is not there.
func.func @f() {
  call @g() : () -> ()
  return
}
//--- err
fail_undefined_callee.mlir:4:3: error: 'func.call' op 'g' does not reference a valid function [callee]
  call @g() : () -> ()
  ^~~~
