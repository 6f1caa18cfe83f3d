// RUN: lowir opt --convert-math-to-funcs
// RUN: lowir opt --compat=19 --convert-math-to-funcs
// RUN: lowir opt --convert-math-to-funcs="convert-ctlz min-width-of-fpowi-exponent=8"
// Powers of whole numbers become calls of functions that the module gets; vectors go element by element.
func.func @a(%x: i64, %y: i64, %v: vector<2x3xi16>, %i: index) -> (i64, vector<2x3xi16>) {
  %0 = math.ipowi %x, %y : i64
  %1 = math.ipowi %v, %v : vector<2x3xi16>
  %2 = math.ipowi %x, %y : i64
  return %0, %1 : i64, vector<2x3xi16>
}
func.func @c(%x: i32, %v: vector<2xi8>) -> (i32, vector<2xi8>) {
  %0 = math.ctlz %x : i32
  %1 = math.ctlz %v : vector<2xi8>
  return %0, %1 : i32, vector<2xi8>
}
func.func @b(%x: f32, %y: i32, %d: f64, %n: i64, %v: vector<2xf32>, %w : vector<2xi32>, %z: i8) -> (f32, f64, vector<2xf32>) {
  %0 = math.fpowi %x, %y fastmath<fast> : f32, i32
  %1 = math.fpowi %d, %n : f64, i64
  %2 = math.fpowi %v, %w : vector<2xf32>, vector<2xi32>
  %3 = math.fpowi %x, %z : f32, i8
  return %0, %1, %2 : f32, f64, vector<2xf32>
}
//--- out
module {
  func.func @a(%arg0: i64, %arg1: i64, %arg2: vector<2x3xi16>, %arg3: index) -> (i64, vector<2x3xi16>) {
    %0 = call @__mlir_math_ipowi_i64(%arg0, %arg1) : (i64, i64) -> i64
    %cst = arith.constant dense<0> : vector<2x3xi16>
    %1 = vector.extract %arg2[0, 0] : i16 from vector<2x3xi16>
    %2 = vector.extract %arg2[0, 0] : i16 from vector<2x3xi16>
    %3 = call @__mlir_math_ipowi_i16(%1, %2) : (i16, i16) -> i16
    %4 = vector.insert %3, %cst [0, 0] : i16 into vector<2x3xi16>
    %5 = vector.extract %arg2[0, 1] : i16 from vector<2x3xi16>
    %6 = vector.extract %arg2[0, 1] : i16 from vector<2x3xi16>
    %7 = call @__mlir_math_ipowi_i16(%5, %6) : (i16, i16) -> i16
    %8 = vector.insert %7, %4 [0, 1] : i16 into vector<2x3xi16>
    %9 = vector.extract %arg2[0, 2] : i16 from vector<2x3xi16>
    %10 = vector.extract %arg2[0, 2] : i16 from vector<2x3xi16>
    %11 = call @__mlir_math_ipowi_i16(%9, %10) : (i16, i16) -> i16
    %12 = vector.insert %11, %8 [0, 2] : i16 into vector<2x3xi16>
    %13 = vector.extract %arg2[1, 0] : i16 from vector<2x3xi16>
    %14 = vector.extract %arg2[1, 0] : i16 from vector<2x3xi16>
    %15 = call @__mlir_math_ipowi_i16(%13, %14) : (i16, i16) -> i16
    %16 = vector.insert %15, %12 [1, 0] : i16 into vector<2x3xi16>
    %17 = vector.extract %arg2[1, 1] : i16 from vector<2x3xi16>
    %18 = vector.extract %arg2[1, 1] : i16 from vector<2x3xi16>
    %19 = call @__mlir_math_ipowi_i16(%17, %18) : (i16, i16) -> i16
    %20 = vector.insert %19, %16 [1, 1] : i16 into vector<2x3xi16>
    %21 = vector.extract %arg2[1, 2] : i16 from vector<2x3xi16>
    %22 = vector.extract %arg2[1, 2] : i16 from vector<2x3xi16>
    %23 = call @__mlir_math_ipowi_i16(%21, %22) : (i16, i16) -> i16
    %24 = vector.insert %23, %20 [1, 2] : i16 into vector<2x3xi16>
    %25 = call @__mlir_math_ipowi_i64(%arg0, %arg1) : (i64, i64) -> i64
    return %0, %24 : i64, vector<2x3xi16>
  }
  func.func @c(%arg0: i32, %arg1: vector<2xi8>) -> (i32, vector<2xi8>) {
    %0 = math.ctlz %arg0 : i32
    %1 = math.ctlz %arg1 : vector<2xi8>
    return %0, %1 : i32, vector<2xi8>
  }
  func.func @b(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: i64, %arg4: vector<2xf32>, %arg5: vector<2xi32>, %arg6: i8) -> (f32, f64, vector<2xf32>) {
    %0 = call @__mlir_math_fpowi_f32_i32(%arg0, %arg1) : (f32, i32) -> f32
    %1 = call @__mlir_math_fpowi_f64_i64(%arg2, %arg3) : (f64, i64) -> f64
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %2 = vector.extract %arg4[0] : f32 from vector<2xf32>
    %3 = vector.extract %arg5[0] : i32 from vector<2xi32>
    %4 = call @__mlir_math_fpowi_f32_i32(%2, %3) : (f32, i32) -> f32
    %5 = vector.insert %4, %cst [0] : f32 into vector<2xf32>
    %6 = vector.extract %arg4[1] : f32 from vector<2xf32>
    %7 = vector.extract %arg5[1] : i32 from vector<2xi32>
    %8 = call @__mlir_math_fpowi_f32_i32(%6, %7) : (f32, i32) -> f32
    %9 = vector.insert %8, %5 [1] : f32 into vector<2xf32>
    %10 = call @__mlir_math_fpowi_f32_i8(%arg0, %arg6) : (f32, i8) -> f32
    return %0, %1, %9 : f32, f64, vector<2xf32>
  }
  func.func private @__mlir_math_ipowi_i64(%arg0: i64, %arg1: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i64 : i64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    cf.cond_br %1, ^bb3, ^bb12(%c1_i64, %arg0, %arg1 : i64, i64, i64)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i64 : i64
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i64, %c0_i64 : i64
    return %3 : i64
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i64 : i64
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i64 : i64
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i64 : i64
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i64 : i64
    %7 = arith.cmpi ne, %6, %c0_i64 : i64
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i64 : i64
  ^bb10:  // pred: ^bb8
    return %c1_i64 : i64
  ^bb11:  // pred: ^bb7
    return %c0_i64 : i64
  ^bb12(%8: i64, %9: i64, %10: i64):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i64 : i64
    %12 = arith.cmpi ne, %11, %c0_i64 : i64
    cf.cond_br %12, ^bb13, ^bb14(%8 : i64)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i64
    cf.br ^bb14(%13 : i64)
  ^bb14(%14: i64):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i64 : i64
    %16 = arith.cmpi eq, %15, %c0_i64 : i64
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i64
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i64
    cf.br ^bb12(%14, %17, %15 : i64, i64, i64)
  }
  func.func private @__mlir_math_ipowi_i16(%arg0: i16, %arg1: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i16 = arith.constant 0 : i16
    %c1_i16 = arith.constant 1 : i16
    %c-1_i16 = arith.constant -1 : i16
    %0 = arith.cmpi eq, %arg1, %c0_i16 : i16
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i16 : i16
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i16 : i16
    cf.cond_br %1, ^bb3, ^bb12(%c1_i16, %arg0, %arg1 : i16, i16, i16)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i16 : i16
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i16, %c0_i16 : i16
    return %3 : i16
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i16 : i16
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i16 : i16
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i16 : i16
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i16 : i16
    %7 = arith.cmpi ne, %6, %c0_i16 : i16
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i16 : i16
  ^bb10:  // pred: ^bb8
    return %c1_i16 : i16
  ^bb11:  // pred: ^bb7
    return %c0_i16 : i16
  ^bb12(%8: i16, %9: i16, %10: i16):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i16 : i16
    %12 = arith.cmpi ne, %11, %c0_i16 : i16
    cf.cond_br %12, ^bb13, ^bb14(%8 : i16)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i16
    cf.br ^bb14(%13 : i16)
  ^bb14(%14: i16):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i16 : i16
    %16 = arith.cmpi eq, %15, %c0_i16 : i16
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i16
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i16
    cf.br ^bb12(%14, %17, %15 : i16, i16, i16)
  }
  func.func private @__mlir_math_fpowi_f32_i32(%arg0: f32, %arg1: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
    %2 = arith.cmpi eq, %arg1, %c-2147483648_i32 : i32
    %3 = arith.subi %c0_i32, %arg1 : i32
    %4 = arith.select %1, %3, %arg1 : i32
    %5 = arith.select %2, %c2147483647_i32, %4 : i32
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i32)
  ^bb3(%6: f32, %7: f32, %8: i32):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i32 : i32
    %10 = arith.cmpi ne, %9, %c0_i32 : i32
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i32 : i32
    %14 = arith.cmpi eq, %13, %c0_i32 : i32
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i32)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
  func.func private @__mlir_math_fpowi_f64_i64(%arg0: f64, %arg1: i64) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    %2 = arith.cmpi eq, %arg1, %c-9223372036854775808_i64 : i64
    %3 = arith.subi %c0_i64, %arg1 : i64
    %4 = arith.select %1, %3, %arg1 : i64
    %5 = arith.select %2, %c9223372036854775807_i64, %4 : i64
    cf.br ^bb3(%cst, %arg0, %5 : f64, f64, i64)
  ^bb3(%6: f64, %7: f64, %8: i64):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i64 : i64
    %10 = arith.cmpi ne, %9, %c0_i64 : i64
    cf.cond_br %10, ^bb4, ^bb5(%6 : f64)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f64
    cf.br ^bb5(%11 : f64)
  ^bb5(%12: f64):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i64 : i64
    %14 = arith.cmpi eq, %13, %c0_i64 : i64
    cf.cond_br %14, ^bb7(%12 : f64), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f64
    cf.br ^bb3(%12, %15, %13 : f64, f64, i64)
  ^bb7(%16: f64):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f64)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f64
    cf.br ^bb9(%17 : f64)
  ^bb9(%18: f64):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f64)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f64
    cf.br ^bb11(%19 : f64)
  ^bb11(%20: f64):  // 2 preds: ^bb9, ^bb10
    return %20 : f64
  }
  func.func private @__mlir_math_fpowi_f32_i8(%arg0: f32, %arg1: i8) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi eq, %arg1, %c0_i8 : i8
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i8 : i8
    %2 = arith.cmpi eq, %arg1, %c-128_i8 : i8
    %3 = arith.subi %c0_i8, %arg1 : i8
    %4 = arith.select %1, %3, %arg1 : i8
    %5 = arith.select %2, %c127_i8, %4 : i8
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i8)
  ^bb3(%6: f32, %7: f32, %8: i8):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i8 : i8
    %10 = arith.cmpi ne, %9, %c0_i8 : i8
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i8 : i8
    %14 = arith.cmpi eq, %13, %c0_i8 : i8
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i8)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
}

//--- out 2
module {
  func.func @a(%arg0: i64, %arg1: i64, %arg2: vector<2x3xi16>, %arg3: index) -> (i64, vector<2x3xi16>) {
    %0 = call @__mlir_math_ipowi_i64(%arg0, %arg1) : (i64, i64) -> i64
    %cst = arith.constant dense<0> : vector<2x3xi16>
    %1 = vector.extract %arg2[0, 0] : i16 from vector<2x3xi16>
    %2 = vector.extract %arg2[0, 0] : i16 from vector<2x3xi16>
    %3 = call @__mlir_math_ipowi_i16(%1, %2) : (i16, i16) -> i16
    %4 = vector.insert %3, %cst [0, 0] : i16 into vector<2x3xi16>
    %5 = vector.extract %arg2[0, 1] : i16 from vector<2x3xi16>
    %6 = vector.extract %arg2[0, 1] : i16 from vector<2x3xi16>
    %7 = call @__mlir_math_ipowi_i16(%5, %6) : (i16, i16) -> i16
    %8 = vector.insert %7, %4 [0, 1] : i16 into vector<2x3xi16>
    %9 = vector.extract %arg2[0, 2] : i16 from vector<2x3xi16>
    %10 = vector.extract %arg2[0, 2] : i16 from vector<2x3xi16>
    %11 = call @__mlir_math_ipowi_i16(%9, %10) : (i16, i16) -> i16
    %12 = vector.insert %11, %8 [0, 2] : i16 into vector<2x3xi16>
    %13 = vector.extract %arg2[1, 0] : i16 from vector<2x3xi16>
    %14 = vector.extract %arg2[1, 0] : i16 from vector<2x3xi16>
    %15 = call @__mlir_math_ipowi_i16(%13, %14) : (i16, i16) -> i16
    %16 = vector.insert %15, %12 [1, 0] : i16 into vector<2x3xi16>
    %17 = vector.extract %arg2[1, 1] : i16 from vector<2x3xi16>
    %18 = vector.extract %arg2[1, 1] : i16 from vector<2x3xi16>
    %19 = call @__mlir_math_ipowi_i16(%17, %18) : (i16, i16) -> i16
    %20 = vector.insert %19, %16 [1, 1] : i16 into vector<2x3xi16>
    %21 = vector.extract %arg2[1, 2] : i16 from vector<2x3xi16>
    %22 = vector.extract %arg2[1, 2] : i16 from vector<2x3xi16>
    %23 = call @__mlir_math_ipowi_i16(%21, %22) : (i16, i16) -> i16
    %24 = vector.insert %23, %20 [1, 2] : i16 into vector<2x3xi16>
    %25 = call @__mlir_math_ipowi_i64(%arg0, %arg1) : (i64, i64) -> i64
    return %0, %24 : i64, vector<2x3xi16>
  }
  func.func @c(%arg0: i32, %arg1: vector<2xi8>) -> (i32, vector<2xi8>) {
    %0 = math.ctlz %arg0 : i32
    %1 = math.ctlz %arg1 : vector<2xi8>
    return %0, %1 : i32, vector<2xi8>
  }
  func.func @b(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: i64, %arg4: vector<2xf32>, %arg5: vector<2xi32>, %arg6: i8) -> (f32, f64, vector<2xf32>) {
    %0 = call @__mlir_math_fpowi_f32_i32(%arg0, %arg1) : (f32, i32) -> f32
    %1 = call @__mlir_math_fpowi_f64_i64(%arg2, %arg3) : (f64, i64) -> f64
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %2 = vector.extract %arg4[0] : f32 from vector<2xf32>
    %3 = vector.extract %arg5[0] : i32 from vector<2xi32>
    %4 = call @__mlir_math_fpowi_f32_i32(%2, %3) : (f32, i32) -> f32
    %5 = vector.insert %4, %cst [0] : f32 into vector<2xf32>
    %6 = vector.extract %arg4[1] : f32 from vector<2xf32>
    %7 = vector.extract %arg5[1] : i32 from vector<2xi32>
    %8 = call @__mlir_math_fpowi_f32_i32(%6, %7) : (f32, i32) -> f32
    %9 = vector.insert %8, %5 [1] : f32 into vector<2xf32>
    %10 = call @__mlir_math_fpowi_f32_i8(%arg0, %arg6) : (f32, i8) -> f32
    return %0, %1, %9 : f32, f64, vector<2xf32>
  }
  func.func private @__mlir_math_ipowi_i64(%arg0: i64, %arg1: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i64 : i64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    cf.cond_br %1, ^bb3, ^bb12(%c1_i64, %arg0, %arg1 : i64, i64, i64)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i64 : i64
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i64, %c0_i64 : i64
    return %3 : i64
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i64 : i64
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i64 : i64
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i64 : i64
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i64 : i64
    %7 = arith.cmpi ne, %6, %c0_i64 : i64
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i64 : i64
  ^bb10:  // pred: ^bb8
    return %c1_i64 : i64
  ^bb11:  // pred: ^bb7
    return %c0_i64 : i64
  ^bb12(%8: i64, %9: i64, %10: i64):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i64 : i64
    %12 = arith.cmpi ne, %11, %c0_i64 : i64
    cf.cond_br %12, ^bb13, ^bb14(%8 : i64)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i64
    cf.br ^bb14(%13 : i64)
  ^bb14(%14: i64):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i64 : i64
    %16 = arith.cmpi eq, %15, %c0_i64 : i64
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i64
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i64
    cf.br ^bb12(%14, %17, %15 : i64, i64, i64)
  }
  func.func private @__mlir_math_ipowi_i16(%arg0: i16, %arg1: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i16 = arith.constant 0 : i16
    %c1_i16 = arith.constant 1 : i16
    %c-1_i16 = arith.constant -1 : i16
    %0 = arith.cmpi eq, %arg1, %c0_i16 : i16
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i16 : i16
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i16 : i16
    cf.cond_br %1, ^bb3, ^bb12(%c1_i16, %arg0, %arg1 : i16, i16, i16)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i16 : i16
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i16, %c0_i16 : i16
    return %3 : i16
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i16 : i16
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i16 : i16
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i16 : i16
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i16 : i16
    %7 = arith.cmpi ne, %6, %c0_i16 : i16
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i16 : i16
  ^bb10:  // pred: ^bb8
    return %c1_i16 : i16
  ^bb11:  // pred: ^bb7
    return %c0_i16 : i16
  ^bb12(%8: i16, %9: i16, %10: i16):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i16 : i16
    %12 = arith.cmpi ne, %11, %c0_i16 : i16
    cf.cond_br %12, ^bb13, ^bb14(%8 : i16)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i16
    cf.br ^bb14(%13 : i16)
  ^bb14(%14: i16):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i16 : i16
    %16 = arith.cmpi eq, %15, %c0_i16 : i16
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i16
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i16
    cf.br ^bb12(%14, %17, %15 : i16, i16, i16)
  }
  func.func private @__mlir_math_fpowi_f32_i32(%arg0: f32, %arg1: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
    %2 = arith.cmpi eq, %arg1, %c-2147483648_i32 : i32
    %3 = arith.subi %c0_i32, %arg1 : i32
    %4 = arith.select %1, %3, %arg1 : i32
    %5 = arith.select %2, %c2147483647_i32, %4 : i32
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i32)
  ^bb3(%6: f32, %7: f32, %8: i32):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i32 : i32
    %10 = arith.cmpi ne, %9, %c0_i32 : i32
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i32 : i32
    %14 = arith.cmpi eq, %13, %c0_i32 : i32
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i32)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
  func.func private @__mlir_math_fpowi_f64_i64(%arg0: f64, %arg1: i64) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    %2 = arith.cmpi eq, %arg1, %c-9223372036854775808_i64 : i64
    %3 = arith.subi %c0_i64, %arg1 : i64
    %4 = arith.select %1, %3, %arg1 : i64
    %5 = arith.select %2, %c9223372036854775807_i64, %4 : i64
    cf.br ^bb3(%cst, %arg0, %5 : f64, f64, i64)
  ^bb3(%6: f64, %7: f64, %8: i64):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i64 : i64
    %10 = arith.cmpi ne, %9, %c0_i64 : i64
    cf.cond_br %10, ^bb4, ^bb5(%6 : f64)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f64
    cf.br ^bb5(%11 : f64)
  ^bb5(%12: f64):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i64 : i64
    %14 = arith.cmpi eq, %13, %c0_i64 : i64
    cf.cond_br %14, ^bb7(%12 : f64), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f64
    cf.br ^bb3(%12, %15, %13 : f64, f64, i64)
  ^bb7(%16: f64):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f64)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f64
    cf.br ^bb9(%17 : f64)
  ^bb9(%18: f64):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f64)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f64
    cf.br ^bb11(%19 : f64)
  ^bb11(%20: f64):  // 2 preds: ^bb9, ^bb10
    return %20 : f64
  }
  func.func private @__mlir_math_fpowi_f32_i8(%arg0: f32, %arg1: i8) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi eq, %arg1, %c0_i8 : i8
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i8 : i8
    %2 = arith.cmpi eq, %arg1, %c-128_i8 : i8
    %3 = arith.subi %c0_i8, %arg1 : i8
    %4 = arith.select %1, %3, %arg1 : i8
    %5 = arith.select %2, %c127_i8, %4 : i8
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i8)
  ^bb3(%6: f32, %7: f32, %8: i8):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i8 : i8
    %10 = arith.cmpi ne, %9, %c0_i8 : i8
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i8 : i8
    %14 = arith.cmpi eq, %13, %c0_i8 : i8
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i8)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
}

//--- out 3
module {
  func.func @a(%arg0: i64, %arg1: i64, %arg2: vector<2x3xi16>, %arg3: index) -> (i64, vector<2x3xi16>) {
    %0 = call @__mlir_math_ipowi_i64(%arg0, %arg1) : (i64, i64) -> i64
    %cst = arith.constant dense<0> : vector<2x3xi16>
    %1 = vector.extract %arg2[0, 0] : i16 from vector<2x3xi16>
    %2 = vector.extract %arg2[0, 0] : i16 from vector<2x3xi16>
    %3 = call @__mlir_math_ipowi_i16(%1, %2) : (i16, i16) -> i16
    %4 = vector.insert %3, %cst [0, 0] : i16 into vector<2x3xi16>
    %5 = vector.extract %arg2[0, 1] : i16 from vector<2x3xi16>
    %6 = vector.extract %arg2[0, 1] : i16 from vector<2x3xi16>
    %7 = call @__mlir_math_ipowi_i16(%5, %6) : (i16, i16) -> i16
    %8 = vector.insert %7, %4 [0, 1] : i16 into vector<2x3xi16>
    %9 = vector.extract %arg2[0, 2] : i16 from vector<2x3xi16>
    %10 = vector.extract %arg2[0, 2] : i16 from vector<2x3xi16>
    %11 = call @__mlir_math_ipowi_i16(%9, %10) : (i16, i16) -> i16
    %12 = vector.insert %11, %8 [0, 2] : i16 into vector<2x3xi16>
    %13 = vector.extract %arg2[1, 0] : i16 from vector<2x3xi16>
    %14 = vector.extract %arg2[1, 0] : i16 from vector<2x3xi16>
    %15 = call @__mlir_math_ipowi_i16(%13, %14) : (i16, i16) -> i16
    %16 = vector.insert %15, %12 [1, 0] : i16 into vector<2x3xi16>
    %17 = vector.extract %arg2[1, 1] : i16 from vector<2x3xi16>
    %18 = vector.extract %arg2[1, 1] : i16 from vector<2x3xi16>
    %19 = call @__mlir_math_ipowi_i16(%17, %18) : (i16, i16) -> i16
    %20 = vector.insert %19, %16 [1, 1] : i16 into vector<2x3xi16>
    %21 = vector.extract %arg2[1, 2] : i16 from vector<2x3xi16>
    %22 = vector.extract %arg2[1, 2] : i16 from vector<2x3xi16>
    %23 = call @__mlir_math_ipowi_i16(%21, %22) : (i16, i16) -> i16
    %24 = vector.insert %23, %20 [1, 2] : i16 into vector<2x3xi16>
    %25 = call @__mlir_math_ipowi_i64(%arg0, %arg1) : (i64, i64) -> i64
    return %0, %24 : i64, vector<2x3xi16>
  }
  func.func @c(%arg0: i32, %arg1: vector<2xi8>) -> (i32, vector<2xi8>) {
    %0 = call @__mlir_math_ctlz_i32(%arg0) : (i32) -> i32
    %cst = arith.constant dense<0> : vector<2xi8>
    %1 = vector.extract %arg1[0] : i8 from vector<2xi8>
    %2 = call @__mlir_math_ctlz_i8(%1) : (i8) -> i8
    %3 = vector.insert %2, %cst [0] : i8 into vector<2xi8>
    %4 = vector.extract %arg1[1] : i8 from vector<2xi8>
    %5 = call @__mlir_math_ctlz_i8(%4) : (i8) -> i8
    %6 = vector.insert %5, %3 [1] : i8 into vector<2xi8>
    return %0, %6 : i32, vector<2xi8>
  }
  func.func @b(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: i64, %arg4: vector<2xf32>, %arg5: vector<2xi32>, %arg6: i8) -> (f32, f64, vector<2xf32>) {
    %0 = call @__mlir_math_fpowi_f32_i32(%arg0, %arg1) : (f32, i32) -> f32
    %1 = call @__mlir_math_fpowi_f64_i64(%arg2, %arg3) : (f64, i64) -> f64
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %2 = vector.extract %arg4[0] : f32 from vector<2xf32>
    %3 = vector.extract %arg5[0] : i32 from vector<2xi32>
    %4 = call @__mlir_math_fpowi_f32_i32(%2, %3) : (f32, i32) -> f32
    %5 = vector.insert %4, %cst [0] : f32 into vector<2xf32>
    %6 = vector.extract %arg4[1] : f32 from vector<2xf32>
    %7 = vector.extract %arg5[1] : i32 from vector<2xi32>
    %8 = call @__mlir_math_fpowi_f32_i32(%6, %7) : (f32, i32) -> f32
    %9 = vector.insert %8, %5 [1] : f32 into vector<2xf32>
    %10 = call @__mlir_math_fpowi_f32_i8(%arg0, %arg6) : (f32, i8) -> f32
    return %0, %1, %9 : f32, f64, vector<2xf32>
  }
  func.func private @__mlir_math_ipowi_i64(%arg0: i64, %arg1: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i64 : i64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    cf.cond_br %1, ^bb3, ^bb12(%c1_i64, %arg0, %arg1 : i64, i64, i64)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i64 : i64
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i64, %c0_i64 : i64
    return %3 : i64
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i64 : i64
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i64 : i64
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i64 : i64
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i64 : i64
    %7 = arith.cmpi ne, %6, %c0_i64 : i64
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i64 : i64
  ^bb10:  // pred: ^bb8
    return %c1_i64 : i64
  ^bb11:  // pred: ^bb7
    return %c0_i64 : i64
  ^bb12(%8: i64, %9: i64, %10: i64):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i64 : i64
    %12 = arith.cmpi ne, %11, %c0_i64 : i64
    cf.cond_br %12, ^bb13, ^bb14(%8 : i64)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i64
    cf.br ^bb14(%13 : i64)
  ^bb14(%14: i64):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i64 : i64
    %16 = arith.cmpi eq, %15, %c0_i64 : i64
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i64
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i64
    cf.br ^bb12(%14, %17, %15 : i64, i64, i64)
  }
  func.func private @__mlir_math_ipowi_i16(%arg0: i16, %arg1: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i16 = arith.constant 0 : i16
    %c1_i16 = arith.constant 1 : i16
    %c-1_i16 = arith.constant -1 : i16
    %0 = arith.cmpi eq, %arg1, %c0_i16 : i16
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i16 : i16
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i16 : i16
    cf.cond_br %1, ^bb3, ^bb12(%c1_i16, %arg0, %arg1 : i16, i16, i16)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i16 : i16
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i16, %c0_i16 : i16
    return %3 : i16
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i16 : i16
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i16 : i16
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i16 : i16
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i16 : i16
    %7 = arith.cmpi ne, %6, %c0_i16 : i16
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i16 : i16
  ^bb10:  // pred: ^bb8
    return %c1_i16 : i16
  ^bb11:  // pred: ^bb7
    return %c0_i16 : i16
  ^bb12(%8: i16, %9: i16, %10: i16):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i16 : i16
    %12 = arith.cmpi ne, %11, %c0_i16 : i16
    cf.cond_br %12, ^bb13, ^bb14(%8 : i16)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i16
    cf.br ^bb14(%13 : i16)
  ^bb14(%14: i16):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i16 : i16
    %16 = arith.cmpi eq, %15, %c0_i16 : i16
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i16
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i16
    cf.br ^bb12(%14, %17, %15 : i16, i16, i16)
  }
  func.func private @__mlir_math_ctlz_i32(%arg0: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i32) {
      scf.yield %c32_i32 : i32
    } else {
      %c1 = arith.constant 1 : index
      %c1_i32 = arith.constant 1 : i32
      %c32 = arith.constant 32 : index
      %c0_i32_0 = arith.constant 0 : i32
      %2:2 = scf.for %arg1 = %c1 to %c32 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i32_0) -> (i32, i32) {
        %3 = arith.cmpi slt, %arg2, %c0_i32 : i32
        %4:2 = scf.if %3 -> (i32, i32) {
          scf.yield %arg2, %arg3 : i32, i32
        } else {
          %5 = arith.addi %arg3, %c1_i32 : i32
          %6 = arith.shli %arg2, %c1_i32 : i32
          scf.yield %6, %5 : i32, i32
        }
        scf.yield %4#0, %4#1 : i32, i32
      }
      scf.yield %2#1 : i32
    }
    return %1 : i32
  }
  func.func private @__mlir_math_ctlz_i8(%arg0: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c8_i8 = arith.constant 8 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi eq, %arg0, %c0_i8 : i8
    %1 = scf.if %0 -> (i8) {
      scf.yield %c8_i8 : i8
    } else {
      %c1 = arith.constant 1 : index
      %c1_i8 = arith.constant 1 : i8
      %c8 = arith.constant 8 : index
      %c0_i8_0 = arith.constant 0 : i8
      %2:2 = scf.for %arg1 = %c1 to %c8 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i8_0) -> (i8, i8) {
        %3 = arith.cmpi slt, %arg2, %c0_i8 : i8
        %4:2 = scf.if %3 -> (i8, i8) {
          scf.yield %arg2, %arg3 : i8, i8
        } else {
          %5 = arith.addi %arg3, %c1_i8 : i8
          %6 = arith.shli %arg2, %c1_i8 : i8
          scf.yield %6, %5 : i8, i8
        }
        scf.yield %4#0, %4#1 : i8, i8
      }
      scf.yield %2#1 : i8
    }
    return %1 : i8
  }
  func.func private @__mlir_math_fpowi_f32_i32(%arg0: f32, %arg1: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
    %2 = arith.cmpi eq, %arg1, %c-2147483648_i32 : i32
    %3 = arith.subi %c0_i32, %arg1 : i32
    %4 = arith.select %1, %3, %arg1 : i32
    %5 = arith.select %2, %c2147483647_i32, %4 : i32
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i32)
  ^bb3(%6: f32, %7: f32, %8: i32):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i32 : i32
    %10 = arith.cmpi ne, %9, %c0_i32 : i32
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i32 : i32
    %14 = arith.cmpi eq, %13, %c0_i32 : i32
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i32)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
  func.func private @__mlir_math_fpowi_f64_i64(%arg0: f64, %arg1: i64) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    %2 = arith.cmpi eq, %arg1, %c-9223372036854775808_i64 : i64
    %3 = arith.subi %c0_i64, %arg1 : i64
    %4 = arith.select %1, %3, %arg1 : i64
    %5 = arith.select %2, %c9223372036854775807_i64, %4 : i64
    cf.br ^bb3(%cst, %arg0, %5 : f64, f64, i64)
  ^bb3(%6: f64, %7: f64, %8: i64):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i64 : i64
    %10 = arith.cmpi ne, %9, %c0_i64 : i64
    cf.cond_br %10, ^bb4, ^bb5(%6 : f64)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f64
    cf.br ^bb5(%11 : f64)
  ^bb5(%12: f64):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i64 : i64
    %14 = arith.cmpi eq, %13, %c0_i64 : i64
    cf.cond_br %14, ^bb7(%12 : f64), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f64
    cf.br ^bb3(%12, %15, %13 : f64, f64, i64)
  ^bb7(%16: f64):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f64)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f64
    cf.br ^bb9(%17 : f64)
  ^bb9(%18: f64):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f64)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f64
    cf.br ^bb11(%19 : f64)
  ^bb11(%20: f64):  // 2 preds: ^bb9, ^bb10
    return %20 : f64
  }
  func.func private @__mlir_math_fpowi_f32_i8(%arg0: f32, %arg1: i8) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi eq, %arg1, %c0_i8 : i8
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i8 : i8
    %2 = arith.cmpi eq, %arg1, %c-128_i8 : i8
    %3 = arith.subi %c0_i8, %arg1 : i8
    %4 = arith.select %1, %3, %arg1 : i8
    %5 = arith.select %2, %c127_i8, %4 : i8
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i8)
  ^bb3(%6: f32, %7: f32, %8: i8):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i8 : i8
    %10 = arith.cmpi ne, %9, %c0_i8 : i8
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i8 : i8
    %14 = arith.cmpi eq, %13, %c0_i8 : i8
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i8)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
}

