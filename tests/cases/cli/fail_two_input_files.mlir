// RUN: lowir opt %s other.mlir
// One input file at most.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: one input file at most, but 'fail_two_input_files.mlir' and 'other.mlir' are given
