// RUN: lowir opt
// An operation that its dialect does not have.
func.func @f(%a: i32) -> i32 {
  %0 = arith.adi %a, %a : i32
  return %0 : i32
}
//--- err
fail_unknown_op.mlir:4:8: error: custom op 'arith.adi' is unknown [unknown-op]
  %0 = arith.adi %a, %a : i32
       ^~~~~~~~~
  help: did you mean `arith.addi`?
