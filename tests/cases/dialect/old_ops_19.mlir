// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Operations whose name has changed since 19.
llvm.func @f() {
  %0 = llvm.intr.experimental.stepvector : vector<4xi32>
  %1 = llvm.mlir.none : !llvm.token
  llvm.return
}
//--- out
module {
  llvm.func @f() {
    %0 = llvm.intr.experimental.stepvector : vector<4xi32>
    %1 = llvm.mlir.none : !llvm.token
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.intr.experimental.stepvector"() : () -> vector<4xi32>
    %1 = "llvm.mlir.none"() : () -> !llvm.token
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

