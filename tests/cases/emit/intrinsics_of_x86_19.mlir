// RUN: lowir translate --mlir-to-llvmir --compat=19
// Intrinsics of AVX, which are operations in release 19.
llvm.func @avx(%a: vector<8xf32>, %b: vector<16xf32>, %d: vector<8xf64>, %m: vector<16xi1>, %i: vector<16xi32>, %l: vector<8xi64>, %s: i16, %c: i8) {
  %eight = llvm.mlir.constant(8 : i32) : i32
  %k = llvm.mlir.constant(7 : i8) : i8
  %0 = "x86vector.avx.intr.rsqrt.ps.256"(%a) : (vector<8xf32>) -> vector<8xf32>
  %1 = "x86vector.avx.intr.dp.ps.256"(%a, %a, %k) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  %2 = "x86vector.avx512.intr.mask.compress"(%b, %b, %m) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
  %3 = "x86vector.avx512.intr.mask.rndscale.ps.512"(%b, %eight, %b, %s, %eight) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  %4 = "x86vector.avx512.intr.mask.rndscale.pd.512"(%d, %eight, %d, %c, %eight) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
  %5 = "x86vector.avx512.intr.mask.scalef.ps.512"(%b, %b, %b, %s, %eight) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
  %6 = "x86vector.avx512.intr.mask.scalef.pd.512"(%d, %d, %d, %c, %eight) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
  %7 = "x86vector.avx512.intr.vp2intersect.d.512"(%i, %i) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
  %8 = "x86vector.avx512.intr.vp2intersect.q.512"(%l, %l) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @avx(<8 x float> %0, <16 x float> %1, <8 x double> %2, <16 x i1> %3, <16 x i32> %4, <8 x i64> %5, i16 %6, i8 %7) {
  %9 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %0)
  %10 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %0, <8 x float> %0, i8 7)
  %11 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> %1, <16 x i1> %3)
  %12 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %1, i32 8, <16 x float> %1, i16 %6, i32 8)
  %13 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %2, i32 8, <8 x double> %2, i8 %7, i32 8)
  %14 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %1, <16 x float> %1, <16 x float> %1, i16 %6, i32 8)
  %15 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %2, <8 x double> %2, <8 x double> %2, i8 %7, i32 8)
  %16 = call { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32> %4, <16 x i32> %4)
  %17 = call { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64> %5, <8 x i64> %5)
  ret void
}

declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #0

declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #0

declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>) #0

declare <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float>, i32 immarg, <16 x float>, i16, i32 immarg) #0

declare <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double>, i32 immarg, <8 x double>, i8, i32 immarg) #0

declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #0

declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32 immarg) #0

declare { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32>, <16 x i32>) #0

declare { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64>, <8 x i64>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
