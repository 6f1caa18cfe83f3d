// RUN: lowir translate --mlir-to-llvmir %s
// A generic pointer to a barrier is cast first, and assembly is no intrinsic.

llvm.func @arrive(%p: !llvm.ptr) -> i64 {
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @assembly() {
  nvvm.inline_ptx "bra L;"
  llvm.return
}
//--- err
fail_nvvm_more_than_a_call.mlir:5:8: error: `nvvm.mbarrier.arrive` of these operands and attributes is no single intrinsic of LLVM [unsupported-operation]
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr -> i64
       ^~~~~~~~~~~~~~~~~~~~
fail_nvvm_more_than_a_call.mlir:9:3: error: `nvvm.inline_ptx` of these operands and attributes is no single intrinsic of LLVM [unsupported-operation]
  nvvm.inline_ptx "bra L;"
  ^~~~~~~~~~~~~~~
