// RUN: lowir opt
// Between two commas stands an argument.
func.func @f(%x: index) {
  cf.br ^bb1(%x, %x : index, index)
^bb1(%a: index, , %b: index):
  return
}
//--- err
fail_block_argument_left_out.mlir:5:17: error: expected an SSA operand, found `,` [unexpected-token]
^bb1(%a: index, , %b: index):
                ^
