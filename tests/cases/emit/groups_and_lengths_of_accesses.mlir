// RUN: lowir translate --mlir-to-llvmir
// What cannot change within a group, and how many bytes are behind an address that is loaded.
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p dereferenceable<bytes = 16> : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load %0 invariant_group dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store %x, %1 invariant_group : i32, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8, !dereferenceable !1
  %4 = load ptr, ptr %3, align 8, !dereferenceable_or_null !2, !invariant.group !3
  store i32 %1, ptr %4, align 4, !invariant.group !3
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 16}
!2 = !{i64 8}
!3 = !{}
