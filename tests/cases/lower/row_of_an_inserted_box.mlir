// RUN: lowir opt --convert-vector-to-llvm
// A row that lies in a box that was put in comes out of the box; one beside it waits until the box is taken apart, and does
// not go past insertions that end in a transposition.
func.func @f(%a: vector<2x2xf16>, %b: vector<3x2xf16>) -> vector<1x6xf16> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x2xf16> into vector<3x2xf16>
  %1 = vector.shape_cast %0 : vector<3x2xf16> to vector<1x6xf16>
  return %1 : vector<1x6xf16>
}
func.func @g(%a: vector<2x2xf16>, %b: vector<2x3xf16>) -> vector<1x6xf16> {
  %t = vector.transpose %b, [1, 0] : vector<2x3xf16> to vector<3x2xf16>
  %0 = vector.insert_strided_slice %a, %t {offsets = [1, 0], strides = [1, 1]} : vector<2x2xf16> into vector<3x2xf16>
  %1 = vector.shape_cast %0 : vector<3x2xf16> to vector<1x6xf16>
  return %1 : vector<1x6xf16>
}
//--- out
module {
  func.func @f(%arg0: vector<2x2xf16>, %arg1: vector<3x2xf16>) -> vector<1x6xf16> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf16> to !llvm.array<3 x vector<2xf16>>
    %2 = ub.poison : vector<1x6xf16>
    %3 = builtin.unrealized_conversion_cast %2 : vector<1x6xf16> to !llvm.array<1 x vector<6xf16>>
    %4 = ub.poison : vector<6xf16>
    %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf16>> 
    %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0, 0, 0] : vector<2xf16> 
    %7 = llvm.shufflevector %6, %4 [0, 1, 8, 9, 10, 11] : vector<6xf16> 
    %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0, 0, 0] : vector<2xf16> 
    %10 = llvm.shufflevector %9, %7 [6, 7, 0, 1, 10, 11] : vector<6xf16> 
    %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0, 0, 0] : vector<2xf16> 
    %13 = llvm.shufflevector %12, %10 [6, 7, 8, 9, 0, 1] : vector<6xf16> 
    %14 = llvm.insertvalue %13, %3[0] : !llvm.array<1 x vector<6xf16>> 
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<1 x vector<6xf16>> to vector<1x6xf16>
    return %15 : vector<1x6xf16>
  }
  func.func @g(%arg0: vector<2x2xf16>, %arg1: vector<2x3xf16>) -> vector<1x6xf16> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
    %2 = ub.poison : vector<6xf16>
    %3 = ub.poison : vector<1x6xf16>
    %4 = builtin.unrealized_conversion_cast %3 : vector<1x6xf16> to !llvm.array<1 x vector<6xf16>>
    %5 = ub.poison : vector<3x2xf16>
    %6 = builtin.unrealized_conversion_cast %5 : vector<3x2xf16> to !llvm.array<3 x vector<2xf16>>
    %7 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf16>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<3xf16>
    %10 = llvm.extractvalue %6[0] : !llvm.array<3 x vector<2xf16>> 
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.insertelement %9, %10[%11 : i64] : vector<2xf16>
    %13 = llvm.insertvalue %12, %6[0] : !llvm.array<3 x vector<2xf16>> 
    %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf16>> 
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<3xf16>
    %17 = llvm.extractvalue %13[1] : !llvm.array<3 x vector<2xf16>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.insertelement %16, %17[%18 : i64] : vector<2xf16>
    %20 = llvm.insertvalue %19, %13[1] : !llvm.array<3 x vector<2xf16>> 
    %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf16>> 
    %22 = llvm.mlir.constant(2 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<3xf16>
    %24 = llvm.extractvalue %20[2] : !llvm.array<3 x vector<2xf16>> 
    %25 = llvm.mlir.constant(0 : i64) : i64
    %26 = llvm.insertelement %23, %24[%25 : i64] : vector<2xf16>
    %27 = llvm.insertvalue %26, %20[2] : !llvm.array<3 x vector<2xf16>> 
    %28 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf16>> 
    %29 = llvm.mlir.constant(0 : i64) : i64
    %30 = llvm.extractelement %28[%29 : i64] : vector<3xf16>
    %31 = llvm.extractvalue %27[0] : !llvm.array<3 x vector<2xf16>> 
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %30, %31[%32 : i64] : vector<2xf16>
    %34 = llvm.insertvalue %33, %27[0] : !llvm.array<3 x vector<2xf16>> 
    %35 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf16>> 
    %36 = llvm.mlir.constant(1 : i64) : i64
    %37 = llvm.extractelement %35[%36 : i64] : vector<3xf16>
    %38 = llvm.extractvalue %34[1] : !llvm.array<3 x vector<2xf16>> 
    %39 = llvm.mlir.constant(1 : i64) : i64
    %40 = llvm.insertelement %37, %38[%39 : i64] : vector<2xf16>
    %41 = llvm.insertvalue %40, %34[1] : !llvm.array<3 x vector<2xf16>> 
    %42 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf16>> 
    %43 = llvm.mlir.constant(2 : i64) : i64
    %44 = llvm.extractelement %42[%43 : i64] : vector<3xf16>
    %45 = llvm.extractvalue %41[2] : !llvm.array<3 x vector<2xf16>> 
    %46 = llvm.mlir.constant(1 : i64) : i64
    %47 = llvm.insertelement %44, %45[%46 : i64] : vector<2xf16>
    %48 = llvm.insertvalue %47, %41[2] : !llvm.array<3 x vector<2xf16>> 
    %49 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %50 = llvm.insertvalue %49, %48[1] : !llvm.array<3 x vector<2xf16>> 
    %51 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %52 = llvm.insertvalue %51, %50[2] : !llvm.array<3 x vector<2xf16>> 
    %53 = llvm.extractvalue %52[0] : !llvm.array<3 x vector<2xf16>> 
    %54 = llvm.shufflevector %53, %53 [0, 1, 0, 0, 0, 0] : vector<2xf16> 
    %55 = llvm.shufflevector %54, %2 [0, 1, 8, 9, 10, 11] : vector<6xf16> 
    %56 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>> 
    %57 = llvm.shufflevector %56, %56 [0, 1, 0, 0, 0, 0] : vector<2xf16> 
    %58 = llvm.shufflevector %57, %55 [6, 7, 0, 1, 10, 11] : vector<6xf16> 
    %59 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>> 
    %60 = llvm.shufflevector %59, %59 [0, 1, 0, 0, 0, 0] : vector<2xf16> 
    %61 = llvm.shufflevector %60, %58 [6, 7, 8, 9, 0, 1] : vector<6xf16> 
    %62 = llvm.insertvalue %61, %4[0] : !llvm.array<1 x vector<6xf16>> 
    %63 = builtin.unrealized_conversion_cast %62 : !llvm.array<1 x vector<6xf16>> to vector<1x6xf16>
    return %63 : vector<1x6xf16>
  }
}

