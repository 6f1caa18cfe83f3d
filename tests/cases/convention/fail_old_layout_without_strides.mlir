// RUN: lowir opt --strict-syntax 
// The old spelling of a layout, an offset without strides, is rejected: strides must be written.
// SEED: S73
func.func private @f(memref<?x?x4x8xf32, offset: ?>)
//--- err
fail_old_layout_without_strides.mlir:4:42: error: expected an attribute value, found `offset` [unexpected-token]
func.func private @f(memref<?x?x4x8xf32, offset: ?>)
                                         ^~~~~~
