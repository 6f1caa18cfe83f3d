// RUN: lowir opt
// Integers of more than 64 bits whose width is no multiple of 32 print with their sign.
llvm.func @f() -> i118 {
  %0 = llvm.mlir.constant(-224491310821925182 : i118) : i118
  %1 = llvm.mlir.constant(-1 : i78) : i78
  %2 = llvm.mlir.constant(39 : i78) : i78
  llvm.return %0 : i118
}
//--- out
module {
  llvm.func @f() -> i118 {
    %0 = llvm.mlir.constant(-224491310821925182 : i118) : i118
    %1 = llvm.mlir.constant(-1 : i78) : i78
    %2 = llvm.mlir.constant(39 : i78) : i78
    llvm.return %0 : i118
  }
}

