// RUN: lowir opt --convert-func-to-llvm
// A layout that is no strided one must be rewritten before.
// DIFFERS: mlir-opt prints an error without a place, leaves func.func and ends with 0
// SEED: S17 S18
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  return
}
//--- err
fail_layout_that_is_not_strided.mlir:5:1: error: cannot pass memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>: the layout is not strided, so no descriptor can hold it [layout-unsupported]
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
^~~~~~~~~
  help: normalize the layout first, or write it as strided<[...], offset: ...>
