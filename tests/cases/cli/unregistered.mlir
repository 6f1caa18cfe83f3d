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
//--- out
module {
  func.func @f(%arg0: !my.type<x, 3>) -> i32 {
    %0:2 = "my.op"(%arg0) <{prop = 1 : i32}> ({
    ^bb0(%arg1: i32):
      "my.end"(%arg1)[^bb1] : (i32) -> ()
    ^bb1:  // pred: ^bb0
      "my.end"() : () -> ()
    }) {my.attribute = #my.value<[1, 2]>} : (!my.type<x, 3>) -> (i32, i64)
    return %0#0 : i32
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (!my.type<x, 3>) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: !my.type<x, 3>):
    %0:2 = "my.op"(%arg0) <{prop = 1 : i32}> ({
    ^bb0(%arg1: i32):
      "my.end"(%arg1)[^bb1] : (i32) -> ()
    ^bb1:  // pred: ^bb0
      "my.end"() : () -> ()
    }) {my.attribute = #my.value<[1, 2]>} : (!my.type<x, 3>) -> (i32, i64)
    "func.return"(%0#0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

