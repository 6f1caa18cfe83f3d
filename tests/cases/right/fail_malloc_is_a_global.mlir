// RUN: lowir opt --finalize-memref-to-llvm %s
// Nor may it be a global.
// DIFFERS: mlir-opt calls a new malloc_0 that nothing defines
memref.global @malloc : memref<4xf32>
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  return
}
//--- err
fail_malloc_is_a_global.mlir:6:8: error: this needs the runtime function @malloc, but the module gives that name to something else [runtime-symbol-taken]
  %m = memref.alloc() : memref<4xf32>
       ^~~~~~~~~~~~
fail_malloc_is_a_global.mlir:4:1: note: defined here
memref.global @malloc : memref<4xf32>
^~~~~~~~~~~~~
  help: rename it, or declare it as an `llvm.func` of the runtime function's type
