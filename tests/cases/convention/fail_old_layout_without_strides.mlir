// RUN: lowir opt 
// The old spelling of a layout, an offset without strides, is rejected: strides must be written.
// SEED: S73
func.func private @f(memref<?x?x4x8xf32, offset: ?>)
