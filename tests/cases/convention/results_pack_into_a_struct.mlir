// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Several results travel as one struct: packed before the return, unpacked after the call.
// SEED: S1 S2 S3 S4
func.func @pair() -> (i32, i64) {
  %a = arith.constant 42 : i32
  %b = arith.constant 17 : i64
  return %a, %b : i32, i64
}
func.func @use() -> i64 {
  %r:2 = call @pair() : () -> (i32, i64)
  %wide = arith.extsi %r#0 : i32 to i64
  %sum = arith.addi %wide, %r#1 : i64
  return %sum : i64
}
//--- out
module {
  llvm.func @pair() -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(17 : i64) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, i64)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i64)> 
    llvm.return %4 : !llvm.struct<(i32, i64)>
  }
  llvm.func @use() -> i64 {
    %0 = llvm.call @pair() : () -> !llvm.struct<(i32, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i64)> 
    %3 = llvm.sext %1 : i32 to i64
    %4 = llvm.add %3, %2 : i64
    llvm.return %4 : i64
  }
}

//--- out 2
module {
  llvm.func @pair() -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(17 : i64) : i64
    %2 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, i64)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i64)> 
    llvm.return %4 : !llvm.struct<(i32, i64)>
  }
  llvm.func @use() -> i64 {
    %0 = llvm.call @pair() : () -> !llvm.struct<(i32, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i64)> 
    %3 = llvm.sext %1 : i32 to i64
    %4 = llvm.add %3, %2 : i64
    llvm.return %4 : i64
  }
}

