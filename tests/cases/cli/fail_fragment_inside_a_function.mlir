// RUN: lowir opt --fragment
// OURS: the real tools read whole modules
// Inside a function nothing is made up but its callees.
func.func @f() {
  return %x : i32
}
func.func @g() {
  %x = arith.constant 1 : i32
  %x = arith.constant 2 : i32
  return
}
//--- err
fail_fragment_inside_a_function.mlir:5:10: error: use of undeclared SSA value name '%x' [undefined-value]
  return %x : i32
         ^~
fail_fragment_inside_a_function.mlir:9:3: error: redefinition of SSA value '%x' [redefinition]
  %x = arith.constant 2 : i32
  ^~
fail_fragment_inside_a_function.mlir:8:3: note: previously defined here
  %x = arith.constant 1 : i32
  ^~
