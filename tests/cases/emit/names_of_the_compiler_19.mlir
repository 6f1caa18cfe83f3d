// RUN: lowir translate --mlir-to-llvmir --compat=19
// What later releases write of the compiler, its libraries and the module's assembly are attributes of no meaning.
module attributes {llvm.ident = "lowir", llvm.commandline = "lowir a.c", llvm.dependent_libraries = ["m"], llvm.module_asm = ["nop"]} {
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
