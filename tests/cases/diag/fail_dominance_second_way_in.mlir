// RUN: lowir opt
// A second way into the loop of ^m and ^x leaves ^a out; whoever goes along the graph takes it for a way back.
func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^x
^a:
  %v = arith.constant 1 : i32
  cf.br ^m
^m:
  %w = arith.addi %v, %v : i32
  cf.br ^x
^x:
  cf.cond_br %c, ^m, ^end
^end:
  %z = arith.constant 0 : i32
  return %z : i32
}
//--- err
fail_dominance_second_way_in.mlir:9:8: error: operand #0 does not dominate this use [dominance]
  %w = arith.addi %v, %v : i32
       ^~~~~~~~~~
fail_dominance_second_way_in.mlir:6:8: note: operand defined here (in the same region)
  %v = arith.constant 1 : i32
       ^~~~~~~~~~~~~~
