// RUN: lowir opt
// The parts have the element type.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
  return
}

//--- err
fail_complex_create.mlir:5:8: error: 'complex.create' op failed to verify that complex element type matches real operand type [type-rule]
  %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
       ^~~~~~~~~~~~~~~~
  help: 'real' should be of type 'f64'
