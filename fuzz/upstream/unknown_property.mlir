// mlir-opt-22 accepts the property that the operation does not have, and drops it without a word.
func.func @f(%a: i64) -> i64 {
  %0 = "arith.addi"(%a, %a) <{overflowFlag = 1 : i32}> : (i64, i64) -> i64
  return %0 : i64
}
