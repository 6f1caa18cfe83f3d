// RUN: lowir opt --no-implicit-module %s
// The one operation of the input stands alone.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
func.func @f(%arg0: i32) -> i32 {
  return %arg0 : i32
}

