// mlir-opt-22 --convert-scf-to-cf leaves an operation that does not verify.
func.func @f(%c: i1) {
  memref.alloca_scope {
    scf.if %c {
      %m = memref.alloca() : memref<1xi32>
    }
  }
  return
}
