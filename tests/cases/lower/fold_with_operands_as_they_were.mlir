// RUN: lowir opt --convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir %s -o out.mlir
// The zero goes to the right while the other operand is not known, so that the sum is that operand, and false beside it; but there
// is no place for false yet, and all is as before. A later pass finds two constants.
func.func @f(%n: i32) -> (i32, i1, i32, i1) {
  %c0 = arith.constant 0 : i32
  %c32 = arith.constant 32 : i32
  %x = arith.maxsi %c32, %c32 : i32
  %sum, %carry = arith.addui_extended %c0, %x : i32, i1
  %y = arith.maxsi %n, %n : i32
  %sum2, %carry2 = arith.addui_extended %c0, %y : i32, i1
  return %sum, %carry, %sum2, %carry2 : i32, i1, i32, i1
}
//--- out
module {
  llvm.func @f(%arg0: i32) -> !llvm.struct<(i32, i1, i32, i1)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.poison : !llvm.struct<(i32, i1, i32, i1)>
    %6 = llvm.insertvalue %2, %5[0] : !llvm.struct<(i32, i1, i32, i1)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, i1, i32, i1)> 
    %8 = llvm.insertvalue %arg0, %7[2] : !llvm.struct<(i32, i1, i32, i1)> 
    %9 = llvm.insertvalue %4, %8[3] : !llvm.struct<(i32, i1, i32, i1)> 
    llvm.return %9 : !llvm.struct<(i32, i1, i32, i1)>
  }
}

//--- file out.mlir 2
module {
  llvm.func @f(%arg0: i32) -> !llvm.struct<(i32, i1, i32, i1)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.poison : !llvm.struct<(i32, i1, i32, i1)>
    %6 = llvm.insertvalue %2, %5[0] : !llvm.struct<(i32, i1, i32, i1)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, i1, i32, i1)> 
    %8 = llvm.insertvalue %arg0, %7[2] : !llvm.struct<(i32, i1, i32, i1)> 
    %9 = llvm.insertvalue %4, %8[3] : !llvm.struct<(i32, i1, i32, i1)> 
    llvm.return %9 : !llvm.struct<(i32, i1, i32, i1)>
  }
}

