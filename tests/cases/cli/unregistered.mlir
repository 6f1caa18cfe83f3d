// RUN: lowir opt --allow-unregistered-dialect %s
// RUN: lowir opt --allow-unregistered-dialect --mlir-print-op-generic %s
// Operations, attributes and types of unknown dialects pass through.
func.func @f(%a: !my.type<x, 3>) -> i32 {
  %0:2 = "my.op"(%a) <{prop = 1 : i32}> ({
  ^bb0(%x: i32):
    "my.end"(%x)[^bb1] : (i32) -> ()
  ^bb1:
    "my.end"() : () -> ()
  }) {my.attribute = #my.value<[1, 2]>} : (!my.type<x, 3>) -> (i32, i64)
  return %0#0 : i32
}
