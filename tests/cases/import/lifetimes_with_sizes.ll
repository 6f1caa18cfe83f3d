; RUN: lowir translate --import-llvm
; RUN: lowir translate --import-llvm | lowir translate --mlir-to-llvmir
; RUN: lowir translate --import-llvm --compat=19
; Marks of lifetimes with a size, as up to LLVM 21: release 22 has them of allocas only, past casts, and no others.
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define void @marks(ptr %x, i1 %c) {
  %a = alloca [4 x i32]
  %b = bitcast ptr %a to ptr
  %g = getelementptr [4 x i32], ptr %a, i32 0, i64 0
  %g1 = getelementptr [4 x i32], ptr %a, i32 0, i32 1
  call void @llvm.lifetime.start.p0(i64 4, ptr %b)
  call void @llvm.lifetime.start.p0(i64 4, ptr %g)
  call void @llvm.lifetime.start.p0(i64 4, ptr %g1)
  call void @llvm.lifetime.start.p0(i64 4, ptr %x)
  call void @llvm.lifetime.start.p0(i64 4, ptr undef)
  br i1 %c, label %end, label %other
end:
  %z = addrspacecast ptr %a to ptr addrspace(1)
  %z2 = addrspacecast ptr addrspace(1) %z to ptr
  call void @llvm.lifetime.end.p0(i64 16, ptr %z2)
  br label %other
other:
  call void @llvm.lifetime.end.p0(i64 -1, ptr %a)
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @marks(%arg0: !llvm.ptr, %arg1: i1) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.bitcast %3 : !llvm.ptr to !llvm.ptr
    %5 = llvm.getelementptr %3[%1, %2] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %6 = llvm.getelementptr %3[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.addrspacecast %3 : !llvm.ptr to !llvm.ptr<1>
    %8 = llvm.addrspacecast %7 : !llvm.ptr<1> to !llvm.ptr
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.return
  }
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @marks(ptr %0, i1 %1) {
  %3 = alloca [4 x i32], align 4
  %4 = getelementptr [4 x i32], ptr %3, i32 0, i64 0
  %5 = getelementptr [4 x i32], ptr %3, i32 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %3)
  br i1 %1, label %6, label %9

6:
  %7 = addrspacecast ptr %3 to ptr addrspace(1)
  %8 = addrspacecast ptr addrspace(1) %7 to ptr
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %9

9:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 3
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @marks(%arg0: !llvm.ptr, %arg1: i1) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.undef : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.bitcast %4 : !llvm.ptr to !llvm.ptr
    %6 = llvm.getelementptr %4[%1, %2] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %7 = llvm.getelementptr %4[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.intr.lifetime.start 4, %5 : !llvm.ptr
    llvm.intr.lifetime.start 4, %6 : !llvm.ptr
    llvm.intr.lifetime.start 4, %7 : !llvm.ptr
    llvm.intr.lifetime.start 4, %arg0 : !llvm.ptr
    llvm.intr.lifetime.start 4, %3 : !llvm.ptr
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = llvm.addrspacecast %4 : !llvm.ptr to !llvm.ptr<1>
    %9 = llvm.addrspacecast %8 : !llvm.ptr<1> to !llvm.ptr
    llvm.intr.lifetime.end 16, %9 : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end -1, %4 : !llvm.ptr
    llvm.return
  }
}
