// RUN: lowir opt --math-expand-ops
// RUN: lowir opt --compat=19 --test-expand-math
// Where constants are made decides their order once they come to the front.
func.func @nested(%x: f32, %c: i1) -> f32 {
  %r = scf.if %c -> f32 {
    %0 = math.ceil %x : f32
    %1 = math.atanh %0 : f32
    scf.yield %1 : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
func.func @behind(%x: f64) -> (f64, f64) {
  %k = arith.constant 9.0 : f64
  %0 = math.sinh %x : f64
  %1 = math.cosh %0 : f64
  %2 = math.ceil %1 : f64
  return %2, %k : f64, f64
}
func.func @vectors(%x: vector<4xf32>, %y: vector<2x3xf16>) -> (vector<4xf32>, vector<2x3xf16>) {
  %0 = math.round %x : vector<4xf32>
  %1 = math.roundeven %y : vector<2x3xf16>
  return %0, %1 : vector<4xf32>, vector<2x3xf16>
}
//--- out
module {
  func.func @nested(%arg0: f32, %arg1: i1) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = scf.if %arg1 -> (f32) {
      %1 = arith.fptosi %arg0 : f32 to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = math.copysign %2, %arg0 : f32
      %4 = arith.cmpf ogt, %arg0, %3 : f32
      %5 = arith.select %4, %cst_0, %cst_1 : f32
      %6 = arith.addf %3, %5 : f32
      %7 = arith.addf %6, %cst_0 : f32
      %8 = arith.negf %6 : f32
      %9 = arith.addf %8, %cst_0 : f32
      %10 = arith.divf %7, %9 : f32
      %11 = math.log %10 : f32
      %12 = arith.mulf %11, %cst : f32
      scf.yield %12 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
  func.func @behind(%arg0: f64) -> (f64, f64) {
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 9.000000e+00 : f64
    %0 = math.exp %arg0 : f64
    %1 = arith.negf %arg0 : f64
    %2 = math.exp %1 : f64
    %3 = arith.subf %0, %2 : f64
    %4 = arith.mulf %3, %cst_1 : f64
    %5 = math.exp %4 : f64
    %6 = arith.negf %4 : f64
    %7 = math.exp %6 : f64
    %8 = arith.addf %5, %7 : f64
    %9 = arith.mulf %8, %cst_1 : f64
    %10 = arith.fptosi %9 : f64 to i64
    %11 = arith.sitofp %10 : i64 to f64
    %12 = math.copysign %11, %9 : f64
    %13 = arith.cmpf ogt, %9, %12 : f64
    %14 = arith.select %13, %cst, %cst_0 : f64
    %15 = arith.addf %12, %14 : f64
    return %15, %cst_2 : f64, f64
  }
  func.func @vectors(%arg0: vector<4xf32>, %arg1: vector<2x3xf16>) -> (vector<4xf32>, vector<2x3xf16>) {
    %cst = arith.constant dense<31> : vector<2x3xi16>
    %cst_0 = arith.constant dense<1023> : vector<2x3xi16>
    %cst_1 = arith.constant dense<512> : vector<2x3xi16>
    %cst_2 = arith.constant dense<15> : vector<2x3xi16>
    %cst_3 = arith.constant dense<10> : vector<2x3xi16>
    %cst_4 = arith.constant dense<-1> : vector<2x3xi16>
    %cst_5 = arith.constant dense<1> : vector<2x3xi16>
    %cst_6 = arith.constant dense<0> : vector<2x3xi16>
    %cst_7 = arith.constant dense<1.000000e+00> : vector<2x3xf16>
    %cst_8 = arith.constant dense<5.000000e-01> : vector<4xf32>
    %cst_9 = arith.constant dense<23> : vector<4xi32>
    %cst_10 = arith.constant dense<127> : vector<4xi32>
    %cst_11 = arith.constant dense<255> : vector<4xi32>
    %0 = math.copysign %cst_8, %arg0 : vector<4xf32>
    %1 = arith.addf %arg0, %0 : vector<4xf32>
    %2 = arith.fptosi %1 : vector<4xf32> to vector<4xi64>
    %3 = arith.sitofp %2 : vector<4xi64> to vector<4xf32>
    %4 = math.copysign %3, %1 : vector<4xf32>
    %5 = arith.bitcast %arg0 : vector<4xf32> to vector<4xi32>
    %6 = arith.shrui %5, %cst_9 : vector<4xi32>
    %7 = arith.andi %6, %cst_11 : vector<4xi32>
    %8 = arith.subi %7, %cst_10 : vector<4xi32>
    %9 = arith.cmpi sge, %8, %cst_9 : vector<4xi32>
    %10 = arith.select %9, %arg0, %4 : vector<4xi1>, vector<4xf32>
    %11 = arith.bitcast %arg1 : vector<2x3xf16> to vector<2x3xi16>
    %12 = math.round %arg1 : vector<2x3xf16>
    %13 = arith.bitcast %12 : vector<2x3xf16> to vector<2x3xi16>
    %14 = arith.shrui %11, %cst_3 : vector<2x3xi16>
    %15 = arith.andi %14, %cst : vector<2x3xi16>
    %16 = arith.subi %15, %cst_2 : vector<2x3xi16>
    %17 = arith.shrui %13, %cst_3 : vector<2x3xi16>
    %18 = arith.andi %17, %cst : vector<2x3xi16>
    %19 = arith.subi %18, %cst_2 : vector<2x3xi16>
    %20 = arith.cmpi eq, %19, %cst_6 : vector<2x3xi16>
    %21 = arith.subi %19, %cst_5 : vector<2x3xi16>
    %22 = arith.maxsi %21, %cst_6 : vector<2x3xi16>
    %23 = arith.minsi %22, %cst_2 : vector<2x3xi16>
    %24 = arith.shrui %cst_0, %23 : vector<2x3xi16>
    %25 = arith.andi %13, %24 : vector<2x3xi16>
    %26 = arith.cmpi ne, %25, %cst_6 : vector<2x3xi16>
    %27 = arith.ori %26, %20 : vector<2x3xi1>
    %28 = arith.cmpi eq, %16, %cst_4 : vector<2x3xi16>
    %29 = arith.maxsi %16, %cst_6 : vector<2x3xi16>
    %30 = arith.minsi %29, %cst_2 : vector<2x3xi16>
    %31 = arith.shrui %cst_1, %30 : vector<2x3xi16>
    %32 = arith.select %28, %cst_6, %31 : vector<2x3xi1>, vector<2x3xi16>
    %33 = arith.maxsi %16, %cst_6 : vector<2x3xi16>
    %34 = arith.minsi %33, %cst_2 : vector<2x3xi16>
    %35 = arith.shrui %cst_0, %34 : vector<2x3xi16>
    %36 = arith.andi %11, %35 : vector<2x3xi16>
    %37 = arith.cmpi eq, %36, %32 : vector<2x3xi16>
    %38 = arith.cmpi sge, %16, %cst_4 : vector<2x3xi16>
    %39 = arith.cmpi slt, %16, %cst_3 : vector<2x3xi16>
    %40 = arith.andi %37, %39 : vector<2x3xi1>
    %41 = arith.andi %40, %38 : vector<2x3xi1>
    %42 = math.copysign %cst_7, %arg1 : vector<2x3xf16>
    %43 = arith.subf %12, %42 : vector<2x3xf16>
    %44 = arith.andi %27, %41 : vector<2x3xi1>
    %45 = arith.select %44, %43, %12 : vector<2x3xi1>, vector<2x3xf16>
    %46 = math.copysign %45, %arg1 : vector<2x3xf16>
    return %10, %46 : vector<4xf32>, vector<2x3xf16>
  }
}

//--- out 2
module {
  func.func @nested(%arg0: f32, %arg1: i1) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = scf.if %arg1 -> (f32) {
      %1 = arith.fptosi %arg0 : f32 to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = math.copysign %2, %arg0 : f32
      %4 = arith.cmpf ogt, %arg0, %3 : f32
      %5 = arith.select %4, %cst_0, %cst_1 : f32
      %6 = arith.addf %3, %5 : f32
      %7 = arith.addf %6, %cst_0 : f32
      %8 = arith.negf %6 : f32
      %9 = arith.addf %8, %cst_0 : f32
      %10 = arith.divf %7, %9 : f32
      %11 = math.log %10 : f32
      %12 = arith.mulf %11, %cst : f32
      scf.yield %12 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
  func.func @behind(%arg0: f64) -> (f64, f64) {
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 9.000000e+00 : f64
    %0 = math.exp %arg0 : f64
    %1 = arith.negf %arg0 : f64
    %2 = math.exp %1 : f64
    %3 = arith.subf %0, %2 : f64
    %4 = arith.mulf %3, %cst_1 : f64
    %5 = math.exp %4 : f64
    %6 = arith.negf %4 : f64
    %7 = math.exp %6 : f64
    %8 = arith.addf %5, %7 : f64
    %9 = arith.mulf %8, %cst_1 : f64
    %10 = arith.fptosi %9 : f64 to i64
    %11 = arith.sitofp %10 : i64 to f64
    %12 = math.copysign %11, %9 : f64
    %13 = arith.cmpf ogt, %9, %12 : f64
    %14 = arith.select %13, %cst, %cst_0 : f64
    %15 = arith.addf %12, %14 : f64
    return %15, %cst_2 : f64, f64
  }
  func.func @vectors(%arg0: vector<4xf32>, %arg1: vector<2x3xf16>) -> (vector<4xf32>, vector<2x3xf16>) {
    %cst = arith.constant dense<31> : vector<2x3xi16>
    %cst_0 = arith.constant dense<1023> : vector<2x3xi16>
    %cst_1 = arith.constant dense<512> : vector<2x3xi16>
    %cst_2 = arith.constant dense<15> : vector<2x3xi16>
    %cst_3 = arith.constant dense<10> : vector<2x3xi16>
    %cst_4 = arith.constant dense<-1> : vector<2x3xi16>
    %cst_5 = arith.constant dense<1> : vector<2x3xi16>
    %cst_6 = arith.constant dense<0> : vector<2x3xi16>
    %cst_7 = arith.constant dense<1.000000e+00> : vector<2x3xf16>
    %cst_8 = arith.constant dense<5.000000e-01> : vector<4xf32>
    %cst_9 = arith.constant dense<23> : vector<4xi32>
    %cst_10 = arith.constant dense<127> : vector<4xi32>
    %cst_11 = arith.constant dense<255> : vector<4xi32>
    %0 = math.copysign %cst_8, %arg0 : vector<4xf32>
    %1 = arith.addf %arg0, %0 : vector<4xf32>
    %2 = arith.fptosi %1 : vector<4xf32> to vector<4xi64>
    %3 = arith.sitofp %2 : vector<4xi64> to vector<4xf32>
    %4 = math.copysign %3, %1 : vector<4xf32>
    %5 = arith.bitcast %arg0 : vector<4xf32> to vector<4xi32>
    %6 = arith.shrui %5, %cst_9 : vector<4xi32>
    %7 = arith.andi %6, %cst_11 : vector<4xi32>
    %8 = arith.subi %7, %cst_10 : vector<4xi32>
    %9 = arith.cmpi sge, %8, %cst_9 : vector<4xi32>
    %10 = arith.select %9, %arg0, %4 : vector<4xi1>, vector<4xf32>
    %11 = arith.bitcast %arg1 : vector<2x3xf16> to vector<2x3xi16>
    %12 = math.round %arg1 : vector<2x3xf16>
    %13 = arith.bitcast %12 : vector<2x3xf16> to vector<2x3xi16>
    %14 = arith.shrui %11, %cst_3 : vector<2x3xi16>
    %15 = arith.andi %14, %cst : vector<2x3xi16>
    %16 = arith.subi %15, %cst_2 : vector<2x3xi16>
    %17 = arith.shrui %13, %cst_3 : vector<2x3xi16>
    %18 = arith.andi %17, %cst : vector<2x3xi16>
    %19 = arith.subi %18, %cst_2 : vector<2x3xi16>
    %20 = arith.cmpi eq, %19, %cst_6 : vector<2x3xi16>
    %21 = arith.subi %19, %cst_5 : vector<2x3xi16>
    %22 = arith.maxsi %21, %cst_6 : vector<2x3xi16>
    %23 = arith.minsi %22, %cst_2 : vector<2x3xi16>
    %24 = arith.shrui %cst_0, %23 : vector<2x3xi16>
    %25 = arith.andi %13, %24 : vector<2x3xi16>
    %26 = arith.cmpi ne, %25, %cst_6 : vector<2x3xi16>
    %27 = arith.ori %26, %20 : vector<2x3xi1>
    %28 = arith.cmpi eq, %16, %cst_4 : vector<2x3xi16>
    %29 = arith.maxsi %16, %cst_6 : vector<2x3xi16>
    %30 = arith.minsi %29, %cst_2 : vector<2x3xi16>
    %31 = arith.shrui %cst_1, %30 : vector<2x3xi16>
    %32 = arith.select %28, %cst_6, %31 : vector<2x3xi1>, vector<2x3xi16>
    %33 = arith.maxsi %16, %cst_6 : vector<2x3xi16>
    %34 = arith.minsi %33, %cst_2 : vector<2x3xi16>
    %35 = arith.shrui %cst_0, %34 : vector<2x3xi16>
    %36 = arith.andi %11, %35 : vector<2x3xi16>
    %37 = arith.cmpi eq, %36, %32 : vector<2x3xi16>
    %38 = arith.cmpi sge, %16, %cst_4 : vector<2x3xi16>
    %39 = arith.cmpi slt, %16, %cst_3 : vector<2x3xi16>
    %40 = arith.andi %37, %39 : vector<2x3xi1>
    %41 = arith.andi %40, %38 : vector<2x3xi1>
    %42 = math.copysign %cst_7, %arg1 : vector<2x3xf16>
    %43 = arith.subf %12, %42 : vector<2x3xf16>
    %44 = arith.andi %27, %41 : vector<2x3xi1>
    %45 = arith.select %44, %43, %12 : vector<2x3xi1>, vector<2x3xf16>
    %46 = math.copysign %45, %arg1 : vector<2x3xf16>
    return %10, %46 : vector<4xf32>, vector<2x3xf16>
  }
}

