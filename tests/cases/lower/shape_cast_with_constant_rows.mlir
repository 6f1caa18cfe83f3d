// RUN: lowir opt --convert-vector-to-llvm
// The rows of the result begin as one empty vector, so that it stands where upstream's does (lanes 1800099).
func.func @parts(%x: vector<2xf64>) -> vector<2x4xf64> {
  %a = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  %b = arith.constant dense<[3.0, 2.0]> : vector<2xf64>
  %p = ub.poison : vector<2x2x2xf64>
  %0 = vector.insert %a, %p[0, 0] : vector<2xf64> into vector<2x2x2xf64>
  %1 = vector.insert %b, %0[0, 1] : vector<2xf64> into vector<2x2x2xf64>
  %2 = vector.insert %x, %1[1, 0] : vector<2xf64> into vector<2x2x2xf64>
  %3 = vector.insert %x, %2[1, 1] : vector<2xf64> into vector<2x2x2xf64>
  %4 = vector.shape_cast %3 : vector<2x2x2xf64> to vector<2x4xf64>
  return %4 : vector<2x4xf64>
}
func.func @elements(%x: f64) -> vector<2x4xf64> {
  %a = arith.constant -9.0 : f64
  %b = arith.constant 1.0 : f64
  %0 = vector.from_elements %a, %a, %a, %b, %x, %x, %x, %x : vector<2x2x2xf64>
  %1 = vector.shape_cast %0 : vector<2x2x2xf64> to vector<2x4xf64>
  return %1 : vector<2x4xf64>
}
//--- out
module {
  func.func @parts(%arg0: vector<2xf64>) -> vector<2x4xf64> {
    %0 = ub.poison : vector<2x4xf64>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x4xf64> to !llvm.array<2 x vector<4xf64>>
    %2 = ub.poison : vector<4xf64>
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 2.000000e+00]> : vector<4xf64>
    %3 = llvm.insertvalue %cst, %1[0] : !llvm.array<2 x vector<4xf64>> 
    %4 = llvm.shufflevector %arg0, %arg0 [0, 1, 0, 0] : vector<2xf64> 
    %5 = llvm.shufflevector %4, %2 [0, 1, 6, 7] : vector<4xf64> 
    %6 = llvm.shufflevector %arg0, %arg0 [0, 1, 0, 0] : vector<2xf64> 
    %7 = llvm.shufflevector %6, %5 [4, 5, 0, 1] : vector<4xf64> 
    %8 = llvm.insertvalue %7, %3[1] : !llvm.array<2 x vector<4xf64>> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<4xf64>> to vector<2x4xf64>
    return %9 : vector<2x4xf64>
  }
  func.func @elements(%arg0: f64) -> vector<2x4xf64> {
    %cst = arith.constant dense<[-9.000000e+00, -9.000000e+00, -9.000000e+00, 1.000000e+00]> : vector<4xf64>
    %0 = ub.poison : vector<4xf64>
    %1 = ub.poison : vector<2x4xf64>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xf64> to !llvm.array<2 x vector<4xf64>>
    %3 = llvm.mlir.poison : vector<2xf64>
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.insertelement %arg0, %3[%4 : i64] : vector<2xf64>
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.insertelement %arg0, %5[%6 : i64] : vector<2xf64>
    %8 = llvm.mlir.poison : vector<2xf64>
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.insertelement %arg0, %8[%9 : i64] : vector<2xf64>
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.insertelement %arg0, %10[%11 : i64] : vector<2xf64>
    %13 = llvm.insertvalue %cst, %2[0] : !llvm.array<2 x vector<4xf64>> 
    %14 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf64> 
    %15 = llvm.shufflevector %14, %0 [0, 1, 6, 7] : vector<4xf64> 
    %16 = llvm.shufflevector %12, %12 [0, 1, 0, 0] : vector<2xf64> 
    %17 = llvm.shufflevector %16, %15 [4, 5, 0, 1] : vector<4xf64> 
    %18 = llvm.insertvalue %17, %13[1] : !llvm.array<2 x vector<4xf64>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x vector<4xf64>> to vector<2x4xf64>
    return %19 : vector<2x4xf64>
  }
}

