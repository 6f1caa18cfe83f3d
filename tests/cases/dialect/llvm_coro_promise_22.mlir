// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// The promise of a coroutine.
llvm.func @f(%p: !llvm.ptr, %i: i32, %c: i1) {
  %0 = llvm.intr.coro.promise %p, %i, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1):
    %0 = "llvm.intr.coro.promise"(%arg0, %arg1, %arg2) : (!llvm.ptr, i32, i1) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

