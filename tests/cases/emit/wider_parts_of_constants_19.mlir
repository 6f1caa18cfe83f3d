// RUN: lowir translate --mlir-to-llvmir --compat=19
// Integers of another width are converted there.
llvm.func @wider() -> !llvm.struct<(i64, i64)> {
  %0 = llvm.mlir.constant([-7 : i32, 9 : i32]) : !llvm.struct<(i64, i64)>
  llvm.return %0 : !llvm.struct<(i64, i64)>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { i64, i64 } @wider() {
  ret { i64, i64 } { i64 -7, i64 9 }
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
