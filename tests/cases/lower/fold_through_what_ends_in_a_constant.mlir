// RUN: lowir opt --convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir %s -o out.mlir
// The difference is 0 and will be a constant. Before that, the sum is folded through it to what it is the difference from.
func.func @f(%a: i32, %b: index, %c: i1) -> (i32, i32, index) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.subi %a, %0 : i32
  %2 = arith.addi %a, %1 overflow<nsw> : i32
  %3 = arith.select %c, %b, %b : index
  %4 = arith.subi %3, %b : index
  %5 = arith.addi %4, %b : index
  return %0, %2, %5 : i32, i32, index
}
//--- out
module {
  llvm.func @f(%arg0: i32, %arg1: i64, %arg2: i1) -> !llvm.struct<(i32, i32, i64)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i32, i64)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i32, i32, i64)> 
    %4 = llvm.insertvalue %arg0, %3[1] : !llvm.struct<(i32, i32, i64)> 
    %5 = llvm.insertvalue %arg1, %4[2] : !llvm.struct<(i32, i32, i64)> 
    llvm.return %5 : !llvm.struct<(i32, i32, i64)>
  }
}

//--- file out.mlir 2
module {
  llvm.func @f(%arg0: i32, %arg1: i64, %arg2: i1) -> !llvm.struct<(i32, i32, i64)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i32, i64)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i32, i32, i64)> 
    %4 = llvm.insertvalue %arg0, %3[1] : !llvm.struct<(i32, i32, i64)> 
    %5 = llvm.insertvalue %arg1, %4[2] : !llvm.struct<(i32, i32, i64)> 
    llvm.return %5 : !llvm.struct<(i32, i32, i64)>
  }
}

