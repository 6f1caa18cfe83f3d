// RUN: lowir opt --canonicalize
// Constants of more than 64 bits fold as others do; shifts by their width or more do not.
llvm.func @or() -> i128 {
  %f = llvm.mlir.constant(5 : i128) : i128
  %g = llvm.mlir.constant(-2 : i128) : i128
  %0 = llvm.or %f, %g : i128
  llvm.return %0 : i128
}
llvm.func @odd() -> i100 {
  %f = llvm.mlir.constant(5 : i100) : i100
  %g = llvm.mlir.constant(98 : i100) : i100
  %0 = llvm.shl %f, %g : i100
  llvm.return %0 : i100
}
llvm.func @far() -> i100 {
  %f = llvm.mlir.constant(5 : i100) : i100
  %g = llvm.mlir.constant(100 : i100) : i100
  %0 = llvm.shl %f, %g : i100
  llvm.return %0 : i100
}
llvm.func @shl() -> i128 {
  %f = llvm.mlir.constant(5 : i128) : i128
  %s = llvm.mlir.constant(77 : i128) : i128
  %1 = llvm.shl %f, %s : i128
  llvm.return %1 : i128
}
//--- out
module {
  llvm.func @or() -> i128 {
    %0 = llvm.mlir.constant(-1 : i128) : i128
    llvm.return %0 : i128
  }
  llvm.func @odd() -> i100 {
    %0 = llvm.mlir.constant(316912650057057350374175801344 : i100) : i100
    llvm.return %0 : i100
  }
  llvm.func @far() -> i100 {
    %0 = llvm.mlir.constant(5 : i100) : i100
    %1 = llvm.mlir.constant(100 : i100) : i100
    %2 = llvm.shl %0, %1 : i100
    llvm.return %2 : i100
  }
  llvm.func @shl() -> i128 {
    %0 = llvm.mlir.constant(755578637259143234191360 : i128) : i128
    llvm.return %0 : i128
  }
}

