// RUN: lowir translate --mlir-to-llvmir
// An alias of an alias of a function resolves.
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @a
llvm.func @e() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"


@a = alias ptr (), ptr @r
@b = alias ptr (), ptr @a

@foo = ifunc void (ptr, i32), ptr @a

define ptr @r() {
  ret ptr null
}

define ptr @e() {
  ret ptr dso_local_equivalent @b
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
