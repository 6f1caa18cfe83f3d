// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// The same for 19.
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
  "llvm.intr.assume"(%c) : (i1) -> ()
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
    "llvm.intr.assume"(%arg0) : (i1) -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 5 : i8}> : () -> ()
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
    "llvm.intr.assume"(%arg4) : (i1) -> ()
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

