// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of memory, hints, variable arguments, annotations.
llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  %1 = llvm.intr.invariant.start 8, %p : !llvm.ptr
  llvm.intr.invariant.end %1, 8, %p : !llvm.ptr
  llvm.return
}
llvm.func @hints(%c: i1, %i: i32, %p: !llvm.ptr) {
  %0 = llvm.intr.expect %i, %i : i32
  %1 = llvm.intr.expect.with.probability %i, %i, 0.75 : i32
  %2 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %3 = llvm.intr.ssa.copy %i : i32
  "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 5 : i8}> : () -> ()
  llvm.return
}
llvm.func @varargs(%p: !llvm.ptr, ...) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return
}
llvm.mlir.global external thread_local @tls(0 : i32) : i32
llvm.func @thread_local() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @tls : !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global private unnamed_addr constant @note("note\00") : !llvm.array<5 x i8>
llvm.mlir.global private unnamed_addr constant @file("file.c\00") : !llvm.array<7 x i8>
llvm.func @annotations(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.mlir.addressof @note : !llvm.ptr
  %1 = llvm.mlir.addressof @file : !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  "llvm.intr.var.annotation"(%p, %0, %1, %i, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %3 = "llvm.intr.ptr.annotation"(%p, %0, %1, %i, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %4 = "llvm.intr.annotation"(%i, %0, %1, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @typeid(%p: !llvm.ptr) -> i32 {
  %0 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
//--- out
module {
  llvm.func @memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i8) {
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%arg0, %arg3, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %0 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %0 : !llvm.ptr
    %1 = llvm.intr.invariant.start 8, %arg0 : !llvm.ptr
    llvm.intr.invariant.end %1, 8, %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @hints(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) {
    %0 = llvm.intr.expect %arg1, %arg1 : i32
    %1 = llvm.intr.expect.with.probability %arg1, %arg1, 7.500000e-01 : i32
    %2 = "llvm.intr.is.constant"(%arg1) : (i32) -> i1
    %3 = llvm.intr.ssa.copy %arg1 : i32
    llvm.intr.assume %arg0 : i1
    llvm.intr.debugtrap
    llvm.intr.trap
    llvm.intr.ubsantrap <{failureKind = 5 : i8}>
    llvm.return
  }
  llvm.func @varargs(%arg0: !llvm.ptr, ...) {
    llvm.intr.vastart %arg0 : !llvm.ptr
    llvm.intr.vacopy %arg0 to %arg0 : !llvm.ptr, !llvm.ptr
    llvm.intr.vaend %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.mlir.global external thread_local @tls(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @thread_local() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @tls : !llvm.ptr
    %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @note("note\00") {addr_space = 0 : i32}
  llvm.mlir.global private unnamed_addr constant @file("file.c\00") {addr_space = 0 : i32}
  llvm.func @annotations(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.addressof @note : !llvm.ptr
    %1 = llvm.mlir.addressof @file : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    "llvm.intr.var.annotation"(%arg0, %0, %1, %arg1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    %3 = "llvm.intr.ptr.annotation"(%arg0, %0, %1, %arg1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %4 = "llvm.intr.annotation"(%arg1, %0, %1, %arg1) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
    llvm.return
  }
  llvm.func @typeid(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr) -> i32
    llvm.return %0 : i32
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr, i64, i8)>, linkage = #llvm.linkage<external>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i8):
    "llvm.intr.memcpy"(%arg7, %arg8, %arg9) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg7, %arg8) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memmove"(%arg7, %arg8, %arg9) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%arg7, %arg10, %arg9) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.prefetch"(%arg7) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %12 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%12) : (!llvm.ptr) -> ()
    %13 = "llvm.intr.invariant.start"(%arg7) <{size = 8 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.invariant.end"(%13, %arg7) <{size = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "hints", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: !llvm.ptr):
    %8 = "llvm.intr.expect"(%arg5, %arg5) : (i32, i32) -> i32
    %9 = "llvm.intr.expect.with.probability"(%arg5, %arg5) <{prob = 7.500000e-01 : f64}> : (i32, i32) -> i32
    %10 = "llvm.intr.is.constant"(%arg5) : (i32) -> i1
    %11 = "llvm.intr.ssa.copy"(%arg5) : (i32) -> i32
    "llvm.intr.assume"(%arg4) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 5 : i8}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "varargs", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: !llvm.ptr):
    "llvm.intr.vastart"(%arg3) : (!llvm.ptr) -> ()
    "llvm.intr.vacopy"(%arg3, %arg3) : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.vaend"(%arg3) : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "tls", thread_local_, unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "thread_local", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %6 = "llvm.mlir.addressof"() <{global_name = @tls}> : () -> !llvm.ptr
    %7 = "llvm.intr.threadlocal.address"(%6) : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"(%7) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<private>, sym_name = "note", unnamed_addr = 2 : i64, value = "note\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<7 x i8>, linkage = #llvm.linkage<private>, sym_name = "file", unnamed_addr = 2 : i64, value = "file.c\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "annotations", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: i32):
    %1 = "llvm.mlir.addressof"() <{global_name = @note}> : () -> !llvm.ptr
    %2 = "llvm.mlir.addressof"() <{global_name = @file}> : () -> !llvm.ptr
    %3 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.intr.var.annotation"(%arg1, %1, %2, %arg2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    %4 = "llvm.intr.ptr.annotation"(%arg1, %1, %2, %arg2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %5 = "llvm.intr.annotation"(%arg2, %1, %2, %arg2) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "typeid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "llvm.intr.eh.typeid.for"(%arg0) : (!llvm.ptr) -> i32
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@tls = thread_local global i32 0
@note = private unnamed_addr constant [5 x i8] c"note\00"
@file = private unnamed_addr constant [7 x i8] c"file.c\00"

define void @memory(ptr %0, ptr %1, i64 %2, i8 %3) {
  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %1, i64 %2, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %0, ptr %1, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %0, ptr %1, i64 %2, i1 true)
  call void @llvm.memset.p0.i64(ptr %0, i8 %3, i64 %2, i1 false)
  call void @llvm.prefetch.p0(ptr %0, i32 0, i32 3, i32 1)
  %5 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %5)
  %6 = call ptr @llvm.invariant.start.p0(i64 8, ptr %0)
  call void @llvm.invariant.end.p0(ptr %6, i64 8, ptr %0)
  ret void
}

define void @hints(i1 %0, i32 %1, ptr %2) {
  %4 = call i32 @llvm.expect.i32(i32 %1, i32 %1)
  %5 = call i32 @llvm.expect.with.probability.i32(i32 %1, i32 %1, double 7.500000e-01)
  %6 = call i1 @llvm.is.constant.i32(i32 %1)
  %7 = call i32 @llvm.ssa.copy.i32(i32 %1)
  call void @llvm.assume(i1 %0)
  call void @llvm.debugtrap()
  call void @llvm.trap()
  call void @llvm.ubsantrap(i8 5)
  ret void
}

define void @varargs(ptr %0, ...) {
  call void @llvm.va_start.p0(ptr %0)
  call void @llvm.va_copy.p0(ptr %0, ptr %0)
  call void @llvm.va_end.p0(ptr %0)
  ret void
}

define ptr @thread_local() {
  %1 = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  ret ptr %1
}

define void @annotations(ptr %0, i32 %1) {
  call void @llvm.var.annotation.p0.p0(ptr %0, ptr @note, ptr @file, i32 %1, ptr null)
  %3 = call ptr @llvm.ptr.annotation.p0.p0(ptr %0, ptr @note, ptr @file, i32 %1, ptr null)
  %4 = call i32 @llvm.annotation.i32.p0(i32 %1, ptr @note, ptr @file, i32 %1)
  ret void
}

define i32 @typeid(ptr %0) {
  %2 = call i32 @llvm.eh.typeid.for.p0(ptr %0)
  ret i32 %2
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

declare ptr @llvm.stacksave.p0() #3

declare void @llvm.stackrestore.p0(ptr) #3

declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #4

declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #4

declare i32 @llvm.expect.i32(i32, i32) #5

declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg) #5

declare i1 @llvm.is.constant.i32(i32) #6

declare i32 @llvm.ssa.copy.i32(i32 returned) #5

declare void @llvm.assume(i1 noundef) #7

declare void @llvm.debugtrap() #8

declare void @llvm.trap() #9

declare void @llvm.ubsantrap(i8 immarg) #9

declare void @llvm.va_start.p0(ptr) #3

declare void @llvm.va_copy.p0(ptr, ptr) #3

declare void @llvm.va_end.p0(ptr) #3

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #10

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #11

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #11

declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #11

declare i32 @llvm.eh.typeid.for.p0(ptr) #12

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
