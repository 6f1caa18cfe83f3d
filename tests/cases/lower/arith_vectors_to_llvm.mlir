// RUN: lowir opt --convert-arith-to-llvm
// RUN: lowir opt --compat=19 --convert-arith-to-llvm
// SEED: S98
// Vectors of more dimensions are lowered row by row.
func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %i: vector<2x4xi32>) -> vector<2x3xf32> {
  %0 = arith.addf %a, %b fastmath<fast> : vector<2x3xf32>
  %1 = arith.cmpi slt, %i, %i : vector<2x4xi32>
  %2 = arith.extsi %i : vector<2x4xi32> to vector<2x4xi64>
  %3 = arith.constant dense<1.0> : vector<2x3xf32>
  %4 = arith.mulf %0, %3 : vector<2x3xf32>
  return %4 : vector<2x3xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x4xi32>) -> vector<2x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %3 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.fadd %4, %5 {fastmathFlags = #llvm.fastmath<fast>} : vector<3xf32>
    %7 = llvm.insertvalue %6, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %10 = llvm.fadd %8, %9 {fastmathFlags = #llvm.fastmath<fast>} : vector<3xf32>
    %11 = llvm.insertvalue %10, %7[1] : !llvm.array<2 x vector<3xf32>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %13 = llvm.mlir.constant(dense<false> : vector<2x4xi1>) : !llvm.array<2 x vector<4xi1>>
    %14 = llvm.mlir.poison : !llvm.array<2 x vector<4xi64>>
    %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %16 = llvm.sext %15 : vector<4xi32> to vector<4xi64>
    %17 = llvm.insertvalue %16, %14[0] : !llvm.array<2 x vector<4xi64>> 
    %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %19 = llvm.sext %18 : vector<4xi32> to vector<4xi64>
    %20 = llvm.insertvalue %19, %17[1] : !llvm.array<2 x vector<4xi64>> 
    %21 = llvm.mlir.constant(dense<1.000000e+00> : vector<2x3xf32>) : !llvm.array<2 x vector<3xf32>>
    return %12 : vector<2x3xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x4xi32>) -> vector<2x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %3 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.fadd %4, %5  {fastmathFlags = #llvm.fastmath<fast>} : vector<3xf32>
    %7 = llvm.insertvalue %6, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %10 = llvm.fadd %8, %9  {fastmathFlags = #llvm.fastmath<fast>} : vector<3xf32>
    %11 = llvm.insertvalue %10, %7[1] : !llvm.array<2 x vector<3xf32>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %13 = llvm.mlir.constant(dense<false> : vector<2x4xi1>) : !llvm.array<2 x vector<4xi1>>
    %14 = llvm.mlir.undef : !llvm.array<2 x vector<4xi64>>
    %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %16 = llvm.sext %15 : vector<4xi32> to vector<4xi64>
    %17 = llvm.insertvalue %16, %14[0] : !llvm.array<2 x vector<4xi64>> 
    %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %19 = llvm.sext %18 : vector<4xi32> to vector<4xi64>
    %20 = llvm.insertvalue %19, %17[1] : !llvm.array<2 x vector<4xi64>> 
    %21 = llvm.mlir.constant(dense<1.000000e+00> : vector<2x3xf32>) : !llvm.array<2 x vector<3xf32>>
    return %12 : vector<2x3xf32>
  }
}

