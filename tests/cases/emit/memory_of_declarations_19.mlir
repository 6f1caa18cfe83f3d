// RUN: lowir translate --mlir-to-llvmir --compat=19
// A declaration keeps what memory it touches, unlike most attributes.
llvm.func @a() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite>}
llvm.func @b() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>}
llvm.func @c() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite>} {
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @a() #0

declare void @b() #1

define void @c() #2 {
  ret void
}

attributes #0 = { memory(readwrite, argmem: none) }
attributes #1 = { memory(none, argmem: read) }
attributes #2 = { memory(readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
