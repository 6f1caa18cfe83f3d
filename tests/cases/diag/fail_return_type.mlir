// RUN: lowir opt
// A result of another type than the function has.
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
//--- err
fail_return_type.mlir:4:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f [return-type]
  return %a : i32
  ^~~~~~
fail_return_type.mlir:3:1: note: the function is declared here
func.func @f(%a: i32) -> i64 {
^~~~~~~~~
