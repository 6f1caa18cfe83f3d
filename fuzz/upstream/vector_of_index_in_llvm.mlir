// mlir-opt-22 accepts index as the element of a vector of the LLVM dialect; mlir-translate-22 --mlir-to-llvmir crashes.
llvm.func @f() {
  %0 = llvm.mlir.undef : vector<2xindex>
  llvm.return
}
