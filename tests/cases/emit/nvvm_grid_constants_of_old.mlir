// RUN: lowir translate --compat=19 --mlir-to-llvmir %s
// The constant parameters of a kernel are counted in one node.
llvm.func @kernel(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}, %n: i32, %q: !llvm.ptr {nvvm.grid_constant, llvm.byval = i64}) attributes {nvvm.kernel} {
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @kernel(ptr byval(i32) %0, i32 %1, ptr byval(i64) %2) {
  ret void
}

!llvm.module.flags = !{!0}
!nvvm.annotations = !{!2, !3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, i32 3}
!2 = !{ptr @kernel, !"grid_constant", !1}
!3 = !{ptr @kernel, !"kernel", i32 1}
