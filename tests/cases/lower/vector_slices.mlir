// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Slices become shuffles of rows.
func.func @a(%a: vector<4x8xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>, %d: vector<4x4xf32>, %e: vector<16x4x8xf32>) -> (vector<2x8xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<16x4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %1 = vector.extract_strided_slice %a {offsets = [2, 3], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %2 = vector.insert_strided_slice %b, %d {offsets = [2, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  %3 = vector.insert_strided_slice %c, %d {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %4 = vector.insert_strided_slice %c, %e {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<16x4x8xf32>
  return %0, %1, %2, %3, %4 : vector<2x8xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<16x4x8xf32>
}
//--- out
module {
  func.func @a(%arg0: vector<4x8xf32>, %arg1: vector<2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<4x4xf32>, %arg4: vector<16x4x8xf32>) -> (vector<2x8xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<16x4x8xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : vector<16x4x8xf32> to !llvm.array<16 x array<4 x vector<8xf32>>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg3 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
    %3 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
    %6 = llvm.extractvalue %3[2] : !llvm.array<4 x vector<8xf32>> 
    %7 = llvm.insertvalue %6, %5[0] : !llvm.array<2 x vector<8xf32>> 
    %8 = llvm.extractvalue %3[3] : !llvm.array<4 x vector<8xf32>> 
    %9 = llvm.insertvalue %8, %7[1] : !llvm.array<2 x vector<8xf32>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
    %11 = llvm.extractvalue %3[2] : !llvm.array<4 x vector<8xf32>> 
    %12 = llvm.shufflevector %11, %11 [3, 4] : vector<8xf32> 
    %13 = llvm.insertvalue %12, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %14 = llvm.extractvalue %3[3] : !llvm.array<4 x vector<8xf32>> 
    %15 = llvm.shufflevector %14, %14 [3, 4] : vector<8xf32> 
    %16 = llvm.insertvalue %15, %13[1] : !llvm.array<2 x vector<2xf32>> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %18 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<4xf32>> 
    %19 = llvm.shufflevector %arg1, %arg1 [0, 1, 0, 0] : vector<2xf32> 
    %20 = llvm.shufflevector %19, %18 [4, 0, 1, 7] : vector<4xf32> 
    %21 = llvm.insertvalue %20, %2[2] : !llvm.array<4 x vector<4xf32>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
    %23 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %24 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<4xf32>> 
    %25 = llvm.shufflevector %23, %23 [0, 1, 0, 0] : vector<2xf32> 
    %26 = llvm.shufflevector %25, %24 [4, 0, 1, 7] : vector<4xf32> 
    %27 = llvm.insertvalue %26, %2[2] : !llvm.array<4 x vector<4xf32>> 
    %28 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %29 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<4xf32>> 
    %30 = llvm.shufflevector %28, %28 [0, 1, 0, 0] : vector<2xf32> 
    %31 = llvm.shufflevector %30, %29 [4, 0, 1, 7] : vector<4xf32> 
    %32 = llvm.insertvalue %31, %27[3] : !llvm.array<4 x vector<4xf32>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
    %34 = llvm.extractvalue %0[0] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %36 = llvm.extractvalue %0[0, 0] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %37 = llvm.shufflevector %35, %35 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
    %38 = llvm.shufflevector %37, %36 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32> 
    %39 = llvm.insertvalue %38, %34[0] : !llvm.array<4 x vector<8xf32>> 
    %40 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %41 = llvm.extractvalue %0[0, 1] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %42 = llvm.shufflevector %40, %40 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
    %43 = llvm.shufflevector %42, %41 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32> 
    %44 = llvm.insertvalue %43, %39[1] : !llvm.array<4 x vector<8xf32>> 
    %45 = llvm.insertvalue %44, %0[0] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<16 x array<4 x vector<8xf32>>> to vector<16x4x8xf32>
    return %10, %17, %22, %33, %46 : vector<2x8xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<16x4x8xf32>
  }
}

//--- out 2
module {
  func.func @a(%arg0: vector<4x8xf32>, %arg1: vector<2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<4x4xf32>, %arg4: vector<16x4x8xf32>) -> (vector<2x8xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<16x4x8xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : vector<16x4x8xf32> to !llvm.array<16 x array<4 x vector<8xf32>>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg3 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
    %3 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
    %4 = llvm.mlir.undef : !llvm.array<2 x vector<8xf32>>
    %5 = llvm.extractvalue %3[2] : !llvm.array<4 x vector<8xf32>> 
    %6 = llvm.insertvalue %5, %4[0] : !llvm.array<2 x vector<8xf32>> 
    %7 = llvm.extractvalue %3[3] : !llvm.array<4 x vector<8xf32>> 
    %8 = llvm.insertvalue %7, %6[1] : !llvm.array<2 x vector<8xf32>> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %10 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %11 = llvm.extractvalue %3[2] : !llvm.array<4 x vector<8xf32>> 
    %12 = llvm.shufflevector %11, %11 [3, 4] : vector<8xf32> 
    %13 = llvm.insertvalue %12, %10[0] : !llvm.array<2 x vector<2xf32>> 
    %14 = llvm.extractvalue %3[3] : !llvm.array<4 x vector<8xf32>> 
    %15 = llvm.shufflevector %14, %14 [3, 4] : vector<8xf32> 
    %16 = llvm.insertvalue %15, %13[1] : !llvm.array<2 x vector<2xf32>> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %18 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<4xf32>> 
    %19 = llvm.shufflevector %arg1, %arg1 [0, 1, 0, 0] : vector<2xf32> 
    %20 = llvm.shufflevector %19, %18 [4, 0, 1, 7] : vector<4xf32> 
    %21 = llvm.insertvalue %20, %2[2] : !llvm.array<4 x vector<4xf32>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
    %23 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %24 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<4xf32>> 
    %25 = llvm.shufflevector %23, %23 [0, 1, 0, 0] : vector<2xf32> 
    %26 = llvm.shufflevector %25, %24 [4, 0, 1, 7] : vector<4xf32> 
    %27 = llvm.insertvalue %26, %2[2] : !llvm.array<4 x vector<4xf32>> 
    %28 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %29 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<4xf32>> 
    %30 = llvm.shufflevector %28, %28 [0, 1, 0, 0] : vector<2xf32> 
    %31 = llvm.shufflevector %30, %29 [4, 0, 1, 7] : vector<4xf32> 
    %32 = llvm.insertvalue %31, %27[3] : !llvm.array<4 x vector<4xf32>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
    %34 = llvm.extractvalue %0[0] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %36 = llvm.extractvalue %0[0, 0] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %37 = llvm.shufflevector %35, %35 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
    %38 = llvm.shufflevector %37, %36 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32> 
    %39 = llvm.insertvalue %38, %34[0] : !llvm.array<4 x vector<8xf32>> 
    %40 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %41 = llvm.extractvalue %0[0, 1] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %42 = llvm.shufflevector %40, %40 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
    %43 = llvm.shufflevector %42, %41 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32> 
    %44 = llvm.insertvalue %43, %39[1] : !llvm.array<4 x vector<8xf32>> 
    %45 = llvm.insertvalue %44, %0[0] : !llvm.array<16 x array<4 x vector<8xf32>>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<16 x array<4 x vector<8xf32>>> to vector<16x4x8xf32>
    return %9, %17, %22, %33, %46 : vector<2x8xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<16x4x8xf32>
  }
}

