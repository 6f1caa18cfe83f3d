// RUN: lowir opt --mlir-print-op-generic %s
// RUN: lowir opt -mlir-print-op-generic=false %s
// The generic form of every operation.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

