// RUN: lowir translate --mlir-to-llvmir
// LLVM 22 marks the lifetime of allocas and of poison only.
llvm.func @f(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %u = llvm.mlir.poison : !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.intr.lifetime.start %u : !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}
//--- err
fail_lifetime_of_a_parameter.mlir:10:3: error: only an alloca or poison has a lifetime [lifetime]
  llvm.intr.lifetime.start %p : !llvm.ptr
  ^~~~~~~~~~~~~~~~~~~~~~~~
