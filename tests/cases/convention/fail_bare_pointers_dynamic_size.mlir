// RUN: lowir opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// A size known only at run time does not fit into a bare pointer.
// DIFFERS: mlir-opt leaves func.func behind and ends with 0
// SEED: S47
func.func @f(%m: memref<?xf32>) {
  return
}
//--- err
fail_bare_pointers_dynamic_size.mlir:5:1: error: cannot pass memref<?xf32> as a bare pointer: its sizes, strides and offset must all be static [bare-pointer-dynamic]
func.func @f(%m: memref<?xf32>) {
^~~~~~~~~
  help: use the default convention for this function, or a memref of static shape and layout
