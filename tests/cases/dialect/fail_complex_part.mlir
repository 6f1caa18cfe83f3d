// RUN: lowir opt
// A part has the element type.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = "complex.re"(%c) : (complex<f32>) -> f64
  return
}

//--- err
fail_complex_part.mlir:5:8: error: 'complex.re' op failed to verify that complex element type matches result type [type-rule]
  %0 = "complex.re"(%c) : (complex<f32>) -> f64
       ^~~~~~~~~~~~
  help: 'real' should be of type 'f32'
