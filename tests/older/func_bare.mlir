// 2019: a function of the builtin dialect
func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- today
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
