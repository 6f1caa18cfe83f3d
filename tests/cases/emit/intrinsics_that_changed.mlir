// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of SVE and SME whose arguments LLVM has changed: the versions before take others.

llvm.func @changed(%s: vector<[16]xi1>, %m4: vector<[4]xi1>, %i: i32, %m: !llvm.ptr) {
  %0 = "arm_sve.intr.psel"(%s, %m4, %i) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  "arm_sme.intr.str"(%i, %m, %i) : (i32, !llvm.ptr, i32) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @changed(<vscale x 16 x i1> %0, <vscale x 4 x i1> %1, i32 %2, ptr %3) {
  %5 = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1> %0, <vscale x 4 x i1> %1, i32 %2)
  call void @llvm.aarch64.sme.str(i32 %2, ptr %3, i32 %2)
  ret void
}

declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1>, <vscale x 4 x i1>, i32) #0

declare void @llvm.aarch64.sme.str(i32, ptr, i32)

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
