// RUN: lowir opt
// Bits are neither made nor lost.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = complex.bitcast %c : complex<f32> to i32
  return
}

//--- err
fail_complex_bitcast_width.mlir:5:8: error: 'complex.bitcast' casts between types of different widths [cast-incompatible]
  %0 = complex.bitcast %c : complex<f32> to i32
       ^~~~~~~~~~~~~~~
