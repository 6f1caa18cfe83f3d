; RUN: lowir translate --import-llvm
; RUN: lowir translate --import-llvm | lowir translate --mlir-to-llvmir
; The end of a coroutine is an operation whose result is of the type void.
declare void @llvm.coro.end(ptr, i1, token)
define void @f(ptr %h) presplitcoroutine {
  call void @llvm.coro.end(ptr %h, i1 false, token none)
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.none : !llvm.token
    %2 = llvm.intr.coro.end %arg0, %0, %1 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  }
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(ptr %0) #0 {
  call void @llvm.coro.end(ptr %0, i1 false, token none)
  ret void
}

declare void @llvm.coro.end(ptr, i1, token) #1

attributes #0 = { presplitcoroutine }
attributes #1 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
