// RUN: lowir translate --mlir-to-llvmir
// A call that must be a tail call passes on what its function got beyond the parameters.
llvm.func @more(!llvm.ptr, ...) -> i32
llvm.func @none(...)
llvm.func @passes(%p: !llvm.ptr, ...) -> i32 {
  %0 = llvm.call musttail @more(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
llvm.func @through(%p: !llvm.ptr, ...) -> i32 {
  %0 = llvm.call musttail %p(%p) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
llvm.func @nothing(...) {
  llvm.call musttail @none() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.return
}
llvm.func @tail(%p: !llvm.ptr) -> i32 {
  %0 = llvm.call tail @more(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare i32 @more(ptr, ...)

declare void @none(...)

define i32 @passes(ptr %0, ...) {
  %2 = musttail call i32 (ptr, ...) @more(ptr %0, ...)
  ret i32 %2
}

define i32 @through(ptr %0, ...) {
  %2 = musttail call i32 (ptr, ...) %0(ptr %0, ...)
  ret i32 %2
}

define void @nothing(...) {
  musttail call void (...) @none(...)
  ret void
}

define i32 @tail(ptr %0) {
  %2 = tail call i32 (ptr, ...) @more(ptr %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
