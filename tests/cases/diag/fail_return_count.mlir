// RUN: lowir opt
// Other results than the function has.
func.func @f(%a: i32) -> (i32, i32) {
  return %a : i32
}
//--- err
fail_return_count.mlir:4:3: error: 'func.return' op has 1 operands, but enclosing function (@f) returns 2 [return-count]
  return %a : i32
  ^~~~~~
fail_return_count.mlir:3:1: note: the function is declared here
func.func @f(%a: i32) -> (i32, i32) {
^~~~~~~~~
