// RUN: lowir translate --mlir-to-llvmir
// An address keeps the flags that it shares with the one it starts from, also if that one is no constant offset.
llvm.func @take(!llvm.ptr)
llvm.func @base_with_poison() {
  %null = llvm.mlir.zero : !llvm.ptr
  %poison = llvm.mlir.poison : i64
  %minus = llvm.mlir.constant(-52 : i64) : i64
  %five = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.getelementptr %null[%poison, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %1 = llvm.getelementptr nuw %0[%minus] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.call @take(%1) : (!llvm.ptr) -> ()
  %2 = llvm.getelementptr inbounds %0[%five] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.call @take(%2) : (!llvm.ptr) -> ()
  %3 = llvm.getelementptr nuw %null[%poison, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %4 = llvm.getelementptr inbounds|nuw %3[%five] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.call @take(%4) : (!llvm.ptr) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @take(ptr)

define void @base_with_poison() {
  call void @take(ptr getelementptr (i8, ptr getelementptr ({ i32, double }, ptr null, i64 poison, i32 1), i64 -416))
  call void @take(ptr getelementptr (i8, ptr getelementptr ({ i32, double }, ptr null, i64 poison, i32 1), i64 40))
  call void @take(ptr getelementptr nuw (i8, ptr getelementptr nuw ({ i32, double }, ptr null, i64 poison, i32 1), i64 40))
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
