// RUN: lowir opt --finalize-memref-to-llvm %s
// The same for free.
// DIFFERS: mlir-opt prints the error and ends with 0
llvm.func @free(i64) -> i64
func.func @f(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
//--- err
fail_free_of_another_kind.mlir:6:3: error: this needs the runtime function @free, but the module gives that name to something else [runtime-symbol-taken]
  memref.dealloc %m : memref<4xf32>
  ^~~~~~~~~~~~~~
fail_free_of_another_kind.mlir:4:1: note: defined here
llvm.func @free(i64) -> i64
^~~~~~~~~
  help: rename it, or declare it as an `llvm.func` of the runtime function's type
