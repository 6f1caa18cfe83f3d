// RUN: lowir opt
// One wrong function does not hide the next.
func.func @a() {
  %0 = arith.constant 1 : i33.
  return
}
func.func @b(%x: i32) {
  %0 = arith.addi %x, %y : i32
  return
}
func.func @c(%x: i32) -> i32 {
  return %x : i32
}
func.func @d() {
  cf.br ^nowhere
}
//--- err
fail_several_functions.mlir:4:27: error: expected non-function type, found `i33.` [unknown-type]
  %0 = arith.constant 1 : i33.
                          ^~~~
  help: builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`
fail_several_functions.mlir:8:23: error: use of undeclared SSA value name '%y' [undefined-value]
  %0 = arith.addi %x, %y : i32
                      ^~
fail_several_functions.mlir:15:9: error: reference to an undefined block '^nowhere' [undefined-block]
  cf.br ^nowhere
        ^~~~~~~~
