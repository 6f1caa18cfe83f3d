// RUN: lowir translate --mlir-to-llvmir %s
// Kernels and what is known of their launch, as attributes.
llvm.func @outside() attributes {nvvm.minctasm = 10 : i32}
llvm.func @kernel(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 23, 32>, nvvm.reqntid = array<i32: 1, 2>, nvvm.maxnreg = 5 : i32, nvvm.cluster_dim = array<i32: 1, 2, 3>, nvvm.cluster_max_blocks = 8 : i32} {
  llvm.return
}
llvm.func @reciprocal(%a: f32) -> f32 {
  %0 = nvvm.rcp.approx.ftz.f %a : f32
  llvm.return %0 : f32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @outside() #0

define ptx_kernel void @kernel(ptr byval(i32) "nvvm.grid_constant" %0) #1 {
  ret void
}

define float @reciprocal(float %0) {
  %2 = call float @llvm.nvvm.rcp.approx.ftz.f(float %0)
  ret float %2
}

declare float @llvm.nvvm.rcp.approx.ftz.f(float) #2

attributes #0 = { "nvvm.minctasm"="10" }
attributes #1 = { "nvvm.cluster_dim"="1,2,3" "nvvm.maxclusterrank"="8" "nvvm.maxnreg"="5" "nvvm.maxntid"="1,23,32" "nvvm.reqntid"="1,2" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
