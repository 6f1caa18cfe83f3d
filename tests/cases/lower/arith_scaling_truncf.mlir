// RUN: lowir opt --arith-expand='include-f8e8m0=true include-f4e2m1=true'
// A number of four bits times a power of two.
func.func @t(%a: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}
//--- out
module {
  func.func @t(%arg0: f32, %arg1: f8E8M0FNU) -> f4E2M1FN {
    %0 = arith.bitcast %arg1 : f8E8M0FNU to i8
    %c-1_i8 = arith.constant -1 : i8
    %c-1_i32 = arith.constant -1 : i32
    %c23_i32 = arith.constant 23 : i32
    %1 = arith.extui %0 : i8 to i32
    %2 = arith.shli %1, %c23_i32 : i32
    %3 = arith.cmpi eq, %0, %c-1_i8 : i8
    %4 = arith.select %3, %c-1_i32, %2 : i32
    %5 = arith.bitcast %4 : i32 to f32
    %6 = arith.divf %arg0, %5 : f32
    %c1_i4 = arith.constant 1 : i4
    %c3_i4 = arith.constant 3 : i4
    %c22_i32 = arith.constant 22 : i32
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8_0 = arith.constant -1 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant -6.000000e+00 : f32
    %7 = arith.cmpf ult, %6, %cst : f32
    %8 = arith.select %7, %6, %cst : f32
    %9 = arith.cmpf uno, %6, %6 : f32
    %10 = arith.select %9, %cst, %8 : f32
    %11 = arith.cmpf ugt, %10, %cst_1 : f32
    %12 = arith.select %11, %10, %cst_1 : f32
    %13 = arith.cmpf uno, %10, %10 : f32
    %14 = arith.select %13, %cst_1, %12 : f32
    %15 = arith.bitcast %14 : f32 to i32
    %c31_i32 = arith.constant 31 : i32
    %16 = arith.shrui %15, %c31_i32 : i32
    %17 = arith.trunci %16 : i32 to i4
    %18 = arith.shli %17, %c3_i4 : i4
    %c126_i32 = arith.constant 126 : i32
    %c23_i32_2 = arith.constant 23 : i32
    %19 = arith.shrui %15, %c23_i32_2 : i32
    %20 = arith.subi %19, %c126_i32 : i32
    %21 = arith.trunci %20 : i32 to i4
    %22 = arith.shli %21, %c1_i4 : i4
    %23 = arith.addi %18, %22 : i4
    %c4194304_i32 = arith.constant 4194304 : i32
    %24 = arith.andi %15, %c4194304_i32 : i32
    %25 = arith.shrui %24, %c22_i32 : i32
    %26 = arith.trunci %25 : i32 to i4
    %27 = arith.addi %23, %26 : i4
    %c8388607_i32 = arith.constant 8388607 : i32
    %28 = arith.trunci %20 : i32 to i8
    %29 = arith.cmpi sle, %28, %c0_i8 : i8
    %30 = arith.cmpi eq, %28, %c-1_i8_0 : i8
    %31 = arith.andi %15, %c8388607_i32 : i32
    %32 = arith.cmpi ugt, %31, %c0_i32 : i32
    %33 = arith.andi %30, %32 : i1
    %34 = arith.cmpi eq, %28, %c0_i8 : i8
    %c-1_i4 = arith.constant -1 : i4
    %c0_i4 = arith.constant 0 : i4
    %35 = arith.select %29, %c-1_i4, %27 : i4
    %36 = arith.select %33, %c0_i4, %35 : i4
    %37 = arith.select %34, %27, %36 : i4
    %c4194303_i32 = arith.constant 4194303 : i32
    %c2097152_i32 = arith.constant 2097152 : i32
    %38 = arith.andi %15, %c4194303_i32 : i32
    %39 = arith.cmpi uge, %38, %c2097152_i32 : i32
    %40 = arith.ori %39, %29 : i1
    %41 = arith.addi %37, %c1_i4 : i4
    %42 = arith.select %40, %41, %37 : i4
    %43 = arith.bitcast %42 : i4 to f4E2M1FN
    return %43 : f4E2M1FN
  }
}

