// RUN: lowir translate --mlir-to-llvmir %s
// What does not fold cannot initialize a global.
llvm.mlir.global internal @g() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.freeze %a : i32
  llvm.return %b : i32
}
//--- err
fail_initializer_is_no_constant.mlir:5:8: error: `llvm.freeze` in the initializer of a global does not fold to a constant [initializer]
  %b = llvm.freeze %a : i32
       ^~~~~~~~~~~
  help: compute the value in a constructor (llvm.mlir.global_ctors)
