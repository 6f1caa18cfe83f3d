// mlir-opt-22 accepts an alignment of a function that is no power of two; mlir-translate-22 writes another one, 2.
llvm.func @f() attributes {alignment = 3 : i64} {
  llvm.return
}
