// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-x86vector %s
// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-x86vector --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir --compat=19
// Release 19 has an operation for each intrinsic; only those that are one to one keep attributes.
func.func @compress(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xf32>, %k8: vector<8xi1>, %l: vector<8xi64>, %i: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a, %s {kept = 1 : i32} : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k8, %l {constant_src = dense<5> : vector<8xi64>} : vector<8xi64>
  %3 = x86vector.avx512.mask.compress %k, %i : vector<16xi32>
  return %0, %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>
}
func.func @floats(%a: vector<16xf32>, %d: vector<8xf64>, %nn: i32, %m16: i16, %m8: i8, %y: vector<8xf32>) -> (vector<16xf32>, vector<8xf64>, vector<8xf32>) {
  %n = arith.constant 4 : i32
  %3 = x86vector.avx512.mask.rndscale %a, %n, %a, %m16, %n : vector<16xf32>
  %4 = x86vector.avx512.mask.rndscale %d, %n, %d, %m8, %n : vector<8xf64>
  %5 = x86vector.avx512.mask.scalef %a, %3, %a, %m16, %n : vector<16xf32>
  %6 = x86vector.avx512.mask.scalef %d, %4, %d, %m8, %n {kept} : vector<8xf64>
  %11 = x86vector.avx.rsqrt %y : vector<8xf32>
  %12 = x86vector.avx.intr.dot %y, %11 : vector<8xf32>
  return %5, %6, %12 : vector<16xf32>, vector<8xf64>, vector<8xf32>
}
func.func @meet(%i: vector<16xi32>, %l: vector<8xi64>) -> (vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>) {
  %7, %8 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
  %9, %10 = x86vector.avx512.vp2intersect %l, %l : vector<8xi64>
  return %7, %8, %9, %10 : vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>
}
//--- out
module {
  func.func @compress(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>, %arg3: vector<8xi1>, %arg4: vector<8xi64>, %arg5: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
    %0 = "x86vector.avx512.intr.mask.compress"(%arg1, %cst, %arg0) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    %1 = "x86vector.avx512.intr.mask.compress"(%arg1, %arg2, %arg0) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    %cst_0 = arith.constant dense<5> : vector<8xi64>
    %2 = "x86vector.avx512.intr.mask.compress"(%arg4, %cst_0, %arg3) : (vector<8xi64>, vector<8xi64>, vector<8xi1>) -> vector<8xi64>
    %cst_1 = arith.constant dense<0> : vector<16xi32>
    %3 = "x86vector.avx512.intr.mask.compress"(%arg5, %cst_1, %arg0) : (vector<16xi32>, vector<16xi32>, vector<16xi1>) -> vector<16xi32>
    return %0, %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>
  }
  func.func @floats(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8, %arg5: vector<8xf32>) -> (vector<16xf32>, vector<8xf64>, vector<8xf32>) {
    %c4_i32 = arith.constant 4 : i32
    %0 = "x86vector.avx512.intr.mask.rndscale.ps.512"(%arg0, %c4_i32, %arg0, %arg3, %c4_i32) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
    %1 = "x86vector.avx512.intr.mask.rndscale.pd.512"(%arg1, %c4_i32, %arg1, %arg4, %c4_i32) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
    %2 = "x86vector.avx512.intr.mask.scalef.ps.512"(%arg0, %0, %arg0, %arg3, %c4_i32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
    %3 = "x86vector.avx512.intr.mask.scalef.pd.512"(%arg1, %1, %arg1, %arg4, %c4_i32) {kept} : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
    %4 = "x86vector.avx.intr.rsqrt.ps.256"(%arg5) : (vector<8xf32>) -> vector<8xf32>
    %5 = llvm.mlir.constant(-1 : i8) : i8
    %6 = "x86vector.avx.intr.dp.ps.256"(%arg5, %4, %5) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
    return %2, %3, %6 : vector<16xf32>, vector<8xf64>, vector<8xf32>
  }
  func.func @meet(%arg0: vector<16xi32>, %arg1: vector<8xi64>) -> (vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>) {
    %0 = "x86vector.avx512.intr.vp2intersect.d.512"(%arg0, %arg0) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
    %3 = "x86vector.avx512.intr.vp2intersect.q.512"(%arg1, %arg1) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
    return %1, %2, %4, %5 : vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>
  }
}

//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } @compress(<16 x i1> %0, <16 x float> %1, <16 x float> %2, <8 x i1> %3, <8 x i64> %4, <16 x i32> %5) {
  %7 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> zeroinitializer, <16 x i1> %0)
  %8 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> %2, <16 x i1> %0)
  %9 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %4, <8 x i64> <i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5>, <8 x i1> %3)
  %10 = call <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32> %5, <16 x i32> zeroinitializer, <16 x i1> %0)
  %11 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } undef, <16 x float> %7, 0
  %12 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %11, <16 x float> %8, 1
  %13 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %12, <8 x i64> %9, 2
  %14 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %13, <16 x i32> %10, 3
  ret { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %14
}

define { <16 x float>, <8 x double>, <8 x float> } @floats(<16 x float> %0, <8 x double> %1, i32 %2, i16 %3, i8 %4, <8 x float> %5) {
  %7 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %0, i32 4, <16 x float> %0, i16 %3, i32 4)
  %8 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %1, i32 4, <8 x double> %1, i8 %4, i32 4)
  %9 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %0, <16 x float> %7, <16 x float> %0, i16 %3, i32 4)
  %10 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %1, <8 x double> %8, <8 x double> %1, i8 %4, i32 4)
  %11 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %5)
  %12 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %5, <8 x float> %11, i8 -1)
  %13 = insertvalue { <16 x float>, <8 x double>, <8 x float> } undef, <16 x float> %9, 0
  %14 = insertvalue { <16 x float>, <8 x double>, <8 x float> } %13, <8 x double> %10, 1
  %15 = insertvalue { <16 x float>, <8 x double>, <8 x float> } %14, <8 x float> %12, 2
  ret { <16 x float>, <8 x double>, <8 x float> } %15
}

define { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } @meet(<16 x i32> %0, <8 x i64> %1) {
  %3 = call { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32> %0, <16 x i32> %0)
  %4 = extractvalue { <16 x i1>, <16 x i1> } %3, 0
  %5 = extractvalue { <16 x i1>, <16 x i1> } %3, 1
  %6 = call { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64> %1, <8 x i64> %1)
  %7 = extractvalue { <8 x i1>, <8 x i1> } %6, 0
  %8 = extractvalue { <8 x i1>, <8 x i1> } %6, 1
  %9 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } undef, <16 x i1> %4, 0
  %10 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %9, <16 x i1> %5, 1
  %11 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %10, <8 x i1> %7, 2
  %12 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %11, <8 x i1> %8, 3
  ret { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %12
}

declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>) #0

declare <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64>, <8 x i64>, <8 x i1>) #0

declare <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32>, <16 x i32>, <16 x i1>) #0

declare <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float>, i32 immarg, <16 x float>, i16, i32 immarg) #0

declare <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double>, i32 immarg, <8 x double>, i8, i32 immarg) #0

declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #0

declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32 immarg) #0

declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #0

declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #0

declare { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32>, <16 x i32>) #0

declare { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64>, <8 x i64>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
