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
