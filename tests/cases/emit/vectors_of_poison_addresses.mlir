// RUN: lowir translate --mlir-to-llvmir
// What is behind poison is poison, of vectors of addresses too.
llvm.func @f(%r: !llvm.ptr) {
  %0 = llvm.mlir.poison : vector<4x!llvm.ptr>
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.getelementptr %0[%1] : (vector<4x!llvm.ptr>, i64) -> vector<4x!llvm.ptr>, i32
  llvm.store %2, %r : vector<4x!llvm.ptr>, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  store <4 x ptr> poison, ptr %0, align 32
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
