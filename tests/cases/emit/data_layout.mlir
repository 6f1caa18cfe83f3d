// RUN: lowir translate --mlir-to-llvmir %s
// RUN: lowir opt --compat=19 %s
// A data layout of the dlti dialect, in the spelling of either release, and the alignments that follow from it.
// DIFFERS: mlir-opt 19 does not read the newer spelling
module attributes {dlti.dl_spec = #dlti.dl_spec<
  "dlti.endianness" = "little",
  #dlti.dl_entry<i64, dense<[64, 64]> : vector<2xi64>>,
  !llvm.ptr = dense<[32, 32, 32, 32]> : vector<4xi64>,
  "dlti.stack_alignment" = 128 : i64
>} {
  llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i64, %n: i32) {
    llvm.store %x, %p : i64, !llvm.ptr
    llvm.store %q, %p : !llvm.ptr, !llvm.ptr
    %a = llvm.alloca %n x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
    llvm.return
  }
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-S128-i64:64-p0:32:32:32:32"

define void @f(ptr %0, ptr %1, i64 %2, i32 %3) {
  store i64 %2, ptr %0, align 8
  store ptr %1, ptr %0, align 4
  %5 = alloca { i8, i64 }, i32 %3, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">, #dlti.dl_entry<i64, dense<64> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<32> : vector<4xi64>>, #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>>} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i32) {
    llvm.store %arg2, %arg0 : i64, !llvm.ptr
    llvm.store %arg1, %arg0 : !llvm.ptr, !llvm.ptr
    %0 = llvm.alloca %arg3 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
    llvm.return
  }
}

