// RUN: lowir translate --mlir-to-llvmir --compat=19
// A builder without a layout takes an address back out of a number of 64 bits only.
llvm.mlir.global external @g() : i64
llvm.func @word() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
llvm.func @wide() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i65
  %2 = llvm.inttoptr %1 : i65 to !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i64

define ptr @word() {
  ret ptr @g
}

define ptr @wide() {
  ret ptr inttoptr (i65 ptrtoint (ptr @g to i65) to ptr)
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
