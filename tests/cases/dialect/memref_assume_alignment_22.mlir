// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// In 22 the operation has a result.
func.func @f(%m: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.assume_alignment %m, 64 : memref<8xf32>
  return %0 : memref<8xf32>
}
//--- out
module {
  func.func @f(%arg0: memref<8xf32>) -> memref<8xf32> {
    %assume_align = memref.assume_alignment %arg0, 64 : memref<8xf32>
    return %assume_align : memref<8xf32>
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> memref<8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "memref.assume_alignment"(%arg0) <{alignment = 64 : i32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"(%0) : (memref<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

