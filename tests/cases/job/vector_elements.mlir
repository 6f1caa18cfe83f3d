// RUN: lowir
// Rearranged elements move in rows. mlir-translate has no road of its own here.

func.func @f(%w: vector<2x2xf32>) -> (vector<4xf32>, vector<2x2xf32>, vector<2x1xf32>) {
  %0 = vector.shape_cast %w : vector<2x2xf32> to vector<4xf32>
  %1 = vector.transpose %w, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xf32> to vector<2x1xf32>
  %3 = vector.insert_strided_slice %2, %1 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xf32> into vector<2x2xf32>
  return %0, %3, %2 : vector<4xf32>, vector<2x2xf32>, vector<2x1xf32>
}

//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } @f([2 x <2 x float>] %0) {
  %2 = extractvalue [2 x <2 x float>] %0, 0
  %3 = shufflevector <2 x float> %2, <2 x float> %2, <4 x i32> <i32 0, i32 1, i32 0, i32 0>
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %5 = extractvalue [2 x <2 x float>] %0, 1
  %6 = shufflevector <2 x float> %5, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 0, i32 0>
  %7 = shufflevector <4 x float> %6, <4 x float> %4, <4 x i32> <i32 4, i32 5, i32 0, i32 1>
  %8 = extractvalue [2 x <2 x float>] %0, 0
  %9 = extractelement <2 x float> %8, i64 0
  %10 = insertelement <2 x float> poison, float %9, i64 0
  %11 = insertvalue [2 x <2 x float>] poison, <2 x float> %10, 0
  %12 = extractvalue [2 x <2 x float>] %0, 0
  %13 = extractelement <2 x float> %12, i64 1
  %14 = extractvalue [2 x <2 x float>] %11, 1
  %15 = insertelement <2 x float> %14, float %13, i64 0
  %16 = insertvalue [2 x <2 x float>] %11, <2 x float> %15, 1
  %17 = extractvalue [2 x <2 x float>] %0, 1
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractvalue [2 x <2 x float>] %16, 0
  %20 = insertelement <2 x float> %19, float %18, i64 1
  %21 = insertvalue [2 x <2 x float>] %16, <2 x float> %20, 0
  %22 = extractvalue [2 x <2 x float>] %0, 1
  %23 = extractelement <2 x float> %22, i64 1
  %24 = extractvalue [2 x <2 x float>] %21, 1
  %25 = insertelement <2 x float> %24, float %23, i64 1
  %26 = insertvalue [2 x <2 x float>] %21, <2 x float> %25, 1
  %27 = extractvalue [2 x <2 x float>] %0, 0
  %28 = shufflevector <2 x float> %27, <2 x float> %27, <1 x i32> splat (i32 1)
  %29 = insertvalue [2 x <1 x float>] zeroinitializer, <1 x float> %28, 0
  %30 = extractvalue [2 x <2 x float>] %0, 1
  %31 = shufflevector <2 x float> %30, <2 x float> %30, <1 x i32> splat (i32 1)
  %32 = insertvalue [2 x <1 x float>] %29, <1 x float> %31, 1
  %33 = extractvalue [2 x <2 x float>] %26, 0
  %34 = shufflevector <1 x float> %28, <1 x float> %28, <2 x i32> zeroinitializer
  %35 = shufflevector <2 x float> %34, <2 x float> %33, <2 x i32> <i32 0, i32 3>
  %36 = insertvalue [2 x <2 x float>] %26, <2 x float> %35, 0
  %37 = extractvalue [2 x <2 x float>] %26, 1
  %38 = shufflevector <1 x float> %31, <1 x float> %31, <2 x i32> zeroinitializer
  %39 = shufflevector <2 x float> %38, <2 x float> %37, <2 x i32> <i32 0, i32 3>
  %40 = insertvalue [2 x <2 x float>] %36, <2 x float> %39, 1
  %41 = insertvalue { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } poison, <4 x float> %7, 0
  %42 = insertvalue { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } %41, [2 x <2 x float>] %40, 1
  %43 = insertvalue { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } %42, [2 x <1 x float>] %32, 2
  ret { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } %43
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
