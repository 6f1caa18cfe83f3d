// mlir-opt-22 accepts it; mlir-translate-22 makes LLVM IR of it that LLVM refuses.
llvm.func @f(%a: i1) -> i64 {
  %0 = llvm.bitcast %a : i1 to i64
  llvm.return %0 : i64
}
