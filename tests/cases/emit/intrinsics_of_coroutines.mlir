// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of coroutines.
llvm.func @coro(%i: i32, %p: !llvm.ptr, %b: i1) {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.intr.coro.id %i, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.size : i64
  %2 = llvm.intr.coro.align : i32
  %3 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %4 = llvm.intr.coro.save %3 : (!llvm.ptr) -> !llvm.token
  %5 = llvm.mlir.constant(false) : i1
  %6 = llvm.intr.coro.suspend %4, %5 : i8
  %7 = llvm.intr.coro.free %0, %3 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %3 : !llvm.ptr
  %8 = llvm.mlir.constant(8 : i32) : i32
  %9 = llvm.intr.coro.promise %3, %8, %5 : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %10 = llvm.mlir.none : !llvm.token
  %11 = llvm.intr.coro.end %3, %5, %10 : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @coro(i32 %0, ptr %1, i1 %2) {
  %4 = call token @llvm.coro.id(i32 %0, ptr null, ptr null, ptr null)
  %5 = call i64 @llvm.coro.size.i64()
  %6 = call i32 @llvm.coro.align.i32()
  %7 = call ptr @llvm.coro.begin(token %4, ptr %1)
  %8 = call token @llvm.coro.save(ptr %7)
  %9 = call i8 @llvm.coro.suspend(token %8, i1 false)
  %10 = call ptr @llvm.coro.free(token %4, ptr %7)
  call void @llvm.coro.resume(ptr %7)
  %11 = call ptr @llvm.coro.promise(ptr %7, i32 8, i1 false)
  call void @llvm.coro.end(ptr %7, i1 false, token none)
  ret void
}

declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #0

declare i64 @llvm.coro.size.i64() #1

declare i32 @llvm.coro.align.i32() #1

declare ptr @llvm.coro.begin(token, ptr writeonly) #2

declare token @llvm.coro.save(ptr) #3

declare i8 @llvm.coro.suspend(token, i1) #2

declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #4

declare void @llvm.coro.resume(ptr)

declare ptr @llvm.coro.promise(ptr captures(none), i32, i1) #1

declare void @llvm.coro.end(ptr, i1, token) #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #1 = { nounwind memory(none) }
attributes #2 = { nounwind }
attributes #3 = { nomerge nounwind }
attributes #4 = { nounwind memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
