// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Intrinsics of vectors.
llvm.func @reduce(%v: vector<4xi32>, %x: vector<4xf32>, %s: f32) {
  %add = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %and = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
  %mul = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32
  %or = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
  %smax = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i32
  %smin = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
  %umax = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
  %umin = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
  %xor = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
  %fmax = "llvm.intr.vector.reduce.fmax"(%x) : (vector<4xf32>) -> f32
  %fmin = "llvm.intr.vector.reduce.fmin"(%x) : (vector<4xf32>) -> f32
  %fmaximum = "llvm.intr.vector.reduce.fmaximum"(%x) : (vector<4xf32>) -> f32
  %fminimum = "llvm.intr.vector.reduce.fminimum"(%x) : (vector<4xf32>) -> f32
  %fadd = "llvm.intr.vector.reduce.fadd"(%s, %x) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %fmul = "llvm.intr.vector.reduce.fmul"(%s, %x) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
llvm.func @vectors(%v: vector<8xf32>, %w: vector<4xf32>, %i: i64, %s: vector<[4]xf32>) {
  %0 = llvm.intr.vector.insert %w, %v[4] : vector<4xf32> into vector<8xf32>
  %1 = llvm.intr.vector.extract %v[4] : vector<4xf32> from vector<8xf32>
  %2 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %3 = "llvm.intr.vector.deinterleave2"(%v) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %4 = llvm.intr.get.active.lane.mask %i, %i : i64, i64 to vector<4xi1>
  %5 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}
llvm.func @matrix(%p: !llvm.ptr, %i: i64, %a: vector<6xf32>, %b: vector<6xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
  %1 = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> into vector<6xf32>
  %2 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = false, rows = 2 : i32, columns = 3 : i32} : vector<6xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %a, %p, <stride=%i> {isVolatile = true, rows = 2 : i32, columns = 3 : i32} : vector<6xf32> to !llvm.ptr stride i64
  llvm.return
}
//--- out
module {
  llvm.func @reduce(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: f32) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %9 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
    %10 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
    %11 = llvm.intr.vector.reduce.fmaximum(%arg1) : (vector<4xf32>) -> f32
    %12 = llvm.intr.vector.reduce.fminimum(%arg1) : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vectors(%arg0: vector<8xf32>, %arg1: vector<4xf32>, %arg2: i64, %arg3: vector<[4]xf32>) {
    %0 = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4xf32> into vector<8xf32>
    %1 = llvm.intr.vector.extract %arg0[4] : vector<4xf32> from vector<8xf32>
    %2 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i64, i64 to vector<4xi1>
    %5 = "llvm.intr.vscale"() : () -> i64
    llvm.return
  }
  llvm.func @matrix(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<6xf32>, %arg3: vector<6xf32>) {
    %0 = llvm.intr.matrix.multiply %arg2, %arg3 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %1 = llvm.intr.matrix.transpose %arg2 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
    %2 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = false, rows = 2 : i32} : vector<6xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg2, %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = true, rows = 2 : i32} : vector<6xf32> to !llvm.ptr stride i64
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @reduce(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: f32) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %9 = llvm.intr.vector.reduce.fmax(%arg1)  : (vector<4xf32>) -> f32
    %10 = llvm.intr.vector.reduce.fmin(%arg1)  : (vector<4xf32>) -> f32
    %11 = llvm.intr.vector.reduce.fmaximum(%arg1)  : (vector<4xf32>) -> f32
    %12 = llvm.intr.vector.reduce.fminimum(%arg1)  : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vectors(%arg0: vector<8xf32>, %arg1: vector<4xf32>, %arg2: i64, %arg3: vector<[4]xf32>) {
    %0 = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4xf32> into vector<8xf32>
    %1 = llvm.intr.vector.extract %arg0[4] : vector<4xf32> from vector<8xf32>
    %2 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i64, i64 to vector<4xi1>
    %5 = "llvm.intr.vscale"() : () -> i64
    llvm.return
  }
  llvm.func @matrix(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<6xf32>, %arg3: vector<6xf32>) {
    %0 = llvm.intr.matrix.multiply %arg2, %arg3 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %1 = llvm.intr.matrix.transpose %arg2 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
    %2 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = false, rows = 2 : i32} : vector<6xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg2, %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = true, rows = 2 : i32} : vector<6xf32> to !llvm.ptr stride i64
    llvm.return
  }
}

//--- out 3
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xf32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "reduce", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg8: vector<4xi32>, %arg9: vector<4xf32>, %arg10: f32):
    %9 = "llvm.intr.vector.reduce.add"(%arg8) : (vector<4xi32>) -> i32
    %10 = "llvm.intr.vector.reduce.and"(%arg8) : (vector<4xi32>) -> i32
    %11 = "llvm.intr.vector.reduce.mul"(%arg8) : (vector<4xi32>) -> i32
    %12 = "llvm.intr.vector.reduce.or"(%arg8) : (vector<4xi32>) -> i32
    %13 = "llvm.intr.vector.reduce.smax"(%arg8) : (vector<4xi32>) -> i32
    %14 = "llvm.intr.vector.reduce.smin"(%arg8) : (vector<4xi32>) -> i32
    %15 = "llvm.intr.vector.reduce.umax"(%arg8) : (vector<4xi32>) -> i32
    %16 = "llvm.intr.vector.reduce.umin"(%arg8) : (vector<4xi32>) -> i32
    %17 = "llvm.intr.vector.reduce.xor"(%arg8) : (vector<4xi32>) -> i32
    %18 = "llvm.intr.vector.reduce.fmax"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %19 = "llvm.intr.vector.reduce.fmin"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %20 = "llvm.intr.vector.reduce.fmaximum"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %21 = "llvm.intr.vector.reduce.fminimum"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %22 = "llvm.intr.vector.reduce.fadd"(%arg10, %arg9) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %23 = "llvm.intr.vector.reduce.fmul"(%arg10, %arg9) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, vector<4xf32>, i64, vector<[4]xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vectors", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: vector<8xf32>, %arg5: vector<4xf32>, %arg6: i64, %arg7: vector<[4]xf32>):
    %3 = "llvm.intr.vector.insert"(%arg4, %arg5) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %4 = "llvm.intr.vector.extract"(%arg4) <{pos = 4 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %5 = "llvm.intr.vector.interleave2"(%arg5, %arg5) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %6 = "llvm.intr.vector.deinterleave2"(%arg4) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %7 = "llvm.intr.get.active.lane.mask"(%arg6, %arg6) : (i64, i64) -> vector<4xi1>
    %8 = "llvm.intr.vscale"() : () -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, vector<6xf32>, vector<6xf32>)>, linkage = #llvm.linkage<external>, sym_name = "matrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<6xf32>, %arg3: vector<6xf32>):
    %0 = "llvm.intr.matrix.multiply"(%arg2, %arg3) <{lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %1 = "llvm.intr.matrix.transpose"(%arg2) <{columns = 3 : i32, rows = 2 : i32}> : (vector<6xf32>) -> vector<6xf32>
    %2 = "llvm.intr.matrix.column.major.load"(%arg0, %arg1) <{columns = 3 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<6xf32>
    "llvm.intr.matrix.column.major.store"(%arg2, %arg0, %arg1) <{columns = 3 : i32, isVolatile = true, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 4
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @reduce(<4 x i32> %0, <4 x float> %1, float %2) {
  %4 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
  %5 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  %6 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %0)
  %7 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  %8 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %0)
  %9 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %0)
  %10 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %0)
  %11 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %0)
  %12 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %0)
  %13 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %1)
  %14 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %1)
  %15 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %1)
  %16 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %1)
  %17 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %2, <4 x float> %1)
  %18 = call reassoc float @llvm.vector.reduce.fmul.v4f32(float %2, <4 x float> %1)
  ret void
}

define void @vectors(<8 x float> %0, <4 x float> %1, i64 %2, <vscale x 4 x float> %3) {
  %5 = call <8 x float> @llvm.vector.insert.v8f32.v4f32(<8 x float> %0, <4 x float> %1, i64 4)
  %6 = call <4 x float> @llvm.vector.extract.v4f32.v8f32(<8 x float> %0, i64 4)
  %7 = call <8 x float> @llvm.vector.interleave2.v8f32(<4 x float> %1, <4 x float> %1)
  %8 = call { <4 x float>, <4 x float> } @llvm.vector.deinterleave2.v8f32(<8 x float> %0)
  %9 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %2, i64 %2)
  %10 = call i64 @llvm.vscale.i64()
  ret void
}

define void @matrix(ptr %0, i64 %1, <6 x float> %2, <6 x float> %3) {
  %5 = call <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float> %2, <6 x float> %3, i32 2, i32 3, i32 2)
  %6 = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %2, i32 2, i32 3)
  %7 = call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr align 4 %0, i64 %1, i1 false, i32 2, i32 3)
  call void @llvm.matrix.column.major.store.v6f32.i64(<6 x float> %2, ptr align 4 %0, i64 %1, i1 true, i32 2, i32 3)
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

declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #0

declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #0

declare <8 x float> @llvm.vector.insert.v8f32.v4f32(<8 x float>, <4 x float>, i64 immarg) #0

declare <4 x float> @llvm.vector.extract.v4f32.v8f32(<8 x float>, i64 immarg) #0

declare <8 x float> @llvm.vector.interleave2.v8f32(<4 x float>, <4 x float>) #0

declare { <4 x float>, <4 x float> } @llvm.vector.deinterleave2.v8f32(<8 x float>) #0

declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64) #0

declare i64 @llvm.vscale.i64() #0

declare <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float>, <6 x float>, i32 immarg, i32 immarg, i32 immarg) #0

declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32 immarg, i32 immarg) #0

declare <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #1

declare void @llvm.matrix.column.major.store.v6f32.i64(<6 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #2

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 5
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @reduce(<4 x i32> %0, <4 x float> %1, float %2) {
  %4 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
  %5 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  %6 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %0)
  %7 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  %8 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %0)
  %9 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %0)
  %10 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %0)
  %11 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %0)
  %12 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %0)
  %13 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %1)
  %14 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %1)
  %15 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %1)
  %16 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %1)
  %17 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %2, <4 x float> %1)
  %18 = call reassoc float @llvm.vector.reduce.fmul.v4f32(float %2, <4 x float> %1)
  ret void
}

define void @vectors(<8 x float> %0, <4 x float> %1, i64 %2, <vscale x 4 x float> %3) {
  %5 = call <8 x float> @llvm.vector.insert.v8f32.v4f32(<8 x float> %0, <4 x float> %1, i64 4)
  %6 = call <4 x float> @llvm.vector.extract.v4f32.v8f32(<8 x float> %0, i64 4)
  %7 = call <8 x float> @llvm.vector.interleave2.v8f32(<4 x float> %1, <4 x float> %1)
  %8 = call { <4 x float>, <4 x float> } @llvm.vector.deinterleave2.v8f32(<8 x float> %0)
  %9 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %2, i64 %2)
  %10 = call i64 @llvm.vscale.i64()
  ret void
}

define void @matrix(ptr %0, i64 %1, <6 x float> %2, <6 x float> %3) {
  %5 = call <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float> %2, <6 x float> %3, i32 2, i32 3, i32 2)
  %6 = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %2, i32 2, i32 3)
  %7 = call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr align 4 %0, i64 %1, i1 false, i32 2, i32 3)
  call void @llvm.matrix.column.major.store.v6f32.i64(<6 x float> %2, ptr align 4 %0, i64 %1, i1 true, i32 2, i32 3)
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

declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>) #0

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #0

declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #0

declare <8 x float> @llvm.vector.insert.v8f32.v4f32(<8 x float>, <4 x float>, i64 immarg) #0

declare <4 x float> @llvm.vector.extract.v4f32.v8f32(<8 x float>, i64 immarg) #0

declare <8 x float> @llvm.vector.interleave2.v8f32(<4 x float>, <4 x float>) #1

declare { <4 x float>, <4 x float> } @llvm.vector.deinterleave2.v8f32(<8 x float>) #1

declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64) #1

declare i64 @llvm.vscale.i64() #1

declare <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float>, <6 x float>, i32 immarg, i32 immarg, i32 immarg) #0

declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32 immarg, i32 immarg) #0

declare <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr nocapture, i64, i1 immarg, i32 immarg, i32 immarg) #2

declare void @llvm.matrix.column.major.store.v6f32.i64(<6 x float>, ptr nocapture writeonly, i64, i1 immarg, i32 immarg, i32 immarg) #3

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
