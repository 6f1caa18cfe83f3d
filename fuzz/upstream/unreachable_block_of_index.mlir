// mlir-opt-22 --convert-cf-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts | mlir-translate-22 --mlir-to-llvmir fails: casts are left.
func.func @f(%x: index) -> index {
  return %x : index
^a(%y: index):
  cf.br ^a(%y : index)
}
