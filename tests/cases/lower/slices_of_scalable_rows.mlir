// RUN: lowir opt --convert-vector-to-llvm
func.func @f(%v: vector<4x8xf32>, %w: vector<4x[8]xf32>, %x: vector<4x2x[8]xf32>) -> (vector<2x8xf32>, vector<2x[8]xf32>, vector<2x2x[8]xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %1 = vector.extract_strided_slice %w {offsets = [2], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  %2 = vector.extract_strided_slice %x {offsets = [1], sizes = [2], strides = [1]} : vector<4x2x[8]xf32> to vector<2x2x[8]xf32>
  return %0, %1, %2 : vector<2x8xf32>, vector<2x[8]xf32>, vector<2x2x[8]xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<4x[8]xf32>, %arg2: vector<4x2x[8]xf32>) -> (vector<2x8xf32>, vector<2x[8]xf32>, vector<2x2x[8]xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x2x[8]xf32> to !llvm.array<4 x array<2 x vector<[8]xf32>>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<4x[8]xf32> to !llvm.array<4 x vector<[8]xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2x[8]xf32>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x2x[8]xf32> to !llvm.array<2 x array<2 x vector<[8]xf32>>>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
    %4 = builtin.unrealized_conversion_cast %cst_0 : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
    %5 = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
    %6 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<8xf32>> 
    %7 = llvm.insertvalue %6, %5[0] : !llvm.array<2 x vector<8xf32>> 
    %8 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<8xf32>> 
    %9 = llvm.insertvalue %8, %7[1] : !llvm.array<2 x vector<8xf32>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
    %11 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<[8]xf32>> 
    %12 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<[8]xf32>> 
    %13 = llvm.insertvalue %11, %4[0] : !llvm.array<2 x vector<[8]xf32>> 
    %14 = llvm.insertvalue %12, %13[1] : !llvm.array<2 x vector<[8]xf32>> 
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
    %16 = llvm.extractvalue %0[1] : !llvm.array<4 x array<2 x vector<[8]xf32>>> 
    %17 = llvm.extractvalue %0[2] : !llvm.array<4 x array<2 x vector<[8]xf32>>> 
    %18 = llvm.insertvalue %16, %3[0] : !llvm.array<2 x array<2 x vector<[8]xf32>>> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.array<2 x array<2 x vector<[8]xf32>>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x array<2 x vector<[8]xf32>>> to vector<2x2x[8]xf32>
    return %10, %15, %20 : vector<2x8xf32>, vector<2x[8]xf32>, vector<2x2x[8]xf32>
  }
}

