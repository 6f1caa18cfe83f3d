// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
llvm.func @f(%p: !llvm.ptr, %a: i128, %b: i128, %c: i256) {
  %0 = llvm.cmpxchg %p, %a, %b seq_cst seq_cst : !llvm.ptr, i128
  %1 = llvm.cmpxchg %p, %c, %c acq_rel monotonic : !llvm.ptr, i256
  %2 = llvm.atomicrmw xchg %p, %a seq_cst : !llvm.ptr, i128
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i128 %1, i128 %2, i256 %3) {
  %5 = cmpxchg ptr %0, i128 %1, i128 %2 seq_cst seq_cst, align 16
  %6 = cmpxchg ptr %0, i256 %3, i256 %3 acq_rel monotonic, align 32
  %7 = atomicrmw xchg ptr %0, i128 %1 seq_cst, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i128 %1, i128 %2, i256 %3) {
  %5 = cmpxchg ptr %0, i128 %1, i128 %2 seq_cst seq_cst, align 16
  %6 = cmpxchg ptr %0, i256 %3, i256 %3 acq_rel monotonic, align 32
  %7 = atomicrmw xchg ptr %0, i128 %1 seq_cst, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
