// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Constants keep their attribute; the dialect's own form without a type is read too.
// SEED: S6
func.func @constants() -> (i32, i64, f32, index, i1) {
  %a = arith.constant 42 : i32
  %b = arith.constant -17 : i64
  %c = arith.constant 1.5 : f32
  %d = arith.constant 8 : index
  %e = arith.constant true
  return %a, %b, %c, %d, %e : i32, i64, f32, index, i1
}
llvm.func @own_form() -> i64 {
  %0 = llvm.mlir.constant(17) : i64
  llvm.return %0 : i64
}
//--- out
module {
  llvm.func @constants() -> !llvm.struct<(i32, i64, f32, i64, i1)> {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(-17 : i64) : i64
    %2 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.poison : !llvm.struct<(i32, i64, f32, i64, i1)>
    %6 = llvm.insertvalue %0, %5[0] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %9 = llvm.insertvalue %3, %8[3] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %10 = llvm.insertvalue %4, %9[4] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    llvm.return %10 : !llvm.struct<(i32, i64, f32, i64, i1)>
  }
  llvm.func @own_form() -> i64 {
    %0 = llvm.mlir.constant(17 : i64) : i64
    llvm.return %0 : i64
  }
}

//--- out 2
module {
  llvm.func @constants() -> !llvm.struct<(i32, i64, f32, i64, i1)> {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(-17 : i64) : i64
    %2 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.undef : !llvm.struct<(i32, i64, f32, i64, i1)>
    %6 = llvm.insertvalue %0, %5[0] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %9 = llvm.insertvalue %3, %8[3] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    %10 = llvm.insertvalue %4, %9[4] : !llvm.struct<(i32, i64, f32, i64, i1)> 
    llvm.return %10 : !llvm.struct<(i32, i64, f32, i64, i1)>
  }
  llvm.func @own_form() -> i64 {
    %0 = llvm.mlir.constant(17 : i64) : i64
    llvm.return %0 : i64
  }
}

