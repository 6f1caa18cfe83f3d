// RUN: lowir opt --compat=19
// The result came with release 20.
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32>):
  %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
//--- err
fail_assume_alignment_with_result_19.mlir:5:8: error: 'memref.assume_alignment' op has one result, in release 19 none [result-count]
  %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
