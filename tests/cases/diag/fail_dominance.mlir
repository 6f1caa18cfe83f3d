// RUN: lowir opt
// The way over ^join never passes the definition of %x.
func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^left, ^join
^left:
  %x = arith.constant 1 : i32
  cf.br ^join
^join:
  return %x : i32
}
//--- err
fail_dominance.mlir:9:3: error: operand #0 does not dominate this use [dominance]
  return %x : i32
  ^~~~~~
fail_dominance.mlir:6:8: note: operand defined here (in the same region)
  %x = arith.constant 1 : i32
       ^~~~~~~~~~~~~~
