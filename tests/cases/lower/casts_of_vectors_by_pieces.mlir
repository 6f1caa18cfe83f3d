// RUN: lowir opt --convert-vector-to-llvm
// A cast of a shape moves pieces of as many dimensions as both shapes have in common.
func.func @f1(%x: vector<1x2xf32>) -> vector<1x1x2xf32> {
  %y = vector.shape_cast %x : vector<1x2xf32> to vector<1x1x2xf32>
  return %y : vector<1x1x2xf32>
}
func.func @f2(%x: vector<2x3x4xf32>) -> vector<2x1x3x4xf32> {
  %y = vector.shape_cast %x : vector<2x3x4xf32> to vector<2x1x3x4xf32>
  return %y : vector<2x1x3x4xf32>
}
func.func @f3(%x: vector<1x1x2xf32>) -> vector<1x2xf32> {
  %y = vector.shape_cast %x : vector<1x1x2xf32> to vector<1x2xf32>
  return %y : vector<1x2xf32>
}
func.func @f4(%x: vector<2x1x3x4xf32>) -> vector<2x3x4xf32> {
  %y = vector.shape_cast %x : vector<2x1x3x4xf32> to vector<2x3x4xf32>
  return %y : vector<2x3x4xf32>
}
func.func @f5(%x: vector<6x4xf32>) -> vector<2x3x4xf32> {
  %y = vector.shape_cast %x : vector<6x4xf32> to vector<2x3x4xf32>
  return %y : vector<2x3x4xf32>
}
func.func @f6(%x: vector<2x6x2xf32>) -> vector<3x4x2xf32> {
  %y = vector.shape_cast %x : vector<2x6x2xf32> to vector<3x4x2xf32>
  return %y : vector<3x4x2xf32>
}
func.func @f7(%x: vector<2x6x2x3xf32>) -> vector<3x4x2x3xf32> {
  %y = vector.shape_cast %x : vector<2x6x2x3xf32> to vector<3x4x2x3xf32>
  return %y : vector<3x4x2x3xf32>
}
func.func @f8(%x: vector<2x6x2x3xf32>) -> vector<3x4x6xf32> {
  %y = vector.shape_cast %x : vector<2x6x2x3xf32> to vector<3x4x6xf32>
  return %y : vector<3x4x6xf32>
}
func.func @f9(%x: vector<1x1x1xf32>) -> vector<1xf32> {
  %y = vector.shape_cast %x : vector<1x1x1xf32> to vector<1xf32>
  return %y : vector<1xf32>
}
func.func @f10(%x: vector<1xf32>) -> vector<1x1x1xf32> {
  %y = vector.shape_cast %x : vector<1xf32> to vector<1x1x1xf32>
  return %y : vector<1x1x1xf32>
}
//--- out
module {
  func.func @f1(%arg0: vector<1x2xf32>) -> vector<1x1x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
    %1 = ub.poison : vector<1x1x2xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<1x1x2xf32> to !llvm.array<1 x array<1 x vector<2xf32>>>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.array<1 x array<1 x vector<2xf32>>> 
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<1 x array<1 x vector<2xf32>>> to vector<1x1x2xf32>
    return %4 : vector<1x1x2xf32>
  }
  func.func @f2(%arg0: vector<2x3x4xf32>) -> vector<2x1x3x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
    %1 = ub.poison : vector<2x1x3x4xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x1x3x4xf32> to !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x array<3 x vector<4xf32>>> 
    %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x array<3 x vector<4xf32>>> 
    %6 = llvm.insertvalue %5, %4[1, 0] : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> to vector<2x1x3x4xf32>
    return %7 : vector<2x1x3x4xf32>
  }
  func.func @f3(%arg0: vector<1x1x2xf32>) -> vector<1x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x1x2xf32> to !llvm.array<1 x array<1 x vector<2xf32>>>
    %1 = llvm.extractvalue %0[0] : !llvm.array<1 x array<1 x vector<2xf32>>> 
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<1 x vector<2xf32>> to vector<1x2xf32>
    return %2 : vector<1x2xf32>
  }
  func.func @f4(%arg0: vector<2x1x3x4xf32>) -> vector<2x3x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x3x4xf32> to !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>>
    %1 = ub.poison : vector<2x3x4xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
    %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> 
    %4 = llvm.insertvalue %3, %2[0] : !llvm.array<2 x array<3 x vector<4xf32>>> 
    %5 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> 
    %6 = llvm.insertvalue %5, %4[1] : !llvm.array<2 x array<3 x vector<4xf32>>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x array<3 x vector<4xf32>>> to vector<2x3x4xf32>
    return %7 : vector<2x3x4xf32>
  }
  func.func @f5(%arg0: vector<6x4xf32>) -> vector<2x3x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<6x4xf32> to !llvm.array<6 x vector<4xf32>>
    %1 = ub.poison : vector<2x3x4xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
    %cst = arith.constant dense<0.000000e+00> : vector<3x4xf32>
    %3 = builtin.unrealized_conversion_cast %cst : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
    %4 = llvm.extractvalue %0[0] : !llvm.array<6 x vector<4xf32>> 
    %5 = llvm.insertvalue %4, %3[0] : !llvm.array<3 x vector<4xf32>> 
    %6 = llvm.extractvalue %0[1] : !llvm.array<6 x vector<4xf32>> 
    %7 = llvm.insertvalue %6, %5[1] : !llvm.array<3 x vector<4xf32>> 
    %8 = llvm.extractvalue %0[2] : !llvm.array<6 x vector<4xf32>> 
    %9 = llvm.insertvalue %8, %7[2] : !llvm.array<3 x vector<4xf32>> 
    %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x array<3 x vector<4xf32>>> 
    %11 = llvm.extractvalue %0[3] : !llvm.array<6 x vector<4xf32>> 
    %12 = llvm.insertvalue %11, %3[0] : !llvm.array<3 x vector<4xf32>> 
    %13 = llvm.extractvalue %0[4] : !llvm.array<6 x vector<4xf32>> 
    %14 = llvm.insertvalue %13, %12[1] : !llvm.array<3 x vector<4xf32>> 
    %15 = llvm.extractvalue %0[5] : !llvm.array<6 x vector<4xf32>> 
    %16 = llvm.insertvalue %15, %14[2] : !llvm.array<3 x vector<4xf32>> 
    %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x array<3 x vector<4xf32>>> 
    %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x array<3 x vector<4xf32>>> to vector<2x3x4xf32>
    return %18 : vector<2x3x4xf32>
  }
  func.func @f6(%arg0: vector<2x6x2xf32>) -> vector<3x4x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x6x2xf32> to !llvm.array<2 x array<6 x vector<2xf32>>>
    %1 = ub.poison : vector<3x4x2xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x4x2xf32> to !llvm.array<3 x array<4 x vector<2xf32>>>
    %3 = ub.poison : vector<4x2xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
    %5 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %6 = llvm.insertvalue %5, %4[0] : !llvm.array<4 x vector<2xf32>> 
    %7 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %8 = llvm.insertvalue %7, %6[1] : !llvm.array<4 x vector<2xf32>> 
    %9 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %10 = llvm.insertvalue %9, %8[2] : !llvm.array<4 x vector<2xf32>> 
    %11 = llvm.extractvalue %0[0, 3] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %12 = llvm.insertvalue %11, %10[3] : !llvm.array<4 x vector<2xf32>> 
    %13 = llvm.insertvalue %12, %2[0] : !llvm.array<3 x array<4 x vector<2xf32>>> 
    %14 = llvm.extractvalue %0[0, 4] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %15 = llvm.insertvalue %14, %4[0] : !llvm.array<4 x vector<2xf32>> 
    %16 = llvm.extractvalue %0[0, 5] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %17 = llvm.insertvalue %16, %15[1] : !llvm.array<4 x vector<2xf32>> 
    %18 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %19 = llvm.insertvalue %18, %17[2] : !llvm.array<4 x vector<2xf32>> 
    %20 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %21 = llvm.insertvalue %20, %19[3] : !llvm.array<4 x vector<2xf32>> 
    %22 = llvm.insertvalue %21, %13[1] : !llvm.array<3 x array<4 x vector<2xf32>>> 
    %23 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %24 = llvm.insertvalue %23, %4[0] : !llvm.array<4 x vector<2xf32>> 
    %25 = llvm.extractvalue %0[1, 3] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %26 = llvm.insertvalue %25, %24[1] : !llvm.array<4 x vector<2xf32>> 
    %27 = llvm.extractvalue %0[1, 4] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %28 = llvm.insertvalue %27, %26[2] : !llvm.array<4 x vector<2xf32>> 
    %29 = llvm.extractvalue %0[1, 5] : !llvm.array<2 x array<6 x vector<2xf32>>> 
    %30 = llvm.insertvalue %29, %28[3] : !llvm.array<4 x vector<2xf32>> 
    %31 = llvm.insertvalue %30, %22[2] : !llvm.array<3 x array<4 x vector<2xf32>>> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<3 x array<4 x vector<2xf32>>> to vector<3x4x2xf32>
    return %32 : vector<3x4x2xf32>
  }
  func.func @f7(%arg0: vector<2x6x2x3xf32>) -> vector<3x4x2x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x6x2x3xf32> to !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>>
    %1 = ub.poison : vector<3x4x2x3xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x4x2x3xf32> to !llvm.array<3 x array<4 x array<2 x vector<3xf32>>>>
    %3 = ub.poison : vector<4x2x3xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<4x2x3xf32> to !llvm.array<4 x array<2 x vector<3xf32>>>
    %5 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %6 = llvm.insertvalue %5, %4[0] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %7 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %8 = llvm.insertvalue %7, %6[1] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %9 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %10 = llvm.insertvalue %9, %8[2] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %11 = llvm.extractvalue %0[0, 3] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %12 = llvm.insertvalue %11, %10[3] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %13 = llvm.insertvalue %12, %2[0] : !llvm.array<3 x array<4 x array<2 x vector<3xf32>>>> 
    %14 = llvm.extractvalue %0[0, 4] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %15 = llvm.insertvalue %14, %4[0] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %16 = llvm.extractvalue %0[0, 5] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %17 = llvm.insertvalue %16, %15[1] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %18 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %19 = llvm.insertvalue %18, %17[2] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %20 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %21 = llvm.insertvalue %20, %19[3] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %22 = llvm.insertvalue %21, %13[1] : !llvm.array<3 x array<4 x array<2 x vector<3xf32>>>> 
    %23 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %24 = llvm.insertvalue %23, %4[0] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %25 = llvm.extractvalue %0[1, 3] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %26 = llvm.insertvalue %25, %24[1] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %27 = llvm.extractvalue %0[1, 4] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %28 = llvm.insertvalue %27, %26[2] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %29 = llvm.extractvalue %0[1, 5] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %30 = llvm.insertvalue %29, %28[3] : !llvm.array<4 x array<2 x vector<3xf32>>> 
    %31 = llvm.insertvalue %30, %22[2] : !llvm.array<3 x array<4 x array<2 x vector<3xf32>>>> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<3 x array<4 x array<2 x vector<3xf32>>>> to vector<3x4x2x3xf32>
    return %32 : vector<3x4x2x3xf32>
  }
  func.func @f8(%arg0: vector<2x6x2x3xf32>) -> vector<3x4x6xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x6x2x3xf32> to !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>>
    %1 = ub.poison : vector<3x4x6xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x4x6xf32> to !llvm.array<3 x array<4 x vector<6xf32>>>
    %3 = ub.poison : vector<6xf32>
    %4 = llvm.extractvalue %0[0, 0, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %6 = llvm.shufflevector %5, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %7 = llvm.extractvalue %0[0, 0, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %9 = llvm.shufflevector %8, %6 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %10 = llvm.insertvalue %9, %2[0, 0] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %11 = llvm.extractvalue %0[0, 1, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %12 = llvm.shufflevector %11, %11 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %13 = llvm.shufflevector %12, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %14 = llvm.extractvalue %0[0, 1, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %15 = llvm.shufflevector %14, %14 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %16 = llvm.shufflevector %15, %13 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %17 = llvm.insertvalue %16, %10[0, 1] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %18 = llvm.extractvalue %0[0, 2, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %19 = llvm.shufflevector %18, %18 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %20 = llvm.shufflevector %19, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %21 = llvm.extractvalue %0[0, 2, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %22 = llvm.shufflevector %21, %21 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %23 = llvm.shufflevector %22, %20 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %24 = llvm.insertvalue %23, %17[0, 2] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %25 = llvm.extractvalue %0[0, 3, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %26 = llvm.shufflevector %25, %25 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %27 = llvm.shufflevector %26, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %28 = llvm.extractvalue %0[0, 3, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %29 = llvm.shufflevector %28, %28 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %30 = llvm.shufflevector %29, %27 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %31 = llvm.insertvalue %30, %24[0, 3] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %32 = llvm.extractvalue %0[0, 4, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %33 = llvm.shufflevector %32, %32 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %34 = llvm.shufflevector %33, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %35 = llvm.extractvalue %0[0, 4, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %36 = llvm.shufflevector %35, %35 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %37 = llvm.shufflevector %36, %34 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %38 = llvm.insertvalue %37, %31[1, 0] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %39 = llvm.extractvalue %0[0, 5, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %40 = llvm.shufflevector %39, %39 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %41 = llvm.shufflevector %40, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %42 = llvm.extractvalue %0[0, 5, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %43 = llvm.shufflevector %42, %42 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %44 = llvm.shufflevector %43, %41 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %45 = llvm.insertvalue %44, %38[1, 1] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %46 = llvm.extractvalue %0[1, 0, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %47 = llvm.shufflevector %46, %46 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %48 = llvm.shufflevector %47, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %49 = llvm.extractvalue %0[1, 0, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %50 = llvm.shufflevector %49, %49 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %51 = llvm.shufflevector %50, %48 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %52 = llvm.insertvalue %51, %45[1, 2] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %53 = llvm.extractvalue %0[1, 1, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %54 = llvm.shufflevector %53, %53 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %55 = llvm.shufflevector %54, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %56 = llvm.extractvalue %0[1, 1, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %57 = llvm.shufflevector %56, %56 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %58 = llvm.shufflevector %57, %55 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %59 = llvm.insertvalue %58, %52[1, 3] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %60 = llvm.extractvalue %0[1, 2, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %61 = llvm.shufflevector %60, %60 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %62 = llvm.shufflevector %61, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %63 = llvm.extractvalue %0[1, 2, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %64 = llvm.shufflevector %63, %63 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %65 = llvm.shufflevector %64, %62 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %66 = llvm.insertvalue %65, %59[2, 0] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %67 = llvm.extractvalue %0[1, 3, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %68 = llvm.shufflevector %67, %67 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %69 = llvm.shufflevector %68, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %70 = llvm.extractvalue %0[1, 3, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %71 = llvm.shufflevector %70, %70 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %72 = llvm.shufflevector %71, %69 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %73 = llvm.insertvalue %72, %66[2, 1] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %74 = llvm.extractvalue %0[1, 4, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %75 = llvm.shufflevector %74, %74 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %76 = llvm.shufflevector %75, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %77 = llvm.extractvalue %0[1, 4, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %78 = llvm.shufflevector %77, %77 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %79 = llvm.shufflevector %78, %76 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %80 = llvm.insertvalue %79, %73[2, 2] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %81 = llvm.extractvalue %0[1, 5, 0] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %82 = llvm.shufflevector %81, %81 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %83 = llvm.shufflevector %82, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %84 = llvm.extractvalue %0[1, 5, 1] : !llvm.array<2 x array<6 x array<2 x vector<3xf32>>>> 
    %85 = llvm.shufflevector %84, %84 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %86 = llvm.shufflevector %85, %83 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %87 = llvm.insertvalue %86, %80[2, 3] : !llvm.array<3 x array<4 x vector<6xf32>>> 
    %88 = builtin.unrealized_conversion_cast %87 : !llvm.array<3 x array<4 x vector<6xf32>>> to vector<3x4x6xf32>
    return %88 : vector<3x4x6xf32>
  }
  func.func @f9(%arg0: vector<1x1x1xf32>) -> vector<1xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x1x1xf32> to !llvm.array<1 x array<1 x vector<1xf32>>>
    %1 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>> 
    return %1 : vector<1xf32>
  }
  func.func @f10(%arg0: vector<1xf32>) -> vector<1x1x1xf32> {
    %0 = ub.poison : vector<1x1x1xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<1x1x1xf32> to !llvm.array<1 x array<1 x vector<1xf32>>>
    %2 = llvm.insertvalue %arg0, %1[0, 0] : !llvm.array<1 x array<1 x vector<1xf32>>> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<1 x array<1 x vector<1xf32>>> to vector<1x1x1xf32>
    return %3 : vector<1x1x1xf32>
  }
}

