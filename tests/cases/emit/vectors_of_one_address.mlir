// RUN: lowir translate --mlir-to-llvmir
// A vector of addresses without an offset is the address in every lane.
llvm.mlir.global external constant @z(dense<0.0> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.func @h(%o: !llvm.ptr) {
  %zv = llvm.mlir.zero : vector<4xi32>
  %p = llvm.mlir.addressof @z : !llvm.ptr
  %n = llvm.mlir.zero : vector<4x!llvm.ptr>
  %3 = llvm.getelementptr %p[0, %zv] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, !llvm.array<4 x f32>
  %q = llvm.getelementptr inbounds %p[%zv] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  %4 = llvm.getelementptr %q[0, 0] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, !llvm.array<4 x f32>
  %5 = llvm.getelementptr %n[0] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store %3, %o : vector<4x!llvm.ptr>, !llvm.ptr
  llvm.store %4, %o : vector<4x!llvm.ptr>, !llvm.ptr
  llvm.store %5, %o : vector<4x!llvm.ptr>, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@z = constant [4 x float] zeroinitializer

define void @h(ptr %0) {
  store <4 x ptr> <ptr @z, ptr @z, ptr @z, ptr @z>, ptr %0, align 32
  store <4 x ptr> <ptr @z, ptr @z, ptr @z, ptr @z>, ptr %0, align 32
  store <4 x ptr> zeroinitializer, ptr %0, align 32
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
