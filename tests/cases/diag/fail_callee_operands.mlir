// RUN: lowir opt
// Other arguments than the function takes.
func.func private @g(i32)
func.func @f(%a: f32) {
  call @g(%a) : (f32) -> ()
  return
}
//--- err
fail_callee_operands.mlir:5:3: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0 [callee-type]
  call @g(%a) : (f32) -> ()
  ^~~~
fail_callee_operands.mlir:3:1: note: the callee is declared here
func.func private @g(i32)
^~~~~~~~~
