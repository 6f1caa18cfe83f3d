// 2019: branches
func @f(%c: i1, %a: i64) -> i64 {
  cond_br %c, ^bb1, ^bb2(%a : i64)
^bb1:
  br ^bb2(%a: i64)
^bb2(%x: i64):
  std.br ^bb3
^bb3:
  return %x : i64
}
//--- today
func.func @f(%c: i1, %a: i64) -> i64 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i64)
^bb1:
  cf.br ^bb2(%a: i64)
^bb2(%x: i64):
  cf.br ^bb3
^bb3:
  return %x : i64
}
