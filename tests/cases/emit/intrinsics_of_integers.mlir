// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of integers: flags are immediate arguments, pairs have the name of their number.
llvm.func @f(%i: i32, %vi: vector<4xi32>, %vl: vector<[4]xi64>, %l: i64) {
  %0 = "llvm.intr.bitreverse"(%i) : (i32) -> i32
  %1 = "llvm.intr.bitreverse"(%vi) : (vector<4xi32>) -> vector<4xi32>
  %2 = "llvm.intr.bswap"(%i) : (i32) -> i32
  %3 = "llvm.intr.bswap"(%vi) : (vector<4xi32>) -> vector<4xi32>
  %4 = "llvm.intr.ctpop"(%i) : (i32) -> i32
  %5 = "llvm.intr.ctpop"(%vi) : (vector<4xi32>) -> vector<4xi32>
  %6 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %7 = "llvm.intr.abs"(%vl) <{is_int_min_poison = true}> : (vector<[4]xi64>) -> vector<[4]xi64>
  %8 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %9 = "llvm.intr.ctlz"(%vi) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
  %10 = "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %11 = "llvm.intr.cttz"(%vi) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
  %12 = "llvm.intr.sadd.sat"(%i, %i) : (i32, i32) -> i32
  %13 = "llvm.intr.sadd.sat"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %14 = "llvm.intr.uadd.sat"(%i, %i) : (i32, i32) -> i32
  %15 = "llvm.intr.uadd.sat"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %16 = "llvm.intr.ssub.sat"(%i, %i) : (i32, i32) -> i32
  %17 = "llvm.intr.ssub.sat"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %18 = "llvm.intr.usub.sat"(%i, %i) : (i32, i32) -> i32
  %19 = "llvm.intr.usub.sat"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %20 = "llvm.intr.sshl.sat"(%i, %i) : (i32, i32) -> i32
  %21 = "llvm.intr.sshl.sat"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %22 = "llvm.intr.ushl.sat"(%i, %i) : (i32, i32) -> i32
  %23 = "llvm.intr.ushl.sat"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %24 = "llvm.intr.smin"(%i, %i) : (i32, i32) -> i32
  %25 = "llvm.intr.smin"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %26 = "llvm.intr.smax"(%i, %i) : (i32, i32) -> i32
  %27 = "llvm.intr.smax"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %28 = "llvm.intr.umin"(%i, %i) : (i32, i32) -> i32
  %29 = "llvm.intr.umin"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %30 = "llvm.intr.umax"(%i, %i) : (i32, i32) -> i32
  %31 = "llvm.intr.umax"(%vl, %vl) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
  %32 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %33 = "llvm.intr.sadd.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %34 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %35 = "llvm.intr.ssub.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %36 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %37 = "llvm.intr.smul.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %38 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %39 = "llvm.intr.uadd.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %40 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %41 = "llvm.intr.usub.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %42 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %43 = "llvm.intr.umul.with.overflow"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %44 = "llvm.intr.fshl"(%i, %i, %i) : (i32, i32, i32) -> i32
  %45 = "llvm.intr.fshl"(%vi, %vi, %vi) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %46 = "llvm.intr.fshr"(%i, %i, %i) : (i32, i32, i32) -> i32
  %47 = "llvm.intr.fshr"(%vi, %vi, %vi) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %48 = "llvm.intr.expect"(%i, %i) : (i32, i32) -> i32
  %49 = "llvm.intr.expect.with.probability"(%l, %l) <{prob = 2.500000e-01 : f64}> : (i64, i64) -> i64
  %50 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %51 = "llvm.intr.ssa.copy"(%i) : (i32) -> i32
  %52 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i32 %0, <4 x i32> %1, <vscale x 4 x i64> %2, i64 %3) {
  %5 = call i32 @llvm.bitreverse.i32(i32 %0)
  %6 = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %1)
  %7 = call i32 @llvm.bswap.i32(i32 %0)
  %8 = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %1)
  %9 = call i32 @llvm.ctpop.i32(i32 %0)
  %10 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %1)
  %11 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %12 = call <vscale x 4 x i64> @llvm.abs.nxv4i64(<vscale x 4 x i64> %2, i1 true)
  %13 = call i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %14 = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %1, i1 false)
  %15 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %16 = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %1, i1 false)
  %17 = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %0)
  %18 = call <vscale x 4 x i64> @llvm.sadd.sat.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %19 = call i32 @llvm.uadd.sat.i32(i32 %0, i32 %0)
  %20 = call <vscale x 4 x i64> @llvm.uadd.sat.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %21 = call i32 @llvm.ssub.sat.i32(i32 %0, i32 %0)
  %22 = call <vscale x 4 x i64> @llvm.ssub.sat.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %23 = call i32 @llvm.usub.sat.i32(i32 %0, i32 %0)
  %24 = call <vscale x 4 x i64> @llvm.usub.sat.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %25 = call i32 @llvm.sshl.sat.i32(i32 %0, i32 %0)
  %26 = call <vscale x 4 x i64> @llvm.sshl.sat.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %27 = call i32 @llvm.ushl.sat.i32(i32 %0, i32 %0)
  %28 = call <vscale x 4 x i64> @llvm.ushl.sat.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %29 = call i32 @llvm.smin.i32(i32 %0, i32 %0)
  %30 = call <vscale x 4 x i64> @llvm.smin.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %31 = call i32 @llvm.smax.i32(i32 %0, i32 %0)
  %32 = call <vscale x 4 x i64> @llvm.smax.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %33 = call i32 @llvm.umin.i32(i32 %0, i32 %0)
  %34 = call <vscale x 4 x i64> @llvm.umin.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %35 = call i32 @llvm.umax.i32(i32 %0, i32 %0)
  %36 = call <vscale x 4 x i64> @llvm.umax.nxv4i64(<vscale x 4 x i64> %2, <vscale x 4 x i64> %2)
  %37 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %0)
  %38 = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %1, <4 x i32> %1)
  %39 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %0)
  %40 = call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32> %1, <4 x i32> %1)
  %41 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %0)
  %42 = call { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32> %1, <4 x i32> %1)
  %43 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %0)
  %44 = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %1, <4 x i32> %1)
  %45 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %0)
  %46 = call { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32> %1, <4 x i32> %1)
  %47 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %0)
  %48 = call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32> %1, <4 x i32> %1)
  %49 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %0)
  %50 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %1, <4 x i32> %1, <4 x i32> %1)
  %51 = call i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %0)
  %52 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %1, <4 x i32> %1, <4 x i32> %1)
  %53 = call i32 @llvm.expect.i32(i32 %0, i32 %0)
  %54 = call i64 @llvm.expect.with.probability.i64(i64 %3, i64 %3, double 2.500000e-01)
  %55 = call i1 @llvm.is.constant.i32(i32 %0)
  %56 = call i32 @llvm.ssa.copy.i32(i32 %0)
  %57 = call i64 @llvm.vscale.i64()
  ret void
}

declare i32 @llvm.bitreverse.i32(i32) #0

declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>) #0

declare i32 @llvm.bswap.i32(i32) #0

declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>) #0

declare i32 @llvm.abs.i32(i32, i1 immarg) #1

declare <vscale x 4 x i64> @llvm.abs.nxv4i64(<vscale x 4 x i64>, i1 immarg) #1

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1 immarg) #1

declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1 immarg) #1

declare i32 @llvm.sadd.sat.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.sadd.sat.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.uadd.sat.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.uadd.sat.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.ssub.sat.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.ssub.sat.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.usub.sat.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.sshl.sat.i32(i32, i32) #1

declare <vscale x 4 x i64> @llvm.sshl.sat.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #1

declare i32 @llvm.ushl.sat.i32(i32, i32) #1

declare <vscale x 4 x i64> @llvm.ushl.sat.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #1

declare i32 @llvm.smin.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.smin.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.smax.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.umin.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare i32 @llvm.umax.i32(i32, i32) #0

declare <vscale x 4 x i64> @llvm.umax.nxv4i64(<vscale x 4 x i64>, <vscale x 4 x i64>) #0

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

declare i32 @llvm.fshl.i32(i32, i32, i32) #0

declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #0

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #0

declare i32 @llvm.expect.i32(i32, i32) #2

declare i64 @llvm.expect.with.probability.i64(i64, i64, double immarg) #2

declare i1 @llvm.is.constant.i32(i32) #3

declare i32 @llvm.ssa.copy.i32(i32 returned) #2

declare i64 @llvm.vscale.i64() #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
