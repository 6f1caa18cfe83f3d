// RUN: lowir translate --mlir-to-llvmir --llvm-version=15
// Effects that LLVM 15 has no word for: no group of no attributes.
llvm.func @a() attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} { llvm.return }
llvm.func @b() { 
 llvm.call @a() {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} : () -> ()
 llvm.call @a() {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : () -> ()
 llvm.return }
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @a() {
  ret void
}

define void @b() {
  call void @a()
  call void @a() #0
  ret void
}

attributes #0 = { argmemonly nounwind readonly }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
