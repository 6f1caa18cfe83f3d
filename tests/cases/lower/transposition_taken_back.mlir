// RUN: lowir opt --convert-vector-to-llvm
// A transposition of a transposition is one, which may be none.
func.func @back(%v: vector<1x2x2xindex>) -> vector<1x2x2xindex> {
  %0 = vector.transpose %v, [2, 1, 0] : vector<1x2x2xindex> to vector<2x2x1xindex>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x2x1xindex> to vector<1x2x2xindex>
  return %1 : vector<1x2x2xindex>
}
func.func @round(%v: vector<1x2x3xf32>) -> vector<3x1x2xf32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<1x2x3xf32> to vector<2x3x1xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x3x1xf32> to vector<3x1x2xf32>
  return %1 : vector<3x1x2xf32>
}
//--- out
module {
  func.func @back(%arg0: vector<1x2x2xindex>) -> vector<1x2x2xindex> {
    return %arg0 : vector<1x2x2xindex>
  }
  func.func @round(%arg0: vector<1x2x3xf32>) -> vector<3x1x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x3xf32> to !llvm.array<1 x array<2 x vector<3xf32>>>
    %1 = ub.poison : vector<3x1x2xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x1x2xf32> to !llvm.array<3 x array<1 x vector<2xf32>>>
    %3 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>> 
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %3[%4 : i64] : vector<3xf32>
    %6 = llvm.extractvalue %2[0, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
    %9 = llvm.insertvalue %8, %2[0, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %10 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>> 
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.extractelement %10[%11 : i64] : vector<3xf32>
    %13 = llvm.extractvalue %9[1, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
    %16 = llvm.insertvalue %15, %9[1, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %17 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<3xf32>>> 
    %18 = llvm.mlir.constant(2 : i64) : i64
    %19 = llvm.extractelement %17[%18 : i64] : vector<3xf32>
    %20 = llvm.extractvalue %16[2, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
    %23 = llvm.insertvalue %22, %16[2, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %24 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>> 
    %25 = llvm.mlir.constant(0 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<3xf32>
    %27 = llvm.extractvalue %23[0, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %28 = llvm.mlir.constant(1 : i64) : i64
    %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
    %30 = llvm.insertvalue %29, %23[0, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %31 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>> 
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.extractelement %31[%32 : i64] : vector<3xf32>
    %34 = llvm.extractvalue %30[1, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %35 = llvm.mlir.constant(1 : i64) : i64
    %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
    %37 = llvm.insertvalue %36, %30[1, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %38 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<3xf32>>> 
    %39 = llvm.mlir.constant(2 : i64) : i64
    %40 = llvm.extractelement %38[%39 : i64] : vector<3xf32>
    %41 = llvm.extractvalue %37[2, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %42 = llvm.mlir.constant(1 : i64) : i64
    %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xf32>
    %44 = llvm.insertvalue %43, %37[2, 0] : !llvm.array<3 x array<1 x vector<2xf32>>> 
    %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<3 x array<1 x vector<2xf32>>> to vector<3x1x2xf32>
    return %45 : vector<3x1x2xf32>
  }
}

