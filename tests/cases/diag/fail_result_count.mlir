// RUN: lowir opt
// Too many results.
func.func @f(%a: i32) {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
//--- err
fail_result_count.mlir:4:10: error: 'arith.addi' op requires one result, but found 2 [result-count]
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
         ^~~~~~~~~~~~
