// 2022: the types of the operands of some intrinsics were not written
llvm.func @f(%p: !llvm.ptr<i8>, %q: !llvm.ptr<i8>, %n: i32, ...) -> i32 {
  llvm.intr.vastart %p
  llvm.intr.vacopy %p to %q
  llvm.intr.vaend %p
  llvm.intr.vaend %q
  %0 = llvm.intr.coro.id %n, %p, %p, %q : !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : !llvm.ptr<i8>
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.eh.typeid.for %1 : i32
  llvm.return %3 : i32
}
//--- today
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, ...) -> i32 {
  llvm.intr.vastart %arg0 : !llvm.ptr
  llvm.intr.vacopy %arg0 to %arg1 : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %arg0 : !llvm.ptr
  llvm.intr.vaend %arg1 : !llvm.ptr
  %0 = llvm.intr.coro.id %arg2, %arg0, %arg0, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %arg0 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.eh.typeid.for %1 : (!llvm.ptr) -> i32
  llvm.return %3 : i32
}
