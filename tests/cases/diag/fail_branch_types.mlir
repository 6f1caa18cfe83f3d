// RUN: lowir opt
// The block takes another type than the branch passes.
func.func @f(%a: i32) {
  cf.br ^next(%a : i32)
^next(%b: i64):
  return
}
//--- err
fail_branch_types.mlir:4:3: error: type mismatch for bb argument #0 of successor #0: passed 'i32', the block takes 'i64' [branch-operands]
  cf.br ^next(%a : i32)
  ^~~~~
