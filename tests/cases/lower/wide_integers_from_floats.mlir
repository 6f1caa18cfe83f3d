// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=32
// Halves of floats: how often 2^32 is in them, and the rest; those below zero the other way round.
func.func @a(%x: f64) -> i64 { %r = arith.fptosi %x : f64 to i64 return %r : i64 }
func.func @b(%x: f64) -> i64 { %r = arith.fptoui %x : f64 to i64 return %r : i64 }
func.func @c(%x: f16) -> i64 { %r = arith.fptoui %x : f16 to i64 return %r : i64 }
func.func @d(%x: vector<3xf32>) -> vector<3xi64> { %r = arith.fptosi %x : vector<3xf32> to vector<3xi64> return %r : vector<3xi64> }
func.func @e(%x: bf16) -> i64 { %r = arith.fptosi %x : bf16 to i64 return %r : i64 }
//--- out
module {
  func.func @a(%arg0: f64) -> vector<2xi32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpf olt, %arg0, %cst : f64
    %1 = arith.negf %arg0 : f64
    %2 = arith.select %0, %1, %arg0 : f64
    %cst_1 = arith.constant 0x41F0000000000000 : f64
    %3 = arith.divf %2, %cst_1 : f64
    %4 = arith.fptoui %3 : f64 to i32
    %5 = arith.remf %2, %cst_1 : f64
    %6 = arith.fptoui %5 : f64 to i32
    %cst_2 = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %6, %cst_2 [0] : i32 into vector<2xi32>
    %8 = vector.insert %4, %7 [1] : i32 into vector<2xi32>
    %9 = vector.extract %cst_0[0] : i32 from vector<2xi32>
    %10 = vector.extract %cst_0[1] : i32 from vector<2xi32>
    %11 = vector.extract %8[0] : i32 from vector<2xi32>
    %12 = vector.extract %8[1] : i32 from vector<2xi32>
    %13 = arith.subi %9, %11 : i32
    %14 = arith.cmpi ult, %9, %11 : i32
    %15 = arith.extui %14 : i1 to i32
    %16 = arith.subi %10, %15 : i32
    %17 = arith.subi %16, %12 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %18 = vector.insert %13, %cst_3 [0] : i32 into vector<2xi32>
    %19 = vector.insert %17, %18 [1] : i32 into vector<2xi32>
    %20 = vector.extract %19[0] : i32 from vector<2xi32>
    %21 = vector.extract %19[1] : i32 from vector<2xi32>
    %22 = vector.extract %8[0] : i32 from vector<2xi32>
    %23 = vector.extract %8[1] : i32 from vector<2xi32>
    %24 = arith.select %0, %20, %22 : i32
    %25 = arith.select %0, %21, %23 : i32
    %cst_4 = arith.constant dense<0> : vector<2xi32>
    %26 = vector.insert %24, %cst_4 [0] : i32 into vector<2xi32>
    %27 = vector.insert %25, %26 [1] : i32 into vector<2xi32>
    return %27 : vector<2xi32>
  }
  func.func @b(%arg0: f64) -> vector<2xi32> {
    %cst = arith.constant 0x41F0000000000000 : f64
    %0 = arith.divf %arg0, %cst : f64
    %1 = arith.fptoui %0 : f64 to i32
    %2 = arith.remf %arg0, %cst : f64
    %3 = arith.fptoui %2 : f64 to i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %4 = vector.insert %3, %cst_0 [0] : i32 into vector<2xi32>
    %5 = vector.insert %1, %4 [1] : i32 into vector<2xi32>
    return %5 : vector<2xi32>
  }
  func.func @c(%arg0: f16) -> vector<2xi32> {
    %cst = arith.constant 0x7C00 : f16
    %0 = arith.divf %arg0, %cst : f16
    %1 = arith.fptoui %0 : f16 to i32
    %2 = arith.remf %arg0, %cst : f16
    %3 = arith.fptoui %2 : f16 to i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %4 = vector.insert %3, %cst_0 [0] : i32 into vector<2xi32>
    %5 = vector.insert %1, %4 [1] : i32 into vector<2xi32>
    return %5 : vector<2xi32>
  }
  func.func @d(%arg0: vector<3xf32>) -> vector<3x2xi32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_0 = arith.constant dense<0> : vector<3x2xi32>
    %0 = arith.cmpf olt, %arg0, %cst : vector<3xf32>
    %1 = arith.negf %arg0 : vector<3xf32>
    %2 = arith.select %0, %1, %arg0 : vector<3xi1>, vector<3xf32>
    %cst_1 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %3 = arith.divf %2, %cst_1 : vector<3xf32>
    %4 = arith.fptoui %3 : vector<3xf32> to vector<3xi32>
    %5 = arith.remf %2, %cst_1 : vector<3xf32>
    %6 = arith.fptoui %5 : vector<3xf32> to vector<3xi32>
    %7 = vector.shape_cast %4 : vector<3xi32> to vector<3x1xi32>
    %8 = vector.shape_cast %6 : vector<3xi32> to vector<3x1xi32>
    %cst_2 = arith.constant dense<0> : vector<3x2xi32>
    %9 = vector.insert_strided_slice %8, %cst_2 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %10 = vector.insert_strided_slice %7, %9 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %11 = vector.extract_strided_slice %cst_0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %12 = vector.extract_strided_slice %cst_0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %13 = vector.extract_strided_slice %10 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %14 = vector.extract_strided_slice %10 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %15 = arith.subi %11, %13 : vector<3x1xi32>
    %16 = arith.cmpi ult, %11, %13 : vector<3x1xi32>
    %17 = arith.extui %16 : vector<3x1xi1> to vector<3x1xi32>
    %18 = arith.subi %12, %17 : vector<3x1xi32>
    %19 = arith.subi %18, %14 : vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x2xi32>
    %20 = vector.insert_strided_slice %15, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %21 = vector.insert_strided_slice %19, %20 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %22 = vector.extract_strided_slice %21 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %23 = vector.extract_strided_slice %21 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %24 = vector.extract_strided_slice %10 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %25 = vector.extract_strided_slice %10 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %26 = vector.shape_cast %0 : vector<3xi1> to vector<3x1xi1>
    %27 = arith.select %26, %22, %24 : vector<3x1xi1>, vector<3x1xi32>
    %28 = arith.select %26, %23, %25 : vector<3x1xi1>, vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x2xi32>
    %29 = vector.insert_strided_slice %27, %cst_4 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %30 = vector.insert_strided_slice %28, %29 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %30 : vector<3x2xi32>
  }
  func.func @e(%arg0: bf16) -> vector<2xi32> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpf olt, %arg0, %cst : bf16
    %1 = arith.negf %arg0 : bf16
    %2 = arith.select %0, %1, %arg0 : bf16
    %cst_1 = arith.constant 4.294970e+09 : bf16
    %3 = arith.divf %2, %cst_1 : bf16
    %4 = arith.fptoui %3 : bf16 to i32
    %5 = arith.remf %2, %cst_1 : bf16
    %6 = arith.fptoui %5 : bf16 to i32
    %cst_2 = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %6, %cst_2 [0] : i32 into vector<2xi32>
    %8 = vector.insert %4, %7 [1] : i32 into vector<2xi32>
    %9 = vector.extract %cst_0[0] : i32 from vector<2xi32>
    %10 = vector.extract %cst_0[1] : i32 from vector<2xi32>
    %11 = vector.extract %8[0] : i32 from vector<2xi32>
    %12 = vector.extract %8[1] : i32 from vector<2xi32>
    %13 = arith.subi %9, %11 : i32
    %14 = arith.cmpi ult, %9, %11 : i32
    %15 = arith.extui %14 : i1 to i32
    %16 = arith.subi %10, %15 : i32
    %17 = arith.subi %16, %12 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %18 = vector.insert %13, %cst_3 [0] : i32 into vector<2xi32>
    %19 = vector.insert %17, %18 [1] : i32 into vector<2xi32>
    %20 = vector.extract %19[0] : i32 from vector<2xi32>
    %21 = vector.extract %19[1] : i32 from vector<2xi32>
    %22 = vector.extract %8[0] : i32 from vector<2xi32>
    %23 = vector.extract %8[1] : i32 from vector<2xi32>
    %24 = arith.select %0, %20, %22 : i32
    %25 = arith.select %0, %21, %23 : i32
    %cst_4 = arith.constant dense<0> : vector<2xi32>
    %26 = vector.insert %24, %cst_4 [0] : i32 into vector<2xi32>
    %27 = vector.insert %25, %26 [1] : i32 into vector<2xi32>
    return %27 : vector<2xi32>
  }
}

