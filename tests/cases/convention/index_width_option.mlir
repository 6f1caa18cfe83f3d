// RUN: lowir opt --convert-func-to-llvm=index-bitwidth=32 --convert-arith-to-llvm=index-bitwidth=32 --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm=index-bitwidth=32 --convert-arith-to-llvm=index-bitwidth=32 --reconcile-unrealized-casts
// The option decides the width of index everywhere.
// SEED: S77
func.func @f(%m: memref<?xf32>, %i: index) -> index {
  %c = arith.constant 3 : index
  %s = arith.addi %i, %c : index
  return %s : index
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : index) : i32
    %1 = llvm.add %arg5, %0 : i32
    llvm.return %1 : i32
  }
}

//--- out 2
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : index) : i32
    %1 = llvm.add %arg5, %0 : i32
    llvm.return %1 : i32
  }
}

