// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Operations that came after 19.
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<4xf32>, memref<4xf32>
  ub.unreachable
}
//--- out
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %0:2 = memref.distinct_objects %arg0, %arg1 : memref<4xf32>, memref<4xf32>
    ub.unreachable
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    %0:2 = "memref.distinct_objects"(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    "ub.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()

