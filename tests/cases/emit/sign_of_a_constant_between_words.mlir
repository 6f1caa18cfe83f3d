// RUN: lowir translate --mlir-to-llvmir
// The sign of a constant whose words have bits left over goes on in a wider type.
llvm.mlir.global constant @a(-1234567890123456789012345678901234567890123 : i150) : i200
llvm.mlir.global constant @c(-1234567890123456789012345678901234567890123 : i150) : i77
llvm.func @f() -> i200 {
  %0 = llvm.mlir.constant(-1234567890123456789012345678901234567890123 : i150) : i200
  llvm.return %0 : i200
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@a = constant i200 -1234567890123456789012345678901234567890123
@c = constant i77 -44322902330825284666571

define i200 @f() {
  ret i200 -1234567890123456789012345678901234567890123
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
