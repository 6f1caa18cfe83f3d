// RUN: lowir opt
// The block takes other values than the branch passes.
func.func @f(%a: i32) {
  cf.br ^next(%a : i32)
^next(%b: i32, %c: i32):
  return
}
//--- err
fail_branch_operands.mlir:4:3: error: branch has 1 operands for successor #0, but target block has 2 [branch-operands]
  cf.br ^next(%a : i32)
  ^~~~~
fail_branch_operands.mlir:6:3: note: the target block begins here
  return
  ^~~~~~
