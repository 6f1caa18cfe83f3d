// RUN: lowir opt
// A word that is no type.
func.func @f(%a: int32) {
  return
}
//--- err
fail_bad_type.mlir:3:18: error: expected non-function type, found `int32` [unknown-type]
func.func @f(%a: int32) {
                 ^~~~~
  help: builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`
