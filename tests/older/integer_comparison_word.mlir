// 2021: predicates of integers as words
func @f(%a: index, %b: index) -> i1 {
  %0 = cmpi slt, %a, %b : index
  return %0 : i1
}
//--- today
func.func @f(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi slt, %a, %b : index
  return %0 : i1
}
