// Euclid's algorithm: blocks, block arguments and branches only. Lowers to a handful of instructions.
func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  cf.br ^loop(%a, %b : i64, i64)
^loop(%x: i64, %y: i64):
  %done = arith.cmpi eq, %y, %zero : i64
  cf.cond_br %done, ^exit(%x : i64), ^step
^step:
  %rest = arith.remui %x, %y : i64
  cf.br ^loop(%y, %rest : i64, i64)
^exit(%result: i64):
  return %result : i64
}
