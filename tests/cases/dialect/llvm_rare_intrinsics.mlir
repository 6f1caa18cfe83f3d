// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Intrinsics that few programs have.
llvm.func @f(%p: !llvm.ptr, %h: !llvm.ptr, %c: i1, %x: f64, %t: !llvm.token) {
  %0 = llvm.intr.coro.end %h, %c, %t : (!llvm.ptr, i1, !llvm.token) -> i1
  %1 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f64 to f32
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: f64, %arg4: !llvm.token) {
    %0 = llvm.intr.coro.end %arg1, %arg2, %arg4 : (!llvm.ptr, i1, !llvm.token) -> i1
    %1 = llvm.intr.experimental.constrained.fptrunc %arg3 towardzero ignore : f64 to f32
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr, i1, f64, token)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: f64, %arg4: !llvm.token):
    %0 = "llvm.intr.coro.end"(%arg1, %arg2, %arg4) : (!llvm.ptr, i1, !llvm.token) -> i1
    %1 = "llvm.intr.experimental.constrained.fptrunc"(%arg3) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (f64) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

