// RUN: lowir translate --mlir-to-llvmir
// Each line of assembly of the module stands alone.
module attributes {llvm.module_asm = ["foo", "bar\09x\nbaz", ""]} {
  llvm.func @f()
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
module asm "foo"
module asm "bar\09x"
module asm "baz"

declare void @f()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
