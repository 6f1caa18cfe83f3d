// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic --compat=19
// In 19 the operation has no result.
func.func @f(%m: memref<8xf32>) {
  memref.assume_alignment %m, 64 : memref<8xf32>
  return
}
//--- out
module {
  func.func @f(%arg0: memref<8xf32>) {
    memref.assume_alignment %arg0, 64 : memref<8xf32>
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    "memref.assume_alignment"(%arg0) <{alignment = 64 : i32}> : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

