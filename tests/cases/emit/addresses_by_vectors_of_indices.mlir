// RUN: lowir translate --mlir-to-llvmir
// Addresses by vectors of constant indices.
// DIFFERS: mlir-translate makes constant expressions of them
llvm.mlir.global external constant @z(dense<0.0> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.func @f(%o: !llvm.ptr) {
  %p = llvm.mlir.addressof @z : !llvm.ptr
  %c = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %0 = llvm.getelementptr %p[0, %c] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, !llvm.array<4 x f32>
  llvm.store %0, %o : vector<4x!llvm.ptr>, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@z = constant [4 x float] zeroinitializer

define void @f(ptr %0) {
  %2 = getelementptr [4 x float], ptr @z, i32 0, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x ptr> %2, ptr %0, align 32
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
