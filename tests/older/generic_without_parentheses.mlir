// 2019: one operand type without parentheses
func @f(%a: i32) -> i32 {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.extsi"(%0) : i32 -> i64
  return %0 : i32
}
//--- today
func.func @f(%a: i32) -> i32 {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.extsi"(%0) : (i32) -> i64
  return %0 : i32
}
