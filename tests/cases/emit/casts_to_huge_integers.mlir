// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate computes casts of constants to integers of any width
llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(-1 : i9) : i9
  %1 = llvm.sext %c : i9 to i65536
  llvm.store %1, %p : i65536, !llvm.ptr
  %2 = llvm.sext %c : i9 to i65537
  llvm.store %2, %p : i65537, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  store i65536 -1, ptr %0, align 4
  %2 = sext i9 -1 to i65537
  store i65537 %2, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
