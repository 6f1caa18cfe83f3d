// RUN: lowir opt -split-input-file
// Ends of regions of affine and linalg stand in their operations.
func.func @f() {
  "affine.yield"() : () -> ()
}
// -----
func.func @g() {
  "linalg.yield"() : () -> ()
}
//--- out
// -----
//--- err
fail_yield_elsewhere.mlir:4:3: error: 'affine.yield' op expects parent op to be one of 'affine.for, affine.if, affine.parallel', but it is in 'func.func' [parent]
  "affine.yield"() : () -> ()
  ^~~~~~~~~~~~~~
fail_yield_elsewhere.mlir:8:3: error: 'linalg.yield' op expects to stand in the region of an operation of linalg [linalg-yield]
  "linalg.yield"() : () -> ()
  ^~~~~~~~~~~~~~
