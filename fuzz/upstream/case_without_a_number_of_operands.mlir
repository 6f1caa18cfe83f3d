// mlir-opt-22 and 19 crash: the operands of a case are looked up before it is asked whether there is a number of them for each case.
llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}
