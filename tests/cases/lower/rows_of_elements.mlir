// RUN: lowir opt --convert-vector-to-llvm
// Vectors of several dimensions are put together from their elements row by row, and steps are constants, before the
// conversion: what they start from stands in front.
func.func @elements(%a: f32, %b: f32) -> vector<2x1x2xf32> {
  %0 = func.call @same(%a) : (f32) -> f32
  %1 = vector.from_elements %0, %b, %b, %0 : vector<2x1x2xf32>
  return %1 : vector<2x1x2xf32>
}
func.func @steps() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}
func.func private @same(f32) -> f32
//--- out
module {
  func.func @elements(%arg0: f32, %arg1: f32) -> vector<2x1x2xf32> {
    %0 = ub.poison : vector<1x2xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
    %2 = ub.poison : vector<2x1x2xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x1x2xf32> to !llvm.array<2 x array<1 x vector<2xf32>>>
    %4 = call @same(%arg0) : (f32) -> f32
    %5 = llvm.mlir.poison : vector<2xf32>
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.insertelement %4, %5[%6 : i64] : vector<2xf32>
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.insertelement %arg1, %7[%8 : i64] : vector<2xf32>
    %10 = llvm.insertvalue %9, %1[0] : !llvm.array<1 x vector<2xf32>> 
    %11 = llvm.insertvalue %10, %3[0] : !llvm.array<2 x array<1 x vector<2xf32>>> 
    %12 = llvm.mlir.poison : vector<2xf32>
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.insertelement %arg1, %12[%13 : i64] : vector<2xf32>
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.insertelement %4, %14[%15 : i64] : vector<2xf32>
    %17 = llvm.insertvalue %16, %1[0] : !llvm.array<1 x vector<2xf32>> 
    %18 = llvm.insertvalue %17, %11[1] : !llvm.array<2 x array<1 x vector<2xf32>>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x array<1 x vector<2xf32>>> to vector<2x1x2xf32>
    return %19 : vector<2x1x2xf32>
  }
  func.func @steps() -> vector<4xindex> {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
    return %cst : vector<4xindex>
  }
  func.func private @same(f32) -> f32
}

