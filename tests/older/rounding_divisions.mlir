// 2021: divisions that round otherwise
func @f(%a: i32, %b: i32) -> i32 {
  %0 = floordivi_signed %a, %b : i32
  %1 = ceildivi_signed %a, %b : i32
  return %1 : i32
}
//--- today
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  return %1 : i32
}
