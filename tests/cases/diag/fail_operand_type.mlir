// RUN: lowir opt
// An operand of a type that the operation does not take.
func.func @f(%a: f32) -> f32 {
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return %0 : f32
}
//--- err
fail_operand_type.mlir:4:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32' [operand-type]
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
       ^~~~~~~~~~~~
fail_operand_type.mlir:3:14: note: the operand ('lhs') is defined here
func.func @f(%a: f32) -> f32 {
             ^~
