// RUN: lowir translate --compat=19 --mlir-to-llvmir %s
// The same as nodes, which older LLVMs read.
llvm.func @kernel() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 23, 32>, nvvm.maxnreg = 5 : i32} {
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @kernel() {
  ret void
}

!llvm.module.flags = !{!0}
!nvvm.annotations = !{!1, !2, !3, !4, !5}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{ptr @kernel, !"kernel", i32 1}
!2 = !{ptr @kernel, !"maxnreg", i32 5}
!3 = !{ptr @kernel, !"maxntidx", i32 1}
!4 = !{ptr @kernel, !"maxntidy", i32 23}
!5 = !{ptr @kernel, !"maxntidz", i32 32}
