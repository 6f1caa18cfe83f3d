// 2020: with the prefix of the standard dialect
func @f(%a: i32, %b: i32) -> i32 {
  %0 = std.addi %a, %b : i32
  %1 = std.subi %a, %b : i32
  %2 = std.muli %a, %b : i32
  %3 = std.divi_signed %a, %b : i32
  %4 = std.and %a, %b : i32
  %5 = std.xor %a, %b : i32
  return %5 : i32
}
//--- today
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.divsi %a, %b : i32
  %4 = arith.andi %a, %b : i32
  %5 = arith.xori %a, %b : i32
  return %5 : i32
}
