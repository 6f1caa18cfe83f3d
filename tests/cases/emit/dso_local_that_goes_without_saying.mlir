// RUN: lowir translate --mlir-to-llvmir
llvm.mlir.global private constant @a("abc") {dso_local}
llvm.mlir.global internal unnamed_addr constant @b("abc") {dso_local}
llvm.mlir.global external hidden @c() {dso_local} : i32
llvm.mlir.global external protected @d(1 : i32) {dso_local} : i32
llvm.mlir.global extern_weak hidden @e() {dso_local} : i32
llvm.mlir.global extern_weak @f() {dso_local} : i32
llvm.mlir.global weak hidden @g(1 : i32) {dso_local} : i32
llvm.mlir.global weak @h(1 : i32) {dso_local} : i32
llvm.func internal @i() attributes {dso_local} {
  llvm.return
}
llvm.func hidden @j() attributes {dso_local}
llvm.func extern_weak protected @k() attributes {dso_local}
llvm.func @l() attributes {dso_local} {
  llvm.return
}
llvm.mlir.alias internal @m {dso_local} : !llvm.array<3 x i8> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external hidden @n {dso_local} : !llvm.array<3 x i8> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc internal @o : !llvm.func<i32 (i64)>, !llvm.ptr @p {dso_local}
llvm.mlir.ifunc external @q : !llvm.func<i32 (i64)>, !llvm.ptr @p {dso_local}
llvm.func @p() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@a = private constant [3 x i8] c"abc"
@b = internal unnamed_addr constant [3 x i8] c"abc"
@c = external hidden global i32
@d = protected global i32 1
@e = extern_weak dso_local hidden global i32
@f = extern_weak dso_local global i32
@g = weak hidden global i32 1
@h = weak dso_local global i32 1

@m = internal alias [3 x i8], ptr @a
@n = hidden alias [3 x i8], ptr @a

@o = internal ifunc i32 (i64), ptr @p
@q = dso_local ifunc i32 (i64), ptr @p

define internal void @i() {
  ret void
}

declare hidden void @j()

declare extern_weak dso_local protected void @k()

define dso_local void @l() {
  ret void
}

define ptr @p() {
  ret ptr null
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
