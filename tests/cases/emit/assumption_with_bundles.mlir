// RUN: lowir translate --mlir-to-llvmir
// What an assumption is about stands in bundles behind its argument.
llvm.func @promise(%p: !llvm.ptr, %q: !llvm.ptr<1>, %n: i64) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.intr.assume %t ["nonnull"(%q : !llvm.ptr<1>), "cold"()] : i1
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @promise(ptr %0, ptr addrspace(1) %1, i64 %2) {
  call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 %2) ]
  call void @llvm.assume(i1 true) [ "nonnull"(ptr addrspace(1) %1), "cold"() ]
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
