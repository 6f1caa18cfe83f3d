// mlir-opt-22 --finalize-memref-to-llvm (19 too) takes the descriptor behind a memref of unknown rank, which lies on the stack,
// for one in the memory space of the data, with pointers that are in none: `llvm.getelementptr` from `!llvm.ptr` to
// `!llvm.ptr<1>`, and a load from there. Where pointers of that space have another size, the sizes lie elsewhere.
func.func @f(%m: memref<*xf32, 1>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<*xf32, 1>
  return %d : index
}
