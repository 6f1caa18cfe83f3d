// RUN: lowir opt
// An operand of the wrong kind.

func.func @f(%a: f32, %v: vector<2xi32>) {
  %0 = math.absi %a : f32
  return
}

//--- err
fail_math_operand.mlir:5:8: error: 'math.absi' op operand #0 must be signless-integer-like, but got 'f32' [operand-type]
  %0 = math.absi %a : f32
       ^~~~~~~~~
fail_math_operand.mlir:4:14: note: the operand ('operand') is defined here
func.func @f(%a: f32, %v: vector<2xi32>) {
             ^~
