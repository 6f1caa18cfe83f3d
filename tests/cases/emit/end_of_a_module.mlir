// RUN: lowir translate --mlir-to-llvmir
// What ends a module in the words of functions is nothing; it was written as an instruction.
llvm.func @g()
llvm.return
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @g()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
