// RUN: lowir opt --canonicalize
// Operations that undo each other, parts of what was put together, identities.

func.func @f(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one : complex<f32>
  %1 = complex.div %a, %one : complex<f32>
  %2 = complex.add %a, %zero : complex<f32>
  %3 = complex.sub %a, %zero : complex<f32>
  %s = complex.sub %a, %b : complex<f32>
  %4 = complex.add %s, %b : complex<f32>
  %5 = complex.add %b, %s : complex<f32>
  %t = complex.add %a, %b : complex<f32>
  %6 = complex.sub %t, %b : complex<f32>
  %e = complex.exp %a : complex<f32>
  %7 = complex.log %e : complex<f32>
  %n = complex.neg %a : complex<f32>
  %8 = complex.neg %n : complex<f32>
  %9 = complex.im %one : complex<f32>
  %c = complex.create %x, %y : complex<f32>
  %10 = complex.re %c : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %11 = complex.create %re, %im : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>
}

//--- out
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>) {
    %cst = arith.constant 0.000000e+00 : f32
    return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %cst, %arg2, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>
  }
}

