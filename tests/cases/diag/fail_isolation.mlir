// RUN: lowir opt
// A function sees no values from outside.
func.func @f(%a: i32) {
  builtin.module {
    func.func @g() -> i32 {
      return %a : i32
    }
  }
  return
}
//--- err
fail_isolation.mlir:6:14: error: use of undeclared SSA value name '%a' [undefined-value]
      return %a : i32
             ^~
fail_isolation.mlir:3:14: note: a value of this name is defined here, outside the isolated operation that the use is in
func.func @f(%a: i32) {
             ^~
  help: pass the value in, for example as an argument of the function
