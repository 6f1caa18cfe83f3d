// RUN: lowir opt --no-implicit-module %s
// The one operation of the input stands alone.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
