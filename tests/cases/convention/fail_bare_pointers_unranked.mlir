// RUN: lowir opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// An unranked memref does not fit into a bare pointer.
// DIFFERS: mlir-opt leaves func.func behind and ends with 0
// SEED: S49
func.func @f(%m: memref<*xf32>) {
  return
}
