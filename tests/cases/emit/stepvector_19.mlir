// RUN: lowir translate --mlir-to-llvmir --compat=19
// Release 19: step vectors are experimental.
llvm.func @f() {

  %0 = llvm.intr.experimental.stepvector : vector<4xi32>
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() {
  %1 = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  ret void
}

declare <4 x i32> @llvm.experimental.stepvector.v4i32() #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
