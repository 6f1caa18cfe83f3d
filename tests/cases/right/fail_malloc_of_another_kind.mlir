// RUN: lowir opt --finalize-memref-to-llvm %s
// An allocation function of another kind is an error, not a call to an invented name.
// DIFFERS: mlir-opt calls a new malloc_0 that nothing defines
func.func private @malloc(i32) -> i32
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
//--- err
fail_malloc_of_another_kind.mlir:6:8: error: this needs the runtime function @malloc, but the module gives that name to something else [runtime-symbol-taken]
  %m = memref.alloc() : memref<4xf32>
       ^~~~~~~~~~~~
fail_malloc_of_another_kind.mlir:4:1: note: defined here
func.func private @malloc(i32) -> i32
^~~~~~~~~
  help: rename it, or declare it as an `llvm.func` of the runtime function's type
