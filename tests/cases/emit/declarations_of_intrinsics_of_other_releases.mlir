// RUN: lowir translate --mlir-to-llvmir
// What a module declares as an older LLVM has it is in the way of what operations call, which is declared anew.
module {
  llvm.func @llvm.lifetime.start.p0(i64, !llvm.ptr)
  llvm.func @llvm.lifetime.end.p0(!llvm.ptr)
  llvm.func @llvm.masked.load.v2i32.p0(!llvm.ptr, i32, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.func @llvm.masked.store.v2i32.p0(vector<2xi32>, !llvm.ptr, i32, vector<2xi1>)
  llvm.func @f(%m: vector<2xi1>, %v: vector<2xi32>) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %2 = llvm.intr.masked.load %1, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
    llvm.intr.lifetime.end %1 : !llvm.ptr
    llvm.return
  }
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @llvm.lifetime.start.p0.invalid(i64, ptr)

declare void @llvm.lifetime.end.p0(ptr)

declare <2 x i32> @llvm.masked.load.v2i32.p0.invalid(ptr, i32, <2 x i1>, <2 x i32>)

declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, i32, <2 x i1>)

define void @f(<2 x i1> %0, <2 x i32> %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %3, <2 x i1> %0, <2 x i32> %1)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr captures(none), <2 x i1>, <2 x i32>) #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
