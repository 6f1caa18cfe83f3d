// RUN: lowir opt --compat=19
// Release 19 does not.
llvm.mlir.global external @g() : !llvm.array<4 x ppc_fp128>
llvm.func @f(!llvm.ppc_fp128, !llvm.struct<(ppc_fp128, ptr)>) -> !llvm.ppc_fp128
//--- out
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x ppc_fp128>
  llvm.func @f(!llvm.ppc_fp128, !llvm.struct<(ppc_fp128, ptr)>) -> !llvm.ppc_fp128
}

