// RUN: lowir opt --arith-expand=include-bf16
// RUN: lowir opt --compat=19 --arith-expand=include-bf16
// Conversions of bf16 become operations on its bits when asked for.
func.func @a(%a: bf16, %v: vector<4xbf16>, %f: f32, %g: vector<4xf32>) -> (f32, vector<4xf32>, bf16, vector<4xbf16>) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %2 = arith.truncf %f : f32 to bf16
  %3 = arith.truncf %g : vector<4xf32> to vector<4xbf16>
  return %0, %1, %2, %3 : f32, vector<4xf32>, bf16, vector<4xbf16>
}
//--- out
module {
  func.func @a(%arg0: bf16, %arg1: vector<4xbf16>, %arg2: f32, %arg3: vector<4xf32>) -> (f32, vector<4xf32>, bf16, vector<4xbf16>) {
    %0 = arith.bitcast %arg0 : bf16 to i16
    %1 = arith.extui %0 : i16 to i32
    %c16_i32 = arith.constant 16 : i32
    %2 = arith.shli %1, %c16_i32 : i32
    %3 = arith.bitcast %2 : i32 to f32
    %4 = arith.bitcast %arg1 : vector<4xbf16> to vector<4xi16>
    %5 = arith.extui %4 : vector<4xi16> to vector<4xi32>
    %cst = arith.constant dense<16> : vector<4xi32>
    %6 = arith.shli %5, %cst : vector<4xi32>
    %7 = arith.bitcast %6 : vector<4xi32> to vector<4xf32>
    %8 = arith.cmpf une, %arg2, %arg2 : f32
    %c32767_i32 = arith.constant 32767 : i32
    %c32704_i16 = arith.constant 32704 : i16
    %c16_i32_0 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %9 = arith.bitcast %arg2 : f32 to i32
    %10 = arith.shrui %9, %c16_i32_0 : i32
    %11 = arith.andi %10, %c1_i32 : i32
    %12 = arith.addi %11, %c32767_i32 : i32
    %13 = arith.addi %9, %12 : i32
    %14 = arith.shrui %13, %c16_i32_0 : i32
    %15 = arith.trunci %14 : i32 to i16
    %16 = arith.select %8, %c32704_i16, %15 : i16
    %17 = arith.bitcast %16 : i16 to bf16
    %18 = arith.cmpf une, %arg3, %arg3 : vector<4xf32>
    %cst_1 = arith.constant dense<32767> : vector<4xi32>
    %cst_2 = arith.constant dense<32704> : vector<4xi16>
    %cst_3 = arith.constant dense<16> : vector<4xi32>
    %cst_4 = arith.constant dense<1> : vector<4xi32>
    %19 = arith.bitcast %arg3 : vector<4xf32> to vector<4xi32>
    %20 = arith.shrui %19, %cst_3 : vector<4xi32>
    %21 = arith.andi %20, %cst_4 : vector<4xi32>
    %22 = arith.addi %21, %cst_1 : vector<4xi32>
    %23 = arith.addi %19, %22 : vector<4xi32>
    %24 = arith.shrui %23, %cst_3 : vector<4xi32>
    %25 = arith.trunci %24 : vector<4xi32> to vector<4xi16>
    %26 = arith.select %18, %cst_2, %25 : vector<4xi1>, vector<4xi16>
    %27 = arith.bitcast %26 : vector<4xi16> to vector<4xbf16>
    return %3, %7, %17, %27 : f32, vector<4xf32>, bf16, vector<4xbf16>
  }
}

//--- out 2
module {
  func.func @a(%arg0: bf16, %arg1: vector<4xbf16>, %arg2: f32, %arg3: vector<4xf32>) -> (f32, vector<4xf32>, bf16, vector<4xbf16>) {
    %0 = arith.bitcast %arg0 : bf16 to i16
    %1 = arith.extui %0 : i16 to i32
    %c16_i32 = arith.constant 16 : i32
    %2 = arith.shli %1, %c16_i32 : i32
    %3 = arith.bitcast %2 : i32 to f32
    %4 = arith.bitcast %arg1 : vector<4xbf16> to vector<4xi16>
    %5 = arith.extui %4 : vector<4xi16> to vector<4xi32>
    %cst = arith.constant dense<16> : vector<4xi32>
    %6 = arith.shli %5, %cst : vector<4xi32>
    %7 = arith.bitcast %6 : vector<4xi32> to vector<4xf32>
    %8 = arith.cmpf une, %arg2, %arg2 : f32
    %c32767_i32 = arith.constant 32767 : i32
    %c32704_i16 = arith.constant 32704 : i16
    %c16_i32_0 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %9 = arith.bitcast %arg2 : f32 to i32
    %10 = arith.shrui %9, %c16_i32_0 : i32
    %11 = arith.andi %10, %c1_i32 : i32
    %12 = arith.addi %11, %c32767_i32 : i32
    %13 = arith.addi %9, %12 : i32
    %14 = arith.shrui %13, %c16_i32_0 : i32
    %15 = arith.trunci %14 : i32 to i16
    %16 = arith.select %8, %c32704_i16, %15 : i16
    %17 = arith.bitcast %16 : i16 to bf16
    %18 = arith.cmpf une, %arg3, %arg3 : vector<4xf32>
    %cst_1 = arith.constant dense<32767> : vector<4xi32>
    %cst_2 = arith.constant dense<32704> : vector<4xi16>
    %cst_3 = arith.constant dense<16> : vector<4xi32>
    %cst_4 = arith.constant dense<1> : vector<4xi32>
    %19 = arith.bitcast %arg3 : vector<4xf32> to vector<4xi32>
    %20 = arith.shrui %19, %cst_3 : vector<4xi32>
    %21 = arith.andi %20, %cst_4 : vector<4xi32>
    %22 = arith.addi %21, %cst_1 : vector<4xi32>
    %23 = arith.addi %19, %22 : vector<4xi32>
    %24 = arith.shrui %23, %cst_3 : vector<4xi32>
    %25 = arith.trunci %24 : vector<4xi32> to vector<4xi16>
    %26 = arith.select %18, %cst_2, %25 : vector<4xi1>, vector<4xi16>
    %27 = arith.bitcast %26 : vector<4xi16> to vector<4xbf16>
    return %3, %7, %17, %27 : f32, vector<4xf32>, bf16, vector<4xbf16>
  }
}

