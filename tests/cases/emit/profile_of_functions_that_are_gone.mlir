// RUN: lowir translate --mlir-to-llvmir
// A profile may name functions that are gone, or what is none: null stands for them. The list of the entries is distinct.
module {
  llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 5>, #llvm.cgprofile_entry<from = @a, count = 6>, #llvm.cgprofile_entry<from = @g, to = @al, count = 7>]>]
  llvm.mlir.global external @g(0 : i32) : i32
  llvm.mlir.alias external @al : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @a()
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0

@al = alias i32, ptr @g

declare void @a()

!llvm.module.flags = !{!5, !0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{ptr @a, null, i64 5}
!2 = !{ptr @a, null, i64 6}
!3 = !{null, null, i64 7}
!4 = distinct !{!1, !2, !3}
!5 = !{i32 5, !"CG Profile", !4}
