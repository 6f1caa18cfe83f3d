// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --convert-vector-to-llvm
// Folds begin with the last operation, which decides where constants stand and which of two folds comes first.
func.func private @note(complex<f32>)
func.func @sums() {
  %cst = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %cst_0 = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.re %cst : complex<f32>
  %1 = complex.im %cst : complex<f32>
  %2 = complex.re %cst_0 : complex<f32>
  %3 = complex.im %cst_0 : complex<f32>
  %4 = arith.mulf %0, %2 : f32
  %5 = arith.mulf %1, %3 : f32
  %6 = arith.subf %4, %5 : f32
  %7 = arith.mulf %1, %2 : f32
  %8 = arith.mulf %0, %3 : f32
  %9 = arith.addf %7, %8 : f32
  %10 = complex.create %6, %9 : complex<f32>
  call @note(%10) : (complex<f32>) -> ()
  return
}
func.func @rows(%x: vector<2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %r = arith.constant dense<5.0> : vector<2xf32>
  %0 = vector.insert %r, %c [1] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %x, %0 [1] : vector<2xf32> into vector<2x2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2x2xf32>
}
func.func @same(%a: vector<1x2x1xf16>) -> vector<1x2x1xf16> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<1x2x1xf16> to vector<1x2x1xf16>
  return %0 : vector<1x2x1xf16>
}
//--- out
module {
  func.func private @note(complex<f32>)
  func.func @sums() {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = complex.create %cst_0, %cst : complex<f32>
    call @note(%0) : (complex<f32>) -> ()
    return
  }
  func.func @rows(%arg0: vector<2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
    %cst_0 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [5.000000e+00, 5.000000e+00]]> : vector<2x2xf32>
    %0 = vector.insert %arg0, %cst [1] : vector<2xf32> into vector<2x2xf32>
    return %cst_0, %0 : vector<2x2xf32>, vector<2x2xf32>
  }
  func.func @same(%arg0: vector<1x2x1xf16>) -> vector<1x2x1xf16> {
    return %arg0 : vector<1x2x1xf16>
  }
}

//--- out 2
module {
  func.func private @note(complex<f32>)
  func.func @sums() {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = complex.create %cst_0, %cst : complex<f32>
    call @note(%0) : (complex<f32>) -> ()
    return
  }
  func.func @rows(%arg0: vector<2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %cst_0 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [5.000000e+00, 5.000000e+00]]> : vector<2x2xf32>
    %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x vector<2xf32>> 
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %cst_0, %2 : vector<2x2xf32>, vector<2x2xf32>
  }
  func.func @same(%arg0: vector<1x2x1xf16>) -> vector<1x2x1xf16> {
    return %arg0 : vector<1x2x1xf16>
  }
}

