// mlir-opt-22 --finalize-memref-to-llvm fails on what it made itself.
func.func @f(%x: index) -> index {
  %r = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %x : index
  }
  return %r : index
}
