// RUN: lowir opt
// An atomic access says its alignment.
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}
//--- err
fail_llvm_atomic_alignment.mlir:4:8: error: 'llvm.load' op expected alignment for atomic access [atomic]
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
       ^~~~~~~~~
