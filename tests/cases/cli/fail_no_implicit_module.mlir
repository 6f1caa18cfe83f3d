// RUN: lowir opt --no-implicit-module %s
// Without a module around them there can be one operation only.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @g() {
  return
}
