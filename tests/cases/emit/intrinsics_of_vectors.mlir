// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of vectors and matrices.
llvm.func @f(%vi: vector<4xi32>, %vf: vector<4xf32>, %f: f32, %v8: vector<8xi32>, %v16: vector<16xf32>, %p: !llvm.ptr, %l: i64) {
  %0 = "llvm.intr.vector.reduce.add"(%vi) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.and"(%vi) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.mul"(%vi) : (vector<4xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.or"(%vi) : (vector<4xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.smax"(%vi) : (vector<4xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.smin"(%vi) : (vector<4xi32>) -> i32
  %6 = "llvm.intr.vector.reduce.umax"(%vi) : (vector<4xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.umin"(%vi) : (vector<4xi32>) -> i32
  %8 = "llvm.intr.vector.reduce.xor"(%vi) : (vector<4xi32>) -> i32
  %9 = "llvm.intr.vector.reduce.fmax"(%vf) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
  %10 = "llvm.intr.vector.reduce.fmaximum"(%vf) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
  %11 = "llvm.intr.vector.reduce.fmin"(%vf) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
  %12 = "llvm.intr.vector.reduce.fminimum"(%vf) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
  %13 = "llvm.intr.vector.reduce.fadd"(%f, %vf) : (f32, vector<4xf32>) -> f32
  %14 = "llvm.intr.vector.reduce.fadd"(%f, %vf) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %15 = "llvm.intr.vector.reduce.fmul"(%f, %vf) : (f32, vector<4xf32>) -> f32
  %16 = "llvm.intr.vector.reduce.fmul"(%f, %vf) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %17 = "llvm.intr.vector.deinterleave2"(%vi) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %18 = "llvm.intr.vector.interleave2"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %19 = "llvm.intr.vector.extract"(%v8) <{pos = 4 : i64}> : (vector<8xi32>) -> vector<4xi32>
  %20 = "llvm.intr.vector.insert"(%v8, %vi) <{pos = 0 : i64}> : (vector<8xi32>, vector<4xi32>) -> vector<8xi32>
  %21 = "llvm.intr.matrix.multiply"(%v16, %v16) <{lhs_rows = 4 : i32, lhs_columns = 4 : i32, rhs_columns = 4 : i32}> : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  %22 = "llvm.intr.matrix.transpose"(%v16) <{rows = 2 : i32, columns = 8 : i32}> : (vector<16xf32>) -> vector<16xf32>
  %23 = "llvm.intr.matrix.column.major.load"(%p, %l) <{isVolatile = false, rows = 4 : i32, columns = 4 : i32}> : (!llvm.ptr, i64) -> vector<16xf32>
  "llvm.intr.matrix.column.major.store"(%v16, %p, %l) <{isVolatile = true, rows = 4 : i32, columns = 4 : i32}> : (vector<16xf32>, !llvm.ptr, i64) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(<4 x i32> %0, <4 x float> %1, float %2, <8 x i32> %3, <16 x float> %4, ptr %5, i64 %6) {
  %8 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
  %9 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  %10 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %0)
  %11 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  %12 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %0)
  %13 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %0)
  %14 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %0)
  %15 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %0)
  %16 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %0)
  %17 = call nnan float @llvm.vector.reduce.fmax.v4f32(<4 x float> %1)
  %18 = call nnan float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %1)
  %19 = call nnan float @llvm.vector.reduce.fmin.v4f32(<4 x float> %1)
  %20 = call nnan float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %1)
  %21 = call float @llvm.vector.reduce.fadd.v4f32(float %2, <4 x float> %1)
  %22 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %2, <4 x float> %1)
  %23 = call float @llvm.vector.reduce.fmul.v4f32(float %2, <4 x float> %1)
  %24 = call reassoc float @llvm.vector.reduce.fmul.v4f32(float %2, <4 x float> %1)
  %25 = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %0)
  %26 = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %0, <4 x i32> %0)
  %27 = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %3, i64 4)
  %28 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %3, <4 x i32> %0, i64 0)
  %29 = call <16 x float> @llvm.matrix.multiply.v16f32.v16f32.v16f32(<16 x float> %4, <16 x float> %4, i32 4, i32 4, i32 4)
  %30 = call <16 x float> @llvm.matrix.transpose.v16f32(<16 x float> %4, i32 2, i32 8)
  %31 = call <16 x float> @llvm.matrix.column.major.load.v16f32.i64(ptr align 4 %5, i64 %6, i1 false, i32 4, i32 4)
  call void @llvm.matrix.column.major.store.v16f32.i64(<16 x float> %4, ptr align 4 %5, i64 %6, i1 true, i32 4, i32 4)
  ret void
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>) #0

declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #0

declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #0

declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #0

declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>) #0

declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>) #0

declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64 immarg) #0

declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64 immarg) #0

declare <16 x float> @llvm.matrix.multiply.v16f32.v16f32.v16f32(<16 x float>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

declare <16 x float> @llvm.matrix.transpose.v16f32(<16 x float>, i32 immarg, i32 immarg) #0

declare <16 x float> @llvm.matrix.column.major.load.v16f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #1

declare void @llvm.matrix.column.major.store.v16f32.i64(<16 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #2

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
