// RUN: lowir opt 
// The old spelling of a layout, an offset without strides, is read and printed in today's way.
// DIFFERS: mlir-opt of today rejects the old spelling
// SEED: S73
func.func private @f(memref<?x?x4x8xf32, offset: ?>)
