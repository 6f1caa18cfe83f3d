// 2019: arguments in the label of the entry block
func @f(i64, i1) -> i64 {
^bb0(%a: i64, %c: i1):
  std.cond_br %c, ^bb1, ^bb1
^bb1:
  return %a : i64
}
//--- today
func.func @f(i64, i1) -> i64 {
^bb0(%a: i64, %c: i1):
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return %a : i64
}
