// RUN: lowir opt --compat=19 --test-expand-math
// Functions by arithmetic and fewer functions: small powers, counts of zeros, rounding by bits.
func.func @f1(%a: f32) -> f32 {
  %r = math.tan %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f2(%a: f32) -> f32 {
  %r = math.tanh %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f3(%a: f32) -> f32 {
  %r = math.sinh %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f4(%a: f32) -> f32 {
  %r = math.cosh %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f5(%a: f32) -> f32 {
  %r = math.asinh %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f6(%a: f32) -> f32 {
  %r = math.acosh %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f7(%a: f32) -> f32 {
  %r = math.atanh %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f8(%a: f32) -> f32 {
  %r = math.floor %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f9(%a: f32) -> f32 {
  %r = math.ceil %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f10(%a: f32) -> f32 {
  %r = math.exp2 %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f11(%a: f32) -> f32 {
  %r = math.round %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f12(%a: f32) -> f32 {
  %r = math.roundeven %a fastmath<nnan> : f32
  return %r : f32
}
func.func @f13(%a: f32) -> f32 {
  %r = math.rsqrt %a fastmath<nnan> : f32
  return %r : f32
}
func.func @pow(%a: f32, %b: f32, %i: i32, %v: vector<4xf16>, %w: vector<4xi64>) -> (f32, f32, f32, vector<4xf16>) {
  %r = math.powf %a, %b fastmath<nnan> : f32
  %p = math.fpowi %a, %i fastmath<nnan> : f32, i32
  %c = arith.constant -7 : i64
  %q = math.fpowi %a, %c fastmath<nnan> : f32, i64
  %cv = arith.constant dense<6> : vector<4xi32>
  %u = math.fpowi %v, %cv fastmath<nnan> : vector<4xf16>, vector<4xi32>
  return %r, %p, %q, %u : f32, f32, f32, vector<4xf16>
}
func.func @count(%a: f32, %x: f64, %i: i16, %v: vector<4xf16>, %w: vector<4xi64>) -> (i16, vector<4xi64>, f32, f32, f32) {
  %l = math.ctlz %i : i16
  %m = math.ctlz %w : vector<4xi64>
  %pp = arith.constant 0.5 : f32
  %z = math.powf %a, %pp : f32
  %p2 = arith.constant 2.0 : f32
  %z2 = math.powf %a, %p2 : f32
  %fm = math.fma %a, %a, %p2 fastmath<nnan> : f32
  return %l, %m, %z, %z2, %fm : i16, vector<4xi64>, f32, f32, f32
}
func.func @p2(%a: f32, %i: i32) -> f32 {
  %p = math.fpowi %a, %i : f32, i32
  return %p : f32
}
func.func @q(%a: f32, %v: vector<4xf16>) -> (f32, vector<4xf16>, f32, f32) {
  %c = arith.constant -7 : i64
  %q = math.fpowi %a, %c : f32, i64
  %cv = arith.constant dense<6> : vector<4xi32>
  %u = math.fpowi %v, %cv : vector<4xf16>, vector<4xi32>
  %c0 = arith.constant 0 : i64
  %q0 = math.fpowi %a, %c0 : f32, i64
  %c1 = arith.constant 1 : i64
  %q1 = math.fpowi %a, %c1 : f32, i64
  return %q, %u, %q0, %q1 : f32, vector<4xf16>, f32, f32
}
func.func @r(%a: f16, %b: bf16, %d: f64, %v: vector<2xf64>, %t: tensor<?xf32>) -> (f16, f16, bf16, bf16, f64, f64) {
  %1 = math.round %a : f16
  %2 = math.roundeven %a : f16
  %3 = math.round %b : bf16
  %4 = math.roundeven %b : bf16
  %5 = math.round %d : f64
  %6 = math.roundeven %d : f64
  %7 = math.roundeven %v : vector<2xf64>
  %8 = math.roundeven %t : tensor<?xf32>
  %9 = math.tanh %t : tensor<?xf32>
  %10 = math.rsqrt %t : tensor<?xf32>
  %11 = math.ceil %t : tensor<?xf32>
  return %1, %2, %3, %4, %5, %6 : f16, f16, bf16, bf16, f64, f64
}
func.func @constants(%a: f32) -> (f32, f32,f32,f32,f32,f32,f32,f32,f32,f32,f32) {
  %c0 = arith.constant 0.0 : f32
  %0 = math.powf %a, %c0 fastmath<nnan> : f32
  %c1 = arith.constant 1.0 : f32
  %1 = math.powf %a, %c1 fastmath<nnan>: f32
  %c2 = arith.constant -1.0 : f32
  %2 = math.powf %a, %c2 fastmath<nnan>: f32
  %c3 = arith.constant 0.5 : f32
  %3 = math.powf %a, %c3 fastmath<nnan>: f32
  %c4 = arith.constant -0.5 : f32
  %4 = math.powf %a, %c4 fastmath<nnan>: f32
  %c5 = arith.constant 2.0 : f32
  %5 = math.powf %a, %c5 fastmath<nnan>: f32
  %c6 = arith.constant -2.0 : f32
  %6 = math.powf %a, %c6 fastmath<nnan>: f32
  %c7 = arith.constant 3.0 : f32
  %7 = math.powf %a, %c7 fastmath<nnan>: f32
  %c8 = arith.constant 4.0 : f32
  %8 = math.powf %a, %c8 fastmath<nnan>: f32
  %c9 = arith.constant 0.25 : f32
  %9 = math.powf %a, %c9 fastmath<nnan>: f32
  %c10 = arith.constant 1.5 : f32
  %10 = math.powf %a, %c10 fastmath<nnan>: f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : f32, f32,f32,f32,f32,f32,f32,f32,f32,f32,f32
}
//--- out
module {
  func.func @f1(%arg0: f32) -> f32 {
    %0 = math.sin %arg0 : f32
    %1 = math.cos %arg0 : f32
    %2 = arith.divf %0, %1 : f32
    return %2 : f32
  }
  func.func @f2(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant -2.000000e+00 : f32
    %0 = arith.cmpf olt, %arg0, %cst : f32
    %1 = arith.uitofp %0 : i1 to f32
    %2 = arith.mulf %1, %cst_1 : f32
    %3 = arith.addf %2, %cst_0 : f32
    %4 = arith.mulf %3, %arg0 : f32
    %5 = arith.mulf %4, %cst_1 : f32
    %6 = math.exp %5 : f32
    %7 = arith.subf %cst_0, %6 : f32
    %8 = arith.addf %6, %cst_0 : f32
    %9 = arith.divf %7, %8 : f32
    %10 = arith.mulf %3, %9 : f32
    return %10 : f32
  }
  func.func @f3(%arg0: f32) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = math.exp %arg0 : f32
    %1 = arith.negf %arg0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.subf %0, %2 : f32
    %4 = arith.mulf %3, %cst : f32
    return %4 : f32
  }
  func.func @f4(%arg0: f32) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = math.exp %arg0 : f32
    %1 = arith.negf %arg0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.addf %0, %2 : f32
    %4 = arith.mulf %3, %cst : f32
    return %4 : f32
  }
  func.func @f5(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.addf %0, %cst : f32
    %2 = math.sqrt %1 : f32
    %3 = arith.addf %arg0, %2 : f32
    %4 = math.log %3 : f32
    return %4 : f32
  }
  func.func @f6(%arg0: f32) -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.addf %0, %cst : f32
    %2 = math.sqrt %1 : f32
    %3 = arith.addf %arg0, %2 : f32
    %4 = math.log %3 : f32
    return %4 : f32
  }
  func.func @f7(%arg0: f32) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = arith.addf %arg0, %cst_0 : f32
    %1 = arith.negf %arg0 : f32
    %2 = arith.addf %1, %cst_0 : f32
    %3 = arith.divf %0, %2 : f32
    %4 = math.log %3 : f32
    %5 = arith.mulf %4, %cst : f32
    return %5 : f32
  }
  func.func @f8(%arg0: f32) -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = arith.fptosi %arg0 : f32 to i64
    %1 = arith.sitofp %0 : i64 to f32
    %2 = math.copysign %1, %arg0 : f32
    %3 = arith.cmpf olt, %arg0, %cst_0 : f32
    %4 = arith.select %3, %cst, %cst_0 : f32
    %5 = arith.addf %2, %4 : f32
    return %5 : f32
  }
  func.func @f9(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = arith.fptosi %arg0 : f32 to i64
    %1 = arith.sitofp %0 : i64 to f32
    %2 = math.copysign %1, %arg0 : f32
    %3 = arith.cmpf ogt, %arg0, %2 : f32
    %4 = arith.select %3, %cst, %cst_0 : f32
    %5 = arith.addf %2, %4 : f32
    return %5 : f32
  }
  func.func @f10(%arg0: f32) -> f32 {
    %cst = arith.constant 0.693147182 : f32
    %0 = arith.mulf %arg0, %cst : f32
    %1 = math.exp %0 : f32
    return %1 : f32
  }
  func.func @f11(%arg0: f32) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %c23_i32 = arith.constant 23 : i32
    %c127_i32 = arith.constant 127 : i32
    %c255_i32 = arith.constant 255 : i32
    %0 = math.copysign %cst, %arg0 : f32
    %1 = arith.addf %arg0, %0 : f32
    %2 = arith.fptosi %1 : f32 to i64
    %3 = arith.sitofp %2 : i64 to f32
    %4 = math.copysign %3, %1 : f32
    %5 = arith.bitcast %arg0 : f32 to i32
    %6 = arith.shrui %5, %c23_i32 : i32
    %7 = arith.andi %6, %c255_i32 : i32
    %8 = arith.subi %7, %c127_i32 : i32
    %9 = arith.cmpi sge, %8, %c23_i32 : i32
    %10 = arith.select %9, %arg0, %4 : f32
    return %10 : f32
  }
  func.func @f12(%arg0: f32) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c23_i32 = arith.constant 23 : i32
    %c31_i32 = arith.constant 31 : i32
    %c127_i32 = arith.constant 127 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %c8388607_i32 = arith.constant 8388607 : i32
    %c255_i32 = arith.constant 255 : i32
    %0 = arith.bitcast %arg0 : f32 to i32
    %1 = math.copysign %cst, %arg0 : f32
    %2 = arith.addf %arg0, %1 : f32
    %3 = arith.fptosi %2 : f32 to i64
    %4 = arith.sitofp %3 : i64 to f32
    %5 = math.copysign %4, %2 : f32
    %6 = arith.bitcast %arg0 : f32 to i32
    %7 = arith.shrui %6, %c23_i32 : i32
    %8 = arith.andi %7, %c255_i32 : i32
    %9 = arith.subi %8, %c127_i32 : i32
    %10 = arith.cmpi sge, %9, %c23_i32 : i32
    %11 = arith.select %10, %arg0, %5 : f32
    %12 = arith.bitcast %11 : f32 to i32
    %13 = arith.shrui %0, %c23_i32 : i32
    %14 = arith.andi %13, %c255_i32 : i32
    %15 = arith.subi %14, %c127_i32 : i32
    %16 = arith.shrui %12, %c23_i32 : i32
    %17 = arith.andi %16, %c255_i32 : i32
    %18 = arith.subi %17, %c127_i32 : i32
    %19 = arith.cmpi eq, %18, %c0_i32 : i32
    %20 = arith.subi %18, %c1_i32 : i32
    %21 = arith.maxsi %20, %c0_i32 : i32
    %22 = arith.minsi %21, %c31_i32 : i32
    %23 = arith.shrui %c8388607_i32, %22 : i32
    %24 = arith.andi %12, %23 : i32
    %25 = arith.cmpi ne, %24, %c0_i32 : i32
    %26 = arith.ori %25, %19 : i1
    %27 = arith.cmpi eq, %15, %c-1_i32 : i32
    %28 = arith.maxsi %15, %c0_i32 : i32
    %29 = arith.minsi %28, %c31_i32 : i32
    %30 = arith.shrui %c4194304_i32, %29 : i32
    %31 = arith.select %27, %c0_i32, %30 : i32
    %32 = arith.maxsi %15, %c0_i32 : i32
    %33 = arith.minsi %32, %c31_i32 : i32
    %34 = arith.shrui %c8388607_i32, %33 : i32
    %35 = arith.andi %0, %34 : i32
    %36 = arith.cmpi eq, %35, %31 : i32
    %37 = arith.cmpi sge, %15, %c-1_i32 : i32
    %38 = arith.cmpi slt, %15, %c23_i32 : i32
    %39 = arith.andi %36, %38 : i1
    %40 = arith.andi %39, %37 : i1
    %41 = math.copysign %cst_0, %arg0 : f32
    %42 = arith.subf %11, %41 : f32
    %43 = arith.andi %26, %40 : i1
    %44 = arith.select %43, %42, %11 : f32
    %45 = math.copysign %44, %arg0 : f32
    return %45 : f32
  }
  func.func @f13(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = math.sqrt %arg0 : f32
    %1 = arith.divf %cst, %0 : f32
    return %1 : f32
  }
  func.func @pow(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: vector<4xf16>, %arg4: vector<4xi64>) -> (f32, f32, f32, vector<4xf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %cst_5 = arith.constant -1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.divf %arg1, %cst_4 : f32
    %2 = math.log %0 : f32
    %3 = arith.mulf %1, %2 : f32
    %4 = math.exp %3 : f32
    %5 = arith.mulf %4, %cst_5 : f32
    %6 = arith.remf %arg1, %cst_4 : f32
    %7 = arith.cmpf olt, %arg0, %cst_3 : f32
    %8 = arith.cmpf one, %6, %cst_3 : f32
    %9 = arith.andi %8, %7 : i1
    %10 = arith.select %9, %5, %4 : f32
    %11 = arith.sitofp %arg2 : i32 to f32
    %12 = arith.mulf %arg0, %arg0 : f32
    %13 = arith.divf %11, %cst_4 : f32
    %14 = math.log %12 : f32
    %15 = arith.mulf %13, %14 : f32
    %16 = math.exp %15 : f32
    %17 = arith.mulf %16, %cst_5 : f32
    %18 = arith.remf %11, %cst_4 : f32
    %19 = arith.cmpf olt, %arg0, %cst_3 : f32
    %20 = arith.cmpf one, %18, %cst_3 : f32
    %21 = arith.andi %20, %19 : i1
    %22 = arith.select %21, %17, %16 : f32
    %23 = arith.mulf %arg0, %arg0 : f32
    %24 = arith.mulf %23, %arg0 : f32
    %25 = arith.mulf %23, %23 : f32
    %26 = arith.mulf %25, %24 : f32
    %27 = arith.cmpf oeq, %26, %cst_3 : f32
    %28 = arith.cmpf oeq, %26, %cst_1 : f32
    %29 = arith.divf %cst_2, %26 : f32
    %30 = arith.select %27, %cst_0, %29 : f32
    %31 = arith.select %28, %cst, %30 : f32
    %32 = arith.mulf %arg3, %arg3 : vector<4xf16>
    %33 = arith.mulf %32, %32 : vector<4xf16>
    %34 = arith.mulf %33, %32 : vector<4xf16>
    return %10, %22, %31, %34 : f32, f32, f32, vector<4xf16>
  }
  func.func @count(%arg0: f32, %arg1: f64, %arg2: i16, %arg3: vector<4xf16>, %arg4: vector<4xi64>) -> (i16, vector<4xi64>, f32, f32, f32) {
    %cst = arith.constant 2.500000e-01 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<64> : vector<4xi64>
    %cst_3 = arith.constant dense<9223372036854775807> : vector<4xi64>
    %cst_4 = arith.constant dense<1> : vector<4xi64>
    %cst_5 = arith.constant dense<4611686018427387903> : vector<4xi64>
    %cst_6 = arith.constant dense<2> : vector<4xi64>
    %cst_7 = arith.constant dense<1152921504606846975> : vector<4xi64>
    %cst_8 = arith.constant dense<4> : vector<4xi64>
    %cst_9 = arith.constant dense<72057594037927935> : vector<4xi64>
    %cst_10 = arith.constant dense<8> : vector<4xi64>
    %cst_11 = arith.constant dense<281474976710655> : vector<4xi64>
    %cst_12 = arith.constant dense<16> : vector<4xi64>
    %cst_13 = arith.constant dense<4294967295> : vector<4xi64>
    %cst_14 = arith.constant dense<32> : vector<4xi64>
    %cst_15 = arith.constant dense<0> : vector<4xi64>
    %c16_i16 = arith.constant 16 : i16
    %c32767_i16 = arith.constant 32767 : i16
    %c1_i16 = arith.constant 1 : i16
    %c16383_i16 = arith.constant 16383 : i16
    %c2_i16 = arith.constant 2 : i16
    %c4095_i16 = arith.constant 4095 : i16
    %c4_i16 = arith.constant 4 : i16
    %cst_16 = arith.constant 2.000000e+00 : f32
    %c0_i16 = arith.constant 0 : i16
    %c8_i16 = arith.constant 8 : i16
    %c255_i16 = arith.constant 255 : i16
    %0 = arith.cmpi ule, %arg2, %c255_i16 : i16
    %1 = arith.shli %arg2, %c8_i16 : i16
    %2 = arith.select %0, %1, %arg2 : i16
    %3 = arith.select %0, %c8_i16, %c0_i16 : i16
    %4 = arith.cmpi ule, %2, %c4095_i16 : i16
    %5 = arith.addi %3, %c4_i16 : i16
    %6 = arith.shli %2, %c4_i16 : i16
    %7 = arith.select %4, %6, %2 : i16
    %8 = arith.select %4, %5, %3 : i16
    %9 = arith.cmpi ule, %7, %c16383_i16 : i16
    %10 = arith.addi %8, %c2_i16 : i16
    %11 = arith.shli %7, %c2_i16 : i16
    %12 = arith.select %9, %11, %7 : i16
    %13 = arith.select %9, %10, %8 : i16
    %14 = arith.cmpi ule, %12, %c32767_i16 : i16
    %15 = arith.addi %13, %c1_i16 : i16
    %16 = arith.select %14, %15, %13 : i16
    %17 = arith.cmpi eq, %arg2, %c0_i16 : i16
    %18 = arith.select %17, %c16_i16, %16 : i16
    %19 = arith.cmpi ule, %arg4, %cst_13 : vector<4xi64>
    %20 = arith.shli %arg4, %cst_14 : vector<4xi64>
    %21 = arith.select %19, %20, %arg4 : vector<4xi1>, vector<4xi64>
    %22 = arith.select %19, %cst_14, %cst_15 : vector<4xi1>, vector<4xi64>
    %23 = arith.cmpi ule, %21, %cst_11 : vector<4xi64>
    %24 = arith.addi %22, %cst_12 : vector<4xi64>
    %25 = arith.shli %21, %cst_12 : vector<4xi64>
    %26 = arith.select %23, %25, %21 : vector<4xi1>, vector<4xi64>
    %27 = arith.select %23, %24, %22 : vector<4xi1>, vector<4xi64>
    %28 = arith.cmpi ule, %26, %cst_9 : vector<4xi64>
    %29 = arith.addi %27, %cst_10 : vector<4xi64>
    %30 = arith.shli %26, %cst_10 : vector<4xi64>
    %31 = arith.select %28, %30, %26 : vector<4xi1>, vector<4xi64>
    %32 = arith.select %28, %29, %27 : vector<4xi1>, vector<4xi64>
    %33 = arith.cmpi ule, %31, %cst_7 : vector<4xi64>
    %34 = arith.addi %32, %cst_8 : vector<4xi64>
    %35 = arith.shli %31, %cst_8 : vector<4xi64>
    %36 = arith.select %33, %35, %31 : vector<4xi1>, vector<4xi64>
    %37 = arith.select %33, %34, %32 : vector<4xi1>, vector<4xi64>
    %38 = arith.cmpi ule, %36, %cst_5 : vector<4xi64>
    %39 = arith.addi %37, %cst_6 : vector<4xi64>
    %40 = arith.shli %36, %cst_6 : vector<4xi64>
    %41 = arith.select %38, %40, %36 : vector<4xi1>, vector<4xi64>
    %42 = arith.select %38, %39, %37 : vector<4xi1>, vector<4xi64>
    %43 = arith.cmpi ule, %41, %cst_3 : vector<4xi64>
    %44 = arith.addi %42, %cst_4 : vector<4xi64>
    %45 = arith.select %43, %44, %42 : vector<4xi1>, vector<4xi64>
    %46 = arith.cmpi eq, %arg4, %cst_15 : vector<4xi64>
    %47 = arith.select %46, %cst_2, %45 : vector<4xi1>, vector<4xi64>
    %48 = arith.mulf %arg0, %arg0 : f32
    %49 = math.log %48 : f32
    %50 = arith.mulf %49, %cst : f32
    %51 = math.exp %50 : f32
    %52 = arith.mulf %51, %cst_0 : f32
    %53 = arith.cmpf olt, %arg0, %cst_1 : f32
    %54 = arith.select %53, %52, %51 : f32
    %55 = arith.mulf %arg0, %arg0 : f32
    %56 = math.log %55 : f32
    %57 = math.exp %56 : f32
    %58 = arith.mulf %arg0, %arg0 : f32
    %59 = arith.addf %58, %cst_16 : f32
    return %18, %47, %54, %57, %59 : i16, vector<4xi64>, f32, f32, f32
  }
  func.func @p2(%arg0: f32, %arg1: i32) -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = arith.sitofp %arg1 : i32 to f32
    %1 = arith.mulf %arg0, %arg0 : f32
    %2 = arith.divf %0, %cst_0 : f32
    %3 = math.log %1 : f32
    %4 = arith.mulf %2, %3 : f32
    %5 = math.exp %4 : f32
    %6 = arith.mulf %5, %cst : f32
    %7 = arith.remf %0, %cst_0 : f32
    %8 = arith.cmpf olt, %arg0, %cst_1 : f32
    %9 = arith.cmpf one, %7, %cst_1 : f32
    %10 = arith.andi %9, %8 : i1
    %11 = arith.select %10, %6, %5 : f32
    return %11 : f32
  }
  func.func @q(%arg0: f32, %arg1: vector<4xf16>) -> (f32, vector<4xf16>, f32, f32) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.mulf %0, %arg0 : f32
    %2 = arith.mulf %0, %0 : f32
    %3 = arith.mulf %2, %1 : f32
    %4 = arith.cmpf oeq, %3, %cst_2 : f32
    %5 = arith.cmpf oeq, %3, %cst_1 : f32
    %6 = arith.divf %cst_3, %3 : f32
    %7 = arith.select %4, %cst_0, %6 : f32
    %8 = arith.select %5, %cst, %7 : f32
    %9 = arith.mulf %arg1, %arg1 : vector<4xf16>
    %10 = arith.mulf %9, %9 : vector<4xf16>
    %11 = arith.mulf %10, %9 : vector<4xf16>
    return %8, %11, %cst_3, %arg0 : f32, vector<4xf16>, f32, f32
  }
  func.func @r(%arg0: f16, %arg1: bf16, %arg2: f64, %arg3: vector<2xf64>, %arg4: tensor<?xf32>) -> (f16, f16, bf16, bf16, f64, f64) {
    %c2047_i64 = arith.constant 2047 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2251799813685248_i64 = arith.constant 2251799813685248 : i64
    %c1023_i64 = arith.constant 1023 : i64
    %c63_i64 = arith.constant 63 : i64
    %c52_i64 = arith.constant 52 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 1.000000e+00 : f64
    %c255_i16 = arith.constant 255 : i16
    %c64_i16 = arith.constant 64 : i16
    %c127_i16 = arith.constant 127 : i16
    %c7_i16 = arith.constant 7 : i16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %c31_i16 = arith.constant 31 : i16
    %c1023_i16 = arith.constant 1023 : i16
    %c512_i16 = arith.constant 512 : i16
    %c15_i16 = arith.constant 15 : i16
    %c10_i16 = arith.constant 10 : i16
    %c-1_i16 = arith.constant -1 : i16
    %c1_i16 = arith.constant 1 : i16
    %c0_i16 = arith.constant 0 : i16
    %cst_1 = arith.constant 1.000000e+00 : f16
    %0 = math.round %arg0 : f16
    %1 = arith.bitcast %arg0 : f16 to i16
    %2 = math.round %arg0 : f16
    %3 = arith.bitcast %2 : f16 to i16
    %4 = arith.shrui %1, %c10_i16 : i16
    %5 = arith.andi %4, %c31_i16 : i16
    %6 = arith.subi %5, %c15_i16 : i16
    %7 = arith.shrui %3, %c10_i16 : i16
    %8 = arith.andi %7, %c31_i16 : i16
    %9 = arith.subi %8, %c15_i16 : i16
    %10 = arith.cmpi eq, %9, %c0_i16 : i16
    %11 = arith.subi %9, %c1_i16 : i16
    %12 = arith.maxsi %11, %c0_i16 : i16
    %13 = arith.minsi %12, %c15_i16 : i16
    %14 = arith.shrui %c1023_i16, %13 : i16
    %15 = arith.andi %3, %14 : i16
    %16 = arith.cmpi ne, %15, %c0_i16 : i16
    %17 = arith.ori %16, %10 : i1
    %18 = arith.cmpi eq, %6, %c-1_i16 : i16
    %19 = arith.maxsi %6, %c0_i16 : i16
    %20 = arith.minsi %19, %c15_i16 : i16
    %21 = arith.shrui %c512_i16, %20 : i16
    %22 = arith.select %18, %c0_i16, %21 : i16
    %23 = arith.maxsi %6, %c0_i16 : i16
    %24 = arith.minsi %23, %c15_i16 : i16
    %25 = arith.shrui %c1023_i16, %24 : i16
    %26 = arith.andi %1, %25 : i16
    %27 = arith.cmpi eq, %26, %22 : i16
    %28 = arith.cmpi sge, %6, %c-1_i16 : i16
    %29 = arith.cmpi slt, %6, %c10_i16 : i16
    %30 = arith.andi %27, %29 : i1
    %31 = arith.andi %30, %28 : i1
    %32 = math.copysign %cst_1, %arg0 : f16
    %33 = arith.subf %2, %32 : f16
    %34 = arith.andi %17, %31 : i1
    %35 = arith.select %34, %33, %2 : f16
    %36 = math.copysign %35, %arg0 : f16
    %37 = math.round %arg1 : bf16
    %38 = arith.bitcast %arg1 : bf16 to i16
    %39 = math.round %arg1 : bf16
    %40 = arith.bitcast %39 : bf16 to i16
    %41 = arith.shrui %38, %c7_i16 : i16
    %42 = arith.andi %41, %c255_i16 : i16
    %43 = arith.subi %42, %c127_i16 : i16
    %44 = arith.shrui %40, %c7_i16 : i16
    %45 = arith.andi %44, %c255_i16 : i16
    %46 = arith.subi %45, %c127_i16 : i16
    %47 = arith.cmpi eq, %46, %c0_i16 : i16
    %48 = arith.subi %46, %c1_i16 : i16
    %49 = arith.maxsi %48, %c0_i16 : i16
    %50 = arith.minsi %49, %c15_i16 : i16
    %51 = arith.shrui %c127_i16, %50 : i16
    %52 = arith.andi %40, %51 : i16
    %53 = arith.cmpi ne, %52, %c0_i16 : i16
    %54 = arith.ori %53, %47 : i1
    %55 = arith.cmpi eq, %43, %c-1_i16 : i16
    %56 = arith.maxsi %43, %c0_i16 : i16
    %57 = arith.minsi %56, %c15_i16 : i16
    %58 = arith.shrui %c64_i16, %57 : i16
    %59 = arith.select %55, %c0_i16, %58 : i16
    %60 = arith.maxsi %43, %c0_i16 : i16
    %61 = arith.minsi %60, %c15_i16 : i16
    %62 = arith.shrui %c127_i16, %61 : i16
    %63 = arith.andi %38, %62 : i16
    %64 = arith.cmpi eq, %63, %59 : i16
    %65 = arith.cmpi sge, %43, %c-1_i16 : i16
    %66 = arith.cmpi slt, %43, %c7_i16 : i16
    %67 = arith.andi %64, %66 : i1
    %68 = arith.andi %67, %65 : i1
    %69 = math.copysign %cst_0, %arg1 : bf16
    %70 = arith.subf %39, %69 : bf16
    %71 = arith.andi %54, %68 : i1
    %72 = arith.select %71, %70, %39 : bf16
    %73 = math.copysign %72, %arg1 : bf16
    %74 = math.round %arg2 : f64
    %75 = arith.bitcast %arg2 : f64 to i64
    %76 = math.round %arg2 : f64
    %77 = arith.bitcast %76 : f64 to i64
    %78 = arith.shrui %75, %c52_i64 : i64
    %79 = arith.andi %78, %c2047_i64 : i64
    %80 = arith.subi %79, %c1023_i64 : i64
    %81 = arith.shrui %77, %c52_i64 : i64
    %82 = arith.andi %81, %c2047_i64 : i64
    %83 = arith.subi %82, %c1023_i64 : i64
    %84 = arith.cmpi eq, %83, %c0_i64 : i64
    %85 = arith.subi %83, %c1_i64 : i64
    %86 = arith.maxsi %85, %c0_i64 : i64
    %87 = arith.minsi %86, %c63_i64 : i64
    %88 = arith.shrui %c4503599627370495_i64, %87 : i64
    %89 = arith.andi %77, %88 : i64
    %90 = arith.cmpi ne, %89, %c0_i64 : i64
    %91 = arith.ori %90, %84 : i1
    %92 = arith.cmpi eq, %80, %c-1_i64 : i64
    %93 = arith.maxsi %80, %c0_i64 : i64
    %94 = arith.minsi %93, %c63_i64 : i64
    %95 = arith.shrui %c2251799813685248_i64, %94 : i64
    %96 = arith.select %92, %c0_i64, %95 : i64
    %97 = arith.maxsi %80, %c0_i64 : i64
    %98 = arith.minsi %97, %c63_i64 : i64
    %99 = arith.shrui %c4503599627370495_i64, %98 : i64
    %100 = arith.andi %75, %99 : i64
    %101 = arith.cmpi eq, %100, %96 : i64
    %102 = arith.cmpi sge, %80, %c-1_i64 : i64
    %103 = arith.cmpi slt, %80, %c52_i64 : i64
    %104 = arith.andi %101, %103 : i1
    %105 = arith.andi %104, %102 : i1
    %106 = math.copysign %cst, %arg2 : f64
    %107 = arith.subf %76, %106 : f64
    %108 = arith.andi %91, %105 : i1
    %109 = arith.select %108, %107, %76 : f64
    %110 = math.copysign %109, %arg2 : f64
    return %0, %36, %37, %73, %74, %110 : f16, f16, bf16, bf16, f64, f64
  }
  func.func @constants(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 7.500000e-01 : f32
    %cst_0 = arith.constant 1.250000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 1.500000e+00 : f32
    %cst_3 = arith.constant -2.500000e-01 : f32
    %cst_4 = arith.constant 2.500000e-01 : f32
    %cst_5 = arith.constant -5.000000e-01 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant -1.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = math.log %0 : f32
    %2 = arith.mulf %1, %cst_8 : f32
    %3 = math.exp %2 : f32
    %4 = arith.mulf %arg0, %arg0 : f32
    %5 = math.log %4 : f32
    %6 = arith.mulf %5, %cst_6 : f32
    %7 = math.exp %6 : f32
    %8 = arith.mulf %7, %cst_7 : f32
    %9 = arith.cmpf olt, %arg0, %cst_8 : f32
    %10 = arith.select %9, %8, %7 : f32
    %11 = arith.mulf %arg0, %arg0 : f32
    %12 = math.log %11 : f32
    %13 = arith.mulf %12, %cst_5 : f32
    %14 = math.exp %13 : f32
    %15 = arith.mulf %14, %cst_7 : f32
    %16 = arith.cmpf olt, %arg0, %cst_8 : f32
    %17 = arith.select %16, %15, %14 : f32
    %18 = arith.mulf %arg0, %arg0 : f32
    %19 = math.log %18 : f32
    %20 = arith.mulf %19, %cst_4 : f32
    %21 = math.exp %20 : f32
    %22 = arith.mulf %21, %cst_7 : f32
    %23 = arith.cmpf olt, %arg0, %cst_8 : f32
    %24 = arith.select %23, %22, %21 : f32
    %25 = arith.mulf %arg0, %arg0 : f32
    %26 = math.log %25 : f32
    %27 = arith.mulf %26, %cst_3 : f32
    %28 = math.exp %27 : f32
    %29 = arith.mulf %28, %cst_7 : f32
    %30 = arith.cmpf olt, %arg0, %cst_8 : f32
    %31 = arith.select %30, %29, %28 : f32
    %32 = arith.mulf %arg0, %arg0 : f32
    %33 = math.log %32 : f32
    %34 = math.exp %33 : f32
    %35 = arith.mulf %arg0, %arg0 : f32
    %36 = math.log %35 : f32
    %37 = arith.mulf %36, %cst_7 : f32
    %38 = math.exp %37 : f32
    %39 = arith.mulf %arg0, %arg0 : f32
    %40 = math.log %39 : f32
    %41 = arith.mulf %40, %cst_2 : f32
    %42 = math.exp %41 : f32
    %43 = arith.mulf %42, %cst_7 : f32
    %44 = arith.cmpf olt, %arg0, %cst_8 : f32
    %45 = arith.select %44, %43, %42 : f32
    %46 = arith.mulf %arg0, %arg0 : f32
    %47 = math.log %46 : f32
    %48 = arith.mulf %47, %cst_1 : f32
    %49 = math.exp %48 : f32
    %50 = arith.mulf %arg0, %arg0 : f32
    %51 = math.log %50 : f32
    %52 = arith.mulf %51, %cst_0 : f32
    %53 = math.exp %52 : f32
    %54 = arith.mulf %53, %cst_7 : f32
    %55 = arith.cmpf olt, %arg0, %cst_8 : f32
    %56 = arith.select %55, %54, %53 : f32
    %57 = arith.mulf %arg0, %arg0 : f32
    %58 = math.log %57 : f32
    %59 = arith.mulf %58, %cst : f32
    %60 = math.exp %59 : f32
    %61 = arith.mulf %60, %cst_7 : f32
    %62 = arith.cmpf olt, %arg0, %cst_8 : f32
    %63 = arith.select %62, %61, %60 : f32
    return %3, %10, %17, %24, %31, %34, %38, %45, %49, %56, %63 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
  }
}

