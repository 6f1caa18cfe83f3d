// RUN: lowir translate --mlir-to-llvmir %s
// RUN: lowir translate --mlir-to-llvmir --compat=19 %s
// Constants fold as the builder of each release does; addresses are bytes from their base since 20.
llvm.mlir.global external @table(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @fold(%p: !llvm.ptr) -> i64 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %sum = llvm.add %a, %a : i32
  llvm.store %sum, %p : i32, !llvm.ptr
  %poison = llvm.udiv %a, %z : i32
  llvm.store %poison, %p : i32, !llvm.ptr
  %elem = llvm.getelementptr %t[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %elem, %p : !llvm.ptr, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %w = llvm.mul %v, %v : vector<2xi32>
  llvm.store %w, %p : vector<2xi32>, !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %s = llvm.insertvalue %a, %u[0] : !llvm.struct<(i32, ptr)>
  llvm.store %s, %p : !llvm.struct<(i32, ptr)>, !llvm.ptr
  %q = llvm.getelementptr %n[5] : (!llvm.ptr) -> !llvm.ptr, f32
  %size = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.return %size : i64
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@table = global [4 x i32] zeroinitializer

define i64 @fold(ptr %0) {
  store i32 14, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store ptr getelementptr inbounds nuw (i8, ptr @table, i64 8), ptr %0, align 8
  store <2 x i32> <i32 1, i32 4>, ptr %0, align 8
  store { i32, ptr } { i32 7, ptr undef }, ptr %0, align 8
  ret i64 20
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@table = global [4 x i32] zeroinitializer

define i64 @fold(ptr %0) {
  store i32 14, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store ptr getelementptr ([4 x i32], ptr @table, i32 0, i32 2), ptr %0, align 8
  store <2 x i32> <i32 1, i32 4>, ptr %0, align 8
  store { i32, ptr } { i32 7, ptr undef }, ptr %0, align 8
  ret i64 ptrtoint (ptr getelementptr (float, ptr null, i32 5) to i64)
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
