// RUN: lowir opt
// One name for two values.
func.func @f(%a: i32) {
  %a = arith.constant 1 : i32
  return
}
//--- err
fail_redefinition.mlir:4:3: error: redefinition of SSA value '%a' [redefinition]
  %a = arith.constant 1 : i32
  ^~
fail_redefinition.mlir:3:14: note: previously defined here
func.func @f(%a: i32) {
             ^~
