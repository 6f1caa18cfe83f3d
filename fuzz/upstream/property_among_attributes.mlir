// mlir-opt-22 accepts an attribute of another kind than that of the property of its name where it does not stand among
// the properties, and drops it without a word.
func.func @f(%a: i64) -> i64 {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nuw>}> {overflowFlags = "nsw"} : (i64, i64) -> i64
  return %0 : i64
}
