// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Masked memory access in 19.
llvm.func @masked(%p: !llvm.ptr, %m: vector<4xi1>, %x: vector<4xf32>, %ps: !llvm.vec<4 x ptr>) {
  %0 = llvm.intr.masked.load %p, %m, %x {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %x, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %2 = llvm.intr.masked.gather %ps, %m, %x {alignment = 1 : i32} : (!llvm.vec<4 x ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %x, %ps, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr>
  llvm.return
}
//--- out
module {
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: !llvm.vec<4 x ptr>) {
    %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg2, %arg0, %arg1 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %1 = llvm.intr.masked.gather %arg3, %arg1, %arg2 {alignment = 1 : i32} : (!llvm.vec<4 x ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg2, %arg3, %arg1 {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr>
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<4xi1>, vector<4xf32>, vec<4 x ptr>)>, linkage = #llvm.linkage<external>, sym_name = "masked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: !llvm.vec<4 x ptr>):
    %0 = "llvm.intr.masked.load"(%arg0, %arg1, %arg2) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%arg2, %arg0, %arg1) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %1 = "llvm.intr.masked.gather"(%arg3, %arg1, %arg2) <{alignment = 1 : i32}> : (!llvm.vec<4 x ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%arg2, %arg3, %arg1) <{alignment = 1 : i32}> : (vector<4xf32>, !llvm.vec<4 x ptr>, vector<4xi1>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @masked(ptr %0, <4 x i1> %1, <4 x float> %2, <4 x ptr> %3) {
  %5 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %0, i32 4, <4 x i1> %1, <4 x float> %2)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %2, ptr %0, i32 4, <4 x i1> %1)
  %6 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> %3, i32 1, <4 x i1> %1, <4 x float> %2)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %2, <4 x ptr> %3, i32 1, <4 x i1> %1)
  ret void
}

declare <4 x float> @llvm.masked.load.v4f32.p0(ptr nocapture, i32 immarg, <4 x i1>, <4 x float>) #0

declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr nocapture, i32 immarg, <4 x i1>) #1

declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, i32 immarg, <4 x i1>, <4 x float>) #2

declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, i32 immarg, <4 x i1>) #3

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
