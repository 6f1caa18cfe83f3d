// RUN: lowir translate --mlir-to-llvmir
// Intrinsics whose arguments vary in number and type: the type of the call says so, and the declaration.
llvm.func @g(%c: i1, %l: i64) {
  llvm.call_intrinsic "llvm.experimental.guard"(%c, %l) ["deopt"(%l : i64)] : (i1, i64) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @g(i1 %0, i64 %1) {
  call void (i1, ...) @llvm.experimental.guard(i1 %0, i64 %1) [ "deopt"(i64 %1) ]
  ret void
}

declare void @llvm.experimental.guard(i1, ...)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
