// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Inside of other types of the dialect, release 22 writes its prefix before this one alone.
llvm.mlir.global external @g() : !llvm.array<4 x ppc_fp128>
llvm.func @f(!llvm.ppc_fp128, !llvm.struct<(ppc_fp128, ptr)>) -> !llvm.ppc_fp128
//--- out
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x !llvm.ppc_fp128>
  llvm.func @f(!llvm.ppc_fp128, !llvm.struct<(!llvm.ppc_fp128, ptr)>) -> !llvm.ppc_fp128
}

//--- out 2
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<4 x !llvm.ppc_fp128>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<!llvm.ppc_fp128 (!llvm.ppc_fp128, struct<(!llvm.ppc_fp128, ptr)>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

