// RUN: lowir opt --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s
// RUN: lowir opt --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32},convert-arith-to-llvm{index-bitwidth=32},reconcile-unrealized-casts)' %s
// Passes run in the order in which they are given, with their options.
func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}
//--- out
module {
  llvm.func @f(%arg0: i64) -> i64 {
    %0 = llvm.add %arg0, %arg0 : i64
    llvm.return %0 : i64
  }
}

//--- out 2
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
}

