// RUN: lowir translate --mlir-to-llvmir
// Inline assembly without a result has one of the type void, which has no number.
llvm.func @f(%p: !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att "", "r" %p : (!llvm.ptr) -> !llvm.void
  %1 = llvm.load %p : !llvm.ptr -> i32
  llvm.cond_br %c, ^bb2, ^bb1
^bb1:
  %2 = llvm.inline_asm has_side_effects "", "r" %p : (!llvm.ptr) -> !llvm.void
  llvm.br ^bb2
^bb2:
  %3 = llvm.inline_asm "", "=r,r" %p : (!llvm.ptr) -> i32
  %4 = llvm.add %3, %1 : i32
  llvm.return %4 : i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(ptr %0, i1 %1) {
  call void asm sideeffect "", "r"(ptr %0)
  %3 = load i32, ptr %0, align 4
  br i1 %1, label %5, label %4

4:
  call void asm sideeffect "", "r"(ptr %0)
  br label %5

5:
  %6 = call i32 asm "", "=r,r"(ptr %0)
  %7 = add i32 %6, %3
  ret i32 %7
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
