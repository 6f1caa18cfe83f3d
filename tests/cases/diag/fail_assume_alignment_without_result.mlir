// RUN: lowir opt
// The result came with release 20 (a mutant of mixed 1400201).
"func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "a"}> ({
^bb0(%m: memref<4xf32>):
  "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
//--- err
fail_assume_alignment_without_result.mlir:5:3: error: 'memref.assume_alignment' op has one result, in release 19 none [result-count]
  "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~
