// RUN: lowir translate --mlir-to-llvmir
// A module for Windows that says itself which kind of debug information it has says it once.
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "CodeView", 1 : i32>]
  llvm.func @f()
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "x86_64-pc-windows-msvc"

declare void @f()

!llvm.module.flags = !{!1, !0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"CodeView", i32 1}
