// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Parts of a negated number, and bits that are read as another type twice.
func.func @negated(%a: f32, %b: f32, %z: complex<f32>) -> (f32, f32, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.neg %0 fastmath<nnan> : complex<f32>
  %2 = complex.re %1 : complex<f32>
  %3 = complex.im %1 : complex<f32>
  %4 = complex.neg %z : complex<f32>
  %5 = complex.im %4 : complex<f32>
  return %2, %3, %5 : f32, f32, f32
}
func.func @bits(%a: complex<f32>, %b: i64, %c: f64) -> (complex<f32>, i64, i64, complex<f32>, f64, f64) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %b : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = complex.bitcast %c : f64 to complex<f32>
  %5 = complex.bitcast %4 : complex<f32> to i64
  %6 = arith.bitcast %c : f64 to i64
  %7 = complex.bitcast %6 : i64 to complex<f32>
  %8 = arith.bitcast %0 : i64 to f64
  %9 = complex.bitcast %2 : complex<f32> to f64
  return %1, %3, %5, %7, %8, %9 : complex<f32>, i64, i64, complex<f32>, f64, f64
}
//--- out
module {
  func.func @negated(%arg0: f32, %arg1: f32, %arg2: complex<f32>) -> (f32, f32, f32) {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg1 : f32
    %2 = complex.neg %arg2 : complex<f32>
    %3 = complex.im %2 : complex<f32>
    return %0, %1, %3 : f32, f32, f32
  }
  func.func @bits(%arg0: complex<f32>, %arg1: i64, %arg2: f64) -> (complex<f32>, i64, i64, complex<f32>, f64, f64) {
    %0 = arith.bitcast %arg2 : f64 to i64
    %1 = complex.bitcast %arg2 : f64 to complex<f32>
    %2 = complex.bitcast %arg0 : complex<f32> to f64
    %3 = arith.bitcast %arg1 : i64 to f64
    return %arg0, %arg1, %0, %1, %2, %3 : complex<f32>, i64, i64, complex<f32>, f64, f64
  }
}

//--- out 2
module {
  func.func @negated(%arg0: f32, %arg1: f32, %arg2: complex<f32>) -> (f32, f32, f32) {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg1 : f32
    %2 = complex.neg %arg2 : complex<f32>
    %3 = complex.im %2 : complex<f32>
    return %0, %1, %3 : f32, f32, f32
  }
  func.func @bits(%arg0: complex<f32>, %arg1: i64, %arg2: f64) -> (complex<f32>, i64, i64, complex<f32>, f64, f64) {
    %0 = arith.bitcast %arg2 : f64 to i64
    %1 = complex.bitcast %arg2 : f64 to complex<f32>
    %2 = complex.bitcast %arg0 : complex<f32> to f64
    %3 = arith.bitcast %arg1 : i64 to f64
    return %arg0, %arg1, %0, %1, %2, %3 : complex<f32>, i64, i64, complex<f32>, f64, f64
  }
}

