// RUN: lowir opt
// Two numbers of one type are compared.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = "complex.eq"(%c, %d) : (complex<f32>, complex<f64>) -> i1
  return
}

//--- err
fail_complex_comparison.mlir:5:8: error: 'complex.eq' op failed to verify that all of {lhs, rhs} have same type [type-rule]
  %0 = "complex.eq"(%c, %d) : (complex<f32>, complex<f64>) -> i1
       ^~~~~~~~~~~~
