// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate computes integers of any width
llvm.func @f(%p: !llvm.ptr) -> i1 {
  %a = llvm.mlir.constant(123456789012345678901234567890123456789012345678901234567890 : i256) : i256
  %b = llvm.mlir.constant(77 : i256) : i256
  %0 = llvm.lshr %a, %b : i256
  llvm.store %0, %p : i256, !llvm.ptr
  %1 = llvm.icmp "slt" %a, %b : i256
  llvm.return %1 : i1
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i1 @f(ptr %0) {
  %2 = lshr i256 123456789012345678901234567890123456789012345678901234567890, 77
  store i256 %2, ptr %0, align 4
  %3 = icmp slt i256 123456789012345678901234567890123456789012345678901234567890, 77
  ret i1 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
