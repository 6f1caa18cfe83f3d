// RUN: lowir
// Rearranged elements are moved one by one. mlir-translate has no road of its own here.

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
  %3 = extractelement <2 x float> %2, i64 0
  %4 = insertelement <4 x float> poison, float %3, i64 0
  %5 = extractvalue [2 x <2 x float>] %0, 0
  %6 = extractelement <2 x float> %5, i64 1
  %7 = insertelement <4 x float> %4, float %6, i64 1
  %8 = extractvalue [2 x <2 x float>] %0, 1
  %9 = extractelement <2 x float> %8, i64 0
  %10 = insertelement <4 x float> %7, float %9, i64 2
  %11 = extractvalue [2 x <2 x float>] %0, 1
  %12 = extractelement <2 x float> %11, i64 1
  %13 = insertelement <4 x float> %10, float %12, i64 3
  %14 = extractvalue [2 x <2 x float>] %0, 0
  %15 = extractelement <2 x float> %14, i64 0
  %16 = insertelement <2 x float> poison, float %15, i64 0
  %17 = extractvalue [2 x <2 x float>] %0, 1
  %18 = extractelement <2 x float> %17, i64 0
  %19 = insertelement <2 x float> %16, float %18, i64 1
  %20 = insertvalue [2 x <2 x float>] poison, <2 x float> %19, 0
  %21 = extractvalue [2 x <2 x float>] %0, 0
  %22 = extractelement <2 x float> %21, i64 1
  %23 = insertelement <2 x float> poison, float %22, i64 0
  %24 = extractvalue [2 x <2 x float>] %0, 1
  %25 = extractelement <2 x float> %24, i64 1
  %26 = insertelement <2 x float> %23, float %25, i64 1
  %27 = insertvalue [2 x <2 x float>] %20, <2 x float> %26, 1
  %28 = extractvalue [2 x <2 x float>] %0, 0
  %29 = extractelement <2 x float> %28, i64 1
  %30 = insertelement <1 x float> poison, float %29, i64 0
  %31 = insertvalue [2 x <1 x float>] poison, <1 x float> %30, 0
  %32 = extractvalue [2 x <2 x float>] %0, 1
  %33 = extractelement <2 x float> %32, i64 1
  %34 = insertelement <1 x float> poison, float %33, i64 0
  %35 = insertvalue [2 x <1 x float>] %31, <1 x float> %34, 1
  %36 = extractvalue [2 x <1 x float>] %35, 0
  %37 = extractelement <1 x float> %36, i64 0
  %38 = insertelement <2 x float> poison, float %37, i64 0
  %39 = extractvalue [2 x <2 x float>] %27, 0
  %40 = extractelement <2 x float> %39, i64 1
  %41 = insertelement <2 x float> %38, float %40, i64 1
  %42 = insertvalue [2 x <2 x float>] poison, <2 x float> %41, 0
  %43 = extractvalue [2 x <1 x float>] %35, 1
  %44 = extractelement <1 x float> %43, i64 0
  %45 = insertelement <2 x float> poison, float %44, i64 0
  %46 = extractvalue [2 x <2 x float>] %27, 1
  %47 = extractelement <2 x float> %46, i64 1
  %48 = insertelement <2 x float> %45, float %47, i64 1
  %49 = insertvalue [2 x <2 x float>] %42, <2 x float> %48, 1
  %50 = insertvalue { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } poison, <4 x float> %13, 0
  %51 = insertvalue { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } %50, [2 x <2 x float>] %49, 1
  %52 = insertvalue { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } %51, [2 x <1 x float>] %35, 2
  ret { <4 x float>, [2 x <2 x float>], [2 x <1 x float>] } %52
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
