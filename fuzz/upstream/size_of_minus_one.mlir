// mlir-opt-22 accepts the size of -1 and makes 18446744073709551615 of it.
llvm.func @f(!llvm.array<-1 x i8>)
