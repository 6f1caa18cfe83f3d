// RUN: lowir opt --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Code for every rank reads rank and sizes from the descriptor.
// SEED: S40
func.func @last_size(%m: memref<*xf32>) -> index {
  %one = arith.constant 1 : index
  %rank = memref.rank %m : memref<*xf32>
  %last = arith.subi %rank, %one : index
  %size = memref.dim %m, %last : memref<*xf32>
  return %size : index
}
//--- out
module {
  llvm.func @last_size(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.sub %4, %3 : i64
    %6 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.getelementptr %6[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.add %8, %5 : i64
    %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.return %11 : i64
  }
}

//--- out 2
module {
  llvm.func @last_size(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.sub %4, %3 : i64
    %6 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.getelementptr %6[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.add %8, %5 : i64
    %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.return %11 : i64
  }
}

