// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Coroutine intrinsics.
llvm.func @coroutine(%i: i32, %p: !llvm.ptr, %c: i1, %s: i8) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.align : i64
  %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %5 = llvm.intr.coro.suspend %4, %c : i8
  %6 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %1 : !llvm.ptr
  llvm.return
}
//--- out
module {
  llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i8) {
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.intr.coro.size : i64
    %3 = llvm.intr.coro.align : i64
    %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.suspend %4, %arg2 : i8
    %6 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.coro.resume %1 : !llvm.ptr
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i8) {
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.intr.coro.size : i64
    %3 = llvm.intr.coro.align : i64
    %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.suspend %4, %arg2 : i8
    %6 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.coro.resume %1 : !llvm.ptr
    llvm.return
  }
}

//--- out 3
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, i1, i8)>, linkage = #llvm.linkage<external>, sym_name = "coroutine", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i8):
    %0 = "llvm.intr.coro.id"(%arg0, %arg1, %arg1, %arg1) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = "llvm.intr.coro.begin"(%0, %arg1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = "llvm.intr.coro.size"() : () -> i64
    %3 = "llvm.intr.coro.align"() : () -> i64
    %4 = "llvm.intr.coro.save"(%1) : (!llvm.ptr) -> !llvm.token
    %5 = "llvm.intr.coro.suspend"(%4, %arg2) : (!llvm.token, i1) -> i8
    %6 = "llvm.intr.coro.free"(%0, %1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    "llvm.intr.coro.resume"(%1) : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

