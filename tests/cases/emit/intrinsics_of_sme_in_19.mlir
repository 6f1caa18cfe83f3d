// RUN: lowir translate --mlir-to-llvmir --compat=19
// Release 19 has an intrinsic for each size of elements.

llvm.func @counts() -> i64 {
  %b = "arm_sme.intr.cntsb"() : () -> i64
  %h = "arm_sme.intr.cntsh"() : () -> i64
  %w = "arm_sme.intr.cntsw"() : () -> i64
  %d = "arm_sme.intr.cntsd"() : () -> i64
  llvm.return %h : i64
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i64 @counts() {
  %1 = call i64 @llvm.aarch64.sme.cntsb()
  %2 = call i64 @llvm.aarch64.sme.cntsh()
  %3 = call i64 @llvm.aarch64.sme.cntsw()
  %4 = call i64 @llvm.aarch64.sme.cntsd()
  ret i64 %2
}

declare i64 @llvm.aarch64.sme.cntsb()

declare i64 @llvm.aarch64.sme.cntsh()

declare i64 @llvm.aarch64.sme.cntsw()

declare i64 @llvm.aarch64.sme.cntsd()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
