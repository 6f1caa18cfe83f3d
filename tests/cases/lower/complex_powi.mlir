// RUN: lowir opt --convert-complex-to-standard
// A power of a whole number is one of a complex number without an imaginary part.
func.func @c(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}
func.func @fast(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n fastmath<nnan, contract> : complex<f32>, i32
  return %0 : complex<f32>
}
//--- out
module {
  func.func @c(%arg0: complex<f32>, %arg1: i32) -> complex<f32> {
    %0 = arith.sitofp %arg1 : i32 to f32
    %cst = arith.constant 0.000000e+00 : f32
    %1 = complex.create %0, %cst : complex<f32>
    %2 = complex.re %1 : complex<f32>
    %3 = complex.im %1 : complex<f32>
    %4 = complex.re %arg0 : complex<f32>
    %5 = complex.im %arg0 : complex<f32>
    %6 = complex.re %arg0 : complex<f32>
    %7 = complex.im %arg0 : complex<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %8 = math.absf %6 : f32
    %9 = math.absf %7 : f32
    %10 = arith.maximumf %8, %9 : f32
    %11 = arith.minimumf %8, %9 : f32
    %12 = arith.divf %11, %10 : f32
    %13 = arith.mulf %12, %12 : f32
    %14 = arith.addf %13, %cst_0 : f32
    %15 = math.sqrt %14 : f32
    %16 = arith.mulf %10, %15 : f32
    %17 = arith.cmpf uno, %16, %16 : f32
    %18 = arith.select %17, %11, %16 : f32
    %19 = math.powf %18, %2 : f32
    %20 = arith.negf %3 : f32
    %21 = math.atan2 %5, %4 : f32
    %22 = arith.mulf %20, %21 : f32
    %23 = math.exp %22 : f32
    %24 = arith.mulf %19, %23 : f32
    %25 = math.log %18 : f32
    %26 = arith.mulf %2, %21 : f32
    %27 = arith.mulf %3, %25 : f32
    %28 = arith.addf %26, %27 : f32
    %29 = math.cos %28 : f32
    %30 = math.sin %28 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %31 = complex.create %cst_3, %cst_2 : complex<f32>
    %32 = complex.create %cst_2, %cst_2 : complex<f32>
    %33 = complex.create %cst_1, %cst_2 : complex<f32>
    %34 = arith.cmpf oeq, %18, %cst_2 : f32
    %35 = arith.cmpf oeq, %3, %cst_2 : f32
    %36 = arith.cmpf oeq, %2, %cst_2 : f32
    %37 = arith.cmpf oeq, %5, %cst_2 : f32
    %38 = arith.cmpf ole, %cst_2, %2 : f32
    %39 = arith.mulf %24, %29 : f32
    %40 = arith.mulf %24, %30 : f32
    %41 = arith.select %36, %31, %32 : complex<f32>
    %42 = complex.create %39, %40 : complex<f32>
    %43 = arith.andi %34, %35 : i1
    %44 = arith.andi %43, %38 : i1
    %45 = arith.select %44, %41, %42 : complex<f32>
    %46 = arith.andi %36, %35 : i1
    %47 = arith.select %46, %31, %45 : complex<f32>
    %48 = arith.cmpf oeq, %4, %cst_3 : f32
    %49 = arith.andi %48, %37 : i1
    %50 = arith.select %49, %31, %47 : complex<f32>
    %51 = arith.cmpf oeq, %4, %cst_1 : f32
    %52 = arith.andi %51, %37 : i1
    %53 = arith.cmpf ogt, %2, %cst_2 : f32
    %54 = arith.andi %35, %53 : i1
    %55 = arith.andi %52, %54 : i1
    %56 = arith.select %55, %33, %50 : complex<f32>
    %57 = arith.cmpf olt, %2, %cst_2 : f32
    %58 = arith.andi %35, %57 : i1
    %59 = arith.andi %52, %58 : i1
    %60 = arith.select %59, %32, %56 : complex<f32>
    return %60 : complex<f32>
  }
  func.func @fast(%arg0: complex<f32>, %arg1: i32) -> complex<f32> {
    %0 = arith.sitofp %arg1 : i32 to f32
    %cst = arith.constant 0.000000e+00 : f32
    %1 = complex.create %0, %cst : complex<f32>
    %2 = complex.re %1 : complex<f32>
    %3 = complex.im %1 : complex<f32>
    %4 = complex.re %arg0 : complex<f32>
    %5 = complex.im %arg0 : complex<f32>
    %6 = complex.re %arg0 : complex<f32>
    %7 = complex.im %arg0 : complex<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %8 = math.absf %6 fastmath<nnan,contract> : f32
    %9 = math.absf %7 fastmath<nnan,contract> : f32
    %10 = arith.maximumf %8, %9 fastmath<nnan,contract> : f32
    %11 = arith.minimumf %8, %9 fastmath<nnan,contract> : f32
    %12 = arith.divf %11, %10 fastmath<contract> : f32
    %13 = arith.mulf %12, %12 fastmath<contract> : f32
    %14 = arith.addf %13, %cst_0 fastmath<contract> : f32
    %15 = math.sqrt %14 fastmath<contract> : f32
    %16 = arith.mulf %10, %15 fastmath<contract> : f32
    %17 = arith.cmpf uno, %16, %16 fastmath<contract> : f32
    %18 = arith.select %17, %11, %16 : f32
    %19 = math.powf %18, %2 fastmath<nnan,contract> : f32
    %20 = arith.negf %3 fastmath<nnan,contract> : f32
    %21 = math.atan2 %5, %4 fastmath<nnan,contract> : f32
    %22 = arith.mulf %20, %21 fastmath<nnan,contract> : f32
    %23 = math.exp %22 fastmath<nnan,contract> : f32
    %24 = arith.mulf %19, %23 fastmath<nnan,contract> : f32
    %25 = math.log %18 fastmath<nnan,contract> : f32
    %26 = arith.mulf %2, %21 fastmath<nnan,contract> : f32
    %27 = arith.mulf %3, %25 fastmath<nnan,contract> : f32
    %28 = arith.addf %26, %27 fastmath<nnan,contract> : f32
    %29 = math.cos %28 fastmath<nnan,contract> : f32
    %30 = math.sin %28 fastmath<nnan,contract> : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %31 = complex.create %cst_3, %cst_2 : complex<f32>
    %32 = complex.create %cst_2, %cst_2 : complex<f32>
    %33 = complex.create %cst_1, %cst_2 : complex<f32>
    %34 = arith.cmpf oeq, %18, %cst_2 fastmath<nnan,contract> : f32
    %35 = arith.cmpf oeq, %3, %cst_2 fastmath<nnan,contract> : f32
    %36 = arith.cmpf oeq, %2, %cst_2 fastmath<nnan,contract> : f32
    %37 = arith.cmpf oeq, %5, %cst_2 fastmath<nnan,contract> : f32
    %38 = arith.cmpf ole, %cst_2, %2 fastmath<nnan,contract> : f32
    %39 = arith.mulf %24, %29 fastmath<nnan,contract> : f32
    %40 = arith.mulf %24, %30 fastmath<nnan,contract> : f32
    %41 = arith.select %36, %31, %32 : complex<f32>
    %42 = complex.create %39, %40 : complex<f32>
    %43 = arith.andi %34, %35 : i1
    %44 = arith.andi %43, %38 : i1
    %45 = arith.select %44, %41, %42 : complex<f32>
    %46 = arith.andi %36, %35 : i1
    %47 = arith.select %46, %31, %45 : complex<f32>
    %48 = arith.cmpf oeq, %4, %cst_3 fastmath<nnan,contract> : f32
    %49 = arith.andi %48, %37 : i1
    %50 = arith.select %49, %31, %47 : complex<f32>
    %51 = arith.cmpf oeq, %4, %cst_1 fastmath<nnan,contract> : f32
    %52 = arith.andi %51, %37 : i1
    %53 = arith.cmpf ogt, %2, %cst_2 fastmath<nnan,contract> : f32
    %54 = arith.andi %35, %53 : i1
    %55 = arith.andi %52, %54 : i1
    %56 = arith.select %55, %33, %50 : complex<f32>
    %57 = arith.cmpf olt, %2, %cst_2 fastmath<nnan,contract> : f32
    %58 = arith.andi %35, %57 : i1
    %59 = arith.andi %52, %58 : i1
    %60 = arith.select %59, %32, %56 : complex<f32>
    return %60 : complex<f32>
  }
}

