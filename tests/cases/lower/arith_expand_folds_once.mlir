// RUN: lowir opt --arith-expand
// What an operation became is not seen by what folds in the same pass.
llvm.func @use(!llvm.ptr)
llvm.func @a(%p: !llvm.ptr) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c = llvm.mlir.constant(0 : index) : i64
  %d = llvm.mlir.constant(8 : index) : i64
  %1 = llvm.insertvalue %p, %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %2 = llvm.insertvalue %c, %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %3 = llvm.insertvalue %d, %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %5 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
  %6 = llvm.getelementptr %4[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.call @use(%6) : (!llvm.ptr) -> ()
  llvm.return
}
//--- out
module {
  llvm.func @use(!llvm.ptr)
  llvm.func @a(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.insertvalue %arg0, %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %1, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %2, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.call @use(%6) : (!llvm.ptr) -> ()
    llvm.return
  }
}

