// RUN: lowir opt --sccp
// RUN: lowir opt --compat=19 --sccp
// RUN: lowir opt --sccp --canonicalize
// A number whose type is not that of the constant is not made anew.
llvm.func @main(%p: i64) -> !llvm.struct<(i1, i64)> {
  %u = llvm.mlir.undef : !llvm.struct<(i1, i64)>
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(29 : index) : i64
  %9 = llvm.mlir.constant(29 : index) : i64
  %a = llvm.insertvalue %0, %u[0] : !llvm.struct<(i1, i64)>
  %z = llvm.add %1, %9 : i64
  %y = llvm.sub %z, %p : i64
  %b = llvm.insertvalue %y, %a[1] : !llvm.struct<(i1, i64)>
  llvm.return %b : !llvm.struct<(i1, i64)>
}
llvm.func @two(%c: i1) -> i64 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = llvm.mlir.constant(29 : index) : i64
  llvm.br ^bb3(%1 : i64)
^bb2:
  %2 = llvm.mlir.constant(29 : index) : i64
  llvm.br ^bb3(%2 : i64)
^bb3(%x: i64):
  llvm.return %x : i64
}
//--- out
module {
  llvm.func @main(%arg0: i64) -> !llvm.struct<(i1, i64)> {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.undef : !llvm.struct<(i1, i64)>
    %2 = llvm.mlir.constant(29 : index) : i64
    %3 = llvm.mlir.constant(29 : index) : i64
    %4 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i1, i64)> 
    %5 = llvm.add %2, %3 : i64
    %6 = llvm.sub %5, %arg0 : i64
    %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<(i1, i64)> 
    llvm.return %7 : !llvm.struct<(i1, i64)>
  }
  llvm.func @two(%arg0: i1) -> i64 {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = llvm.mlir.constant(29 : index) : i64
    llvm.br ^bb3(%0 : i64)
  ^bb2:  // pred: ^bb0
    %1 = llvm.mlir.constant(29 : index) : i64
    llvm.br ^bb3(%1 : i64)
  ^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
    llvm.return %2 : i64
  }
}

//--- out 2
module {
  llvm.func @main(%arg0: i64) -> !llvm.struct<(i1, i64)> {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.undef : !llvm.struct<(i1, i64)>
    %2 = llvm.mlir.constant(29 : index) : i64
    %3 = llvm.mlir.constant(29 : index) : i64
    %4 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i1, i64)> 
    %5 = llvm.add %2, %3 : i64
    %6 = llvm.sub %5, %arg0 : i64
    %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<(i1, i64)> 
    llvm.return %7 : !llvm.struct<(i1, i64)>
  }
  llvm.func @two(%arg0: i1) -> i64 {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = llvm.mlir.constant(29 : index) : i64
    llvm.br ^bb3(%0 : i64)
  ^bb2:  // pred: ^bb0
    %1 = llvm.mlir.constant(29 : index) : i64
    llvm.br ^bb3(%1 : i64)
  ^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
    llvm.return %2 : i64
  }
}

//--- out 3
module {
  llvm.func @main(%arg0: i64) -> !llvm.struct<(i1, i64)> {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.undef : !llvm.struct<(i1, i64)>
    %2 = llvm.mlir.constant(29 : index) : i64
    %3 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i1, i64)> 
    %4 = llvm.add %2, %2 : i64
    %5 = llvm.sub %4, %arg0 : i64
    %6 = llvm.insertvalue %5, %3[1] : !llvm.struct<(i1, i64)> 
    llvm.return %6 : !llvm.struct<(i1, i64)>
  }
  llvm.func @two(%arg0: i1) -> i64 {
    %0 = llvm.mlir.constant(29 : index) : i64
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i64)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%0 : i64)
  ^bb3(%1: i64):  // 2 preds: ^bb1, ^bb2
    llvm.return %1 : i64
  }
}

