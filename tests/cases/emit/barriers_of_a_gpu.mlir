// RUN: lowir translate --mlir-to-llvmir
llvm.mlir.global internal @barrier() {addr_space = 3 : i32} : !llvm.target<"amdgcn.named.barrier", 0> {
  %0 = llvm.mlir.poison : !llvm.target<"amdgcn.named.barrier", 0>
  llvm.return %0 : !llvm.target<"amdgcn.named.barrier", 0>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@barrier = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
