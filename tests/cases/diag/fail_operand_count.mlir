// RUN: lowir opt
// Too few operands.
func.func @f(%a: i32) -> i32 {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return %0 : i32
}
//--- err
fail_operand_count.mlir:4:8: error: 'arith.addi' op expected 2 operands, but found 1 [operand-count]
  %0 = "arith.addi"(%a) : (i32) -> i32
       ^~~~~~~~~~~~
