// RUN: lowir opt --no-implicit-module %s
// Without a module around them there can be one operation only.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @g() {
  return
}
//--- err
fail_no_implicit_module.mlir:6:1: error: source must contain a single top-level operation [no-implicit-module]
func.func @g() {
^~~~~~~~~
