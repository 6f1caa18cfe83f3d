// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Intrinsics of arithmetic.
llvm.func @math(%x: f32, %y: f32, %v: vector<4xf64>, %i: i32) {
  %ceil = llvm.intr.ceil(%x) : (f32) -> f32
  %cos = llvm.intr.cos(%x) : (f32) -> f32
  %exp = llvm.intr.exp(%x) : (f32) -> f32
  %exp2 = llvm.intr.exp2(%x) : (f32) -> f32
  %fabs = llvm.intr.fabs(%x) : (f32) -> f32
  %floor = llvm.intr.floor(%x) : (f32) -> f32
  %log = llvm.intr.log(%x) : (f32) -> f32
  %log10 = llvm.intr.log10(%x) : (f32) -> f32
  %log2 = llvm.intr.log2(%x) : (f32) -> f32
  %nearbyint = llvm.intr.nearbyint(%x) : (f32) -> f32
  %rint = llvm.intr.rint(%x) : (f32) -> f32
  %round = llvm.intr.round(%x) : (f32) -> f32
  %roundeven = llvm.intr.roundeven(%x) : (f32) -> f32
  %sin = llvm.intr.sin(%x) : (f32) -> f32
  %sqrt = llvm.intr.sqrt(%x) : (f32) -> f32
  %trunc = llvm.intr.trunc(%x) : (f32) -> f32
  %sq = llvm.intr.sqrt(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
  %copysign = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32
  %maximum = llvm.intr.maximum(%x, %y) : (f32, f32) -> f32
  %maxnum = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32
  %minimum = llvm.intr.minimum(%x, %y) : (f32, f32) -> f32
  %minnum = llvm.intr.minnum(%x, %y) : (f32, f32) -> f32
  %pow = llvm.intr.pow(%x, %y) : (f32, f32) -> f32
  %fma = llvm.intr.fma(%x, %y, %x) : (f32, f32, f32) -> f32
  %fmuladd = llvm.intr.fmuladd(%x, %y, %x) : (f32, f32, f32) -> f32
  %powi = llvm.intr.powi(%x, %i) : (f32, i32) -> f32
  %lround = llvm.intr.lround(%x) : (f32) -> i64
  %llround = llvm.intr.llround(%x) : (f32) -> i64
  %lrint = llvm.intr.lrint(%x) : (f32) -> i64
  %llrint = llvm.intr.llrint(%x) : (f32) -> i64
  %class = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return
}
llvm.func @bits(%a: i32, %b: i32, %v: vector<4xi32>) {
  %bitreverse = llvm.intr.bitreverse(%a) : (i32) -> i32
  %bswap = llvm.intr.bswap(%a) : (i32) -> i32
  %ctpop = llvm.intr.ctpop(%a) : (i32) -> i32
  %abs = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> i32
  %ctlz = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %cttz = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %smax = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %smin = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  %umax = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  %umin = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  %sadd_sat = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  %uadd_sat = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  %ssub_sat = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  %usub_sat = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  %sshl_sat = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  %ushl_sat = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  %fshl = llvm.intr.fshl(%a, %b, %a) : (i32, i32, i32) -> i32
  %fshr = llvm.intr.fshr(%a, %b, %a) : (i32, i32, i32) -> i32
  %sadd_o = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %uadd_o = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %ssub_o = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %usub_o = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %smul_o = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %umul_o = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %ov = "llvm.intr.sadd.with.overflow"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}
//--- out
module {
  llvm.func @math(%arg0: f32, %arg1: f32, %arg2: vector<4xf64>, %arg3: i32) {
    %0 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %1 = llvm.intr.cos(%arg0) : (f32) -> f32
    %2 = llvm.intr.exp(%arg0) : (f32) -> f32
    %3 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %4 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %5 = llvm.intr.floor(%arg0) : (f32) -> f32
    %6 = llvm.intr.log(%arg0) : (f32) -> f32
    %7 = llvm.intr.log10(%arg0) : (f32) -> f32
    %8 = llvm.intr.log2(%arg0) : (f32) -> f32
    %9 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
    %10 = llvm.intr.rint(%arg0) : (f32) -> f32
    %11 = llvm.intr.round(%arg0) : (f32) -> f32
    %12 = llvm.intr.roundeven(%arg0) : (f32) -> f32
    %13 = llvm.intr.sin(%arg0) : (f32) -> f32
    %14 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %15 = llvm.intr.trunc(%arg0) : (f32) -> f32
    %16 = llvm.intr.sqrt(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %17 = llvm.intr.copysign(%arg0, %arg1) : (f32, f32) -> f32
    %18 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
    %19 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
    %20 = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
    %21 = llvm.intr.minnum(%arg0, %arg1) : (f32, f32) -> f32
    %22 = llvm.intr.pow(%arg0, %arg1) : (f32, f32) -> f32
    %23 = llvm.intr.fma(%arg0, %arg1, %arg0) : (f32, f32, f32) -> f32
    %24 = llvm.intr.fmuladd(%arg0, %arg1, %arg0) : (f32, f32, f32) -> f32
    %25 = llvm.intr.powi(%arg0, %arg3) : (f32, i32) -> f32
    %26 = llvm.intr.lround(%arg0) : (f32) -> i64
    %27 = llvm.intr.llround(%arg0) : (f32) -> i64
    %28 = llvm.intr.lrint(%arg0) : (f32) -> i64
    %29 = llvm.intr.llrint(%arg0) : (f32) -> i64
    %30 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    llvm.return
  }
  llvm.func @bits(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) {
    %0 = llvm.intr.bitreverse(%arg0) : (i32) -> i32
    %1 = llvm.intr.bswap(%arg0) : (i32) -> i32
    %2 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %3 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
    %4 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %5 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %6 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
    %7 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
    %8 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
    %9 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
    %10 = llvm.intr.sadd.sat(%arg0, %arg1) : (i32, i32) -> i32
    %11 = llvm.intr.uadd.sat(%arg0, %arg1) : (i32, i32) -> i32
    %12 = llvm.intr.ssub.sat(%arg0, %arg1) : (i32, i32) -> i32
    %13 = llvm.intr.usub.sat(%arg0, %arg1) : (i32, i32) -> i32
    %14 = llvm.intr.sshl.sat(%arg0, %arg1) : (i32, i32) -> i32
    %15 = llvm.intr.ushl.sat(%arg0, %arg1) : (i32, i32) -> i32
    %16 = llvm.intr.fshl(%arg0, %arg1, %arg0) : (i32, i32, i32) -> i32
    %17 = llvm.intr.fshr(%arg0, %arg1, %arg0) : (i32, i32, i32) -> i32
    %18 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %19 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %20 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %21 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %23 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @math(%arg0: f32, %arg1: f32, %arg2: vector<4xf64>, %arg3: i32) {
    %0 = llvm.intr.ceil(%arg0)  : (f32) -> f32
    %1 = llvm.intr.cos(%arg0)  : (f32) -> f32
    %2 = llvm.intr.exp(%arg0)  : (f32) -> f32
    %3 = llvm.intr.exp2(%arg0)  : (f32) -> f32
    %4 = llvm.intr.fabs(%arg0)  : (f32) -> f32
    %5 = llvm.intr.floor(%arg0)  : (f32) -> f32
    %6 = llvm.intr.log(%arg0)  : (f32) -> f32
    %7 = llvm.intr.log10(%arg0)  : (f32) -> f32
    %8 = llvm.intr.log2(%arg0)  : (f32) -> f32
    %9 = llvm.intr.nearbyint(%arg0)  : (f32) -> f32
    %10 = llvm.intr.rint(%arg0)  : (f32) -> f32
    %11 = llvm.intr.round(%arg0)  : (f32) -> f32
    %12 = llvm.intr.roundeven(%arg0)  : (f32) -> f32
    %13 = llvm.intr.sin(%arg0)  : (f32) -> f32
    %14 = llvm.intr.sqrt(%arg0)  : (f32) -> f32
    %15 = llvm.intr.trunc(%arg0)  : (f32) -> f32
    %16 = llvm.intr.sqrt(%arg2)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %17 = llvm.intr.copysign(%arg0, %arg1)  : (f32, f32) -> f32
    %18 = llvm.intr.maximum(%arg0, %arg1)  : (f32, f32) -> f32
    %19 = llvm.intr.maxnum(%arg0, %arg1)  : (f32, f32) -> f32
    %20 = llvm.intr.minimum(%arg0, %arg1)  : (f32, f32) -> f32
    %21 = llvm.intr.minnum(%arg0, %arg1)  : (f32, f32) -> f32
    %22 = llvm.intr.pow(%arg0, %arg1)  : (f32, f32) -> f32
    %23 = llvm.intr.fma(%arg0, %arg1, %arg0)  : (f32, f32, f32) -> f32
    %24 = llvm.intr.fmuladd(%arg0, %arg1, %arg0)  : (f32, f32, f32) -> f32
    %25 = llvm.intr.powi(%arg0, %arg3)  : (f32, i32) -> f32
    %26 = llvm.intr.lround(%arg0)  : (f32) -> i64
    %27 = llvm.intr.llround(%arg0)  : (f32) -> i64
    %28 = llvm.intr.lrint(%arg0)  : (f32) -> i64
    %29 = llvm.intr.llrint(%arg0)  : (f32) -> i64
    %30 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    llvm.return
  }
  llvm.func @bits(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) {
    %0 = llvm.intr.bitreverse(%arg0)  : (i32) -> i32
    %1 = llvm.intr.bswap(%arg0)  : (i32) -> i32
    %2 = llvm.intr.ctpop(%arg0)  : (i32) -> i32
    %3 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
    %4 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %5 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %6 = llvm.intr.smax(%arg0, %arg1)  : (i32, i32) -> i32
    %7 = llvm.intr.smin(%arg0, %arg1)  : (i32, i32) -> i32
    %8 = llvm.intr.umax(%arg0, %arg1)  : (i32, i32) -> i32
    %9 = llvm.intr.umin(%arg0, %arg1)  : (i32, i32) -> i32
    %10 = llvm.intr.sadd.sat(%arg0, %arg1)  : (i32, i32) -> i32
    %11 = llvm.intr.uadd.sat(%arg0, %arg1)  : (i32, i32) -> i32
    %12 = llvm.intr.ssub.sat(%arg0, %arg1)  : (i32, i32) -> i32
    %13 = llvm.intr.usub.sat(%arg0, %arg1)  : (i32, i32) -> i32
    %14 = llvm.intr.sshl.sat(%arg0, %arg1)  : (i32, i32) -> i32
    %15 = llvm.intr.ushl.sat(%arg0, %arg1)  : (i32, i32) -> i32
    %16 = llvm.intr.fshl(%arg0, %arg1, %arg0)  : (i32, i32, i32) -> i32
    %17 = llvm.intr.fshr(%arg0, %arg1, %arg0)  : (i32, i32, i32) -> i32
    %18 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %19 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %20 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %21 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %23 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
    llvm.return
  }
}

//--- out 3
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf64>, i32)>, linkage = #llvm.linkage<external>, sym_name = "math", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: f32, %arg4: f32, %arg5: vector<4xf64>, %arg6: i32):
    %25 = "llvm.intr.ceil"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %26 = "llvm.intr.cos"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %27 = "llvm.intr.exp"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %28 = "llvm.intr.exp2"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %29 = "llvm.intr.fabs"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %30 = "llvm.intr.floor"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %31 = "llvm.intr.log"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %32 = "llvm.intr.log10"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %33 = "llvm.intr.log2"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %34 = "llvm.intr.nearbyint"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %35 = "llvm.intr.rint"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %36 = "llvm.intr.round"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %37 = "llvm.intr.roundeven"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %38 = "llvm.intr.sin"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %39 = "llvm.intr.sqrt"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %40 = "llvm.intr.trunc"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %41 = "llvm.intr.sqrt"(%arg5) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %42 = "llvm.intr.copysign"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %43 = "llvm.intr.maximum"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %44 = "llvm.intr.maxnum"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %45 = "llvm.intr.minimum"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %46 = "llvm.intr.minnum"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %47 = "llvm.intr.pow"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %48 = "llvm.intr.fma"(%arg3, %arg4, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %49 = "llvm.intr.fmuladd"(%arg3, %arg4, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %50 = "llvm.intr.powi"(%arg3, %arg6) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %51 = "llvm.intr.lround"(%arg3) : (f32) -> i64
    %52 = "llvm.intr.llround"(%arg3) : (f32) -> i64
    %53 = "llvm.intr.lrint"(%arg3) : (f32) -> i64
    %54 = "llvm.intr.llrint"(%arg3) : (f32) -> i64
    %55 = "llvm.intr.is.fpclass"(%arg3) <{bit = 3 : i32}> : (f32) -> i1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "bits", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>):
    %0 = "llvm.intr.bitreverse"(%arg0) : (i32) -> i32
    %1 = "llvm.intr.bswap"(%arg0) : (i32) -> i32
    %2 = "llvm.intr.ctpop"(%arg0) : (i32) -> i32
    %3 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
    %4 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %5 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %6 = "llvm.intr.smax"(%arg0, %arg1) : (i32, i32) -> i32
    %7 = "llvm.intr.smin"(%arg0, %arg1) : (i32, i32) -> i32
    %8 = "llvm.intr.umax"(%arg0, %arg1) : (i32, i32) -> i32
    %9 = "llvm.intr.umin"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "llvm.intr.sadd.sat"(%arg0, %arg1) : (i32, i32) -> i32
    %11 = "llvm.intr.uadd.sat"(%arg0, %arg1) : (i32, i32) -> i32
    %12 = "llvm.intr.ssub.sat"(%arg0, %arg1) : (i32, i32) -> i32
    %13 = "llvm.intr.usub.sat"(%arg0, %arg1) : (i32, i32) -> i32
    %14 = "llvm.intr.sshl.sat"(%arg0, %arg1) : (i32, i32) -> i32
    %15 = "llvm.intr.ushl.sat"(%arg0, %arg1) : (i32, i32) -> i32
    %16 = "llvm.intr.fshl"(%arg0, %arg1, %arg0) : (i32, i32, i32) -> i32
    %17 = "llvm.intr.fshr"(%arg0, %arg1, %arg0) : (i32, i32, i32) -> i32
    %18 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %19 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %20 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %21 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %23 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 4
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @math(float %0, float %1, <4 x double> %2, i32 %3) {
  %5 = call float @llvm.ceil.f32(float %0)
  %6 = call float @llvm.cos.f32(float %0)
  %7 = call float @llvm.exp.f32(float %0)
  %8 = call float @llvm.exp2.f32(float %0)
  %9 = call float @llvm.fabs.f32(float %0)
  %10 = call float @llvm.floor.f32(float %0)
  %11 = call float @llvm.log.f32(float %0)
  %12 = call float @llvm.log10.f32(float %0)
  %13 = call float @llvm.log2.f32(float %0)
  %14 = call float @llvm.nearbyint.f32(float %0)
  %15 = call float @llvm.rint.f32(float %0)
  %16 = call float @llvm.round.f32(float %0)
  %17 = call float @llvm.roundeven.f32(float %0)
  %18 = call float @llvm.sin.f32(float %0)
  %19 = call float @llvm.sqrt.f32(float %0)
  %20 = call float @llvm.trunc.f32(float %0)
  %21 = call fast <4 x double> @llvm.sqrt.v4f64(<4 x double> %2)
  %22 = call float @llvm.copysign.f32(float %0, float %1)
  %23 = call float @llvm.maximum.f32(float %0, float %1)
  %24 = call float @llvm.maxnum.f32(float %0, float %1)
  %25 = call float @llvm.minimum.f32(float %0, float %1)
  %26 = call float @llvm.minnum.f32(float %0, float %1)
  %27 = call float @llvm.pow.f32(float %0, float %1)
  %28 = call float @llvm.fma.f32(float %0, float %1, float %0)
  %29 = call float @llvm.fmuladd.f32(float %0, float %1, float %0)
  %30 = call float @llvm.powi.f32.i32(float %0, i32 %3)
  %31 = call i64 @llvm.lround.i64.f32(float %0)
  %32 = call i64 @llvm.llround.i64.f32(float %0)
  %33 = call i64 @llvm.lrint.i64.f32(float %0)
  %34 = call i64 @llvm.llrint.i64.f32(float %0)
  %35 = call i1 @llvm.is.fpclass.f32(float %0, i32 3)
  ret void
}

define void @bits(i32 %0, i32 %1, <4 x i32> %2) {
  %4 = call i32 @llvm.bitreverse.i32(i32 %0)
  %5 = call i32 @llvm.bswap.i32(i32 %0)
  %6 = call i32 @llvm.ctpop.i32(i32 %0)
  %7 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  %8 = call i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %9 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %10 = call i32 @llvm.smax.i32(i32 %0, i32 %1)
  %11 = call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %12 = call i32 @llvm.umax.i32(i32 %0, i32 %1)
  %13 = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %14 = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  %15 = call i32 @llvm.uadd.sat.i32(i32 %0, i32 %1)
  %16 = call i32 @llvm.ssub.sat.i32(i32 %0, i32 %1)
  %17 = call i32 @llvm.usub.sat.i32(i32 %0, i32 %1)
  %18 = call i32 @llvm.sshl.sat.i32(i32 %0, i32 %1)
  %19 = call i32 @llvm.ushl.sat.i32(i32 %0, i32 %1)
  %20 = call i32 @llvm.fshl.i32(i32 %0, i32 %1, i32 %0)
  %21 = call i32 @llvm.fshr.i32(i32 %0, i32 %1, i32 %0)
  %22 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %23 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %1)
  %24 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %1)
  %25 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %1)
  %26 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %27 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %28 = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %2, <4 x i32> %2)
  ret void
}

declare float @llvm.ceil.f32(float) #0

declare float @llvm.cos.f32(float) #0

declare float @llvm.exp.f32(float) #0

declare float @llvm.exp2.f32(float) #0

declare float @llvm.fabs.f32(float) #0

declare float @llvm.floor.f32(float) #0

declare float @llvm.log.f32(float) #0

declare float @llvm.log10.f32(float) #0

declare float @llvm.log2.f32(float) #0

declare float @llvm.nearbyint.f32(float) #0

declare float @llvm.rint.f32(float) #0

declare float @llvm.round.f32(float) #0

declare float @llvm.roundeven.f32(float) #0

declare float @llvm.sin.f32(float) #0

declare float @llvm.sqrt.f32(float) #0

declare float @llvm.trunc.f32(float) #0

declare <4 x double> @llvm.sqrt.v4f64(<4 x double>) #0

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.maximum.f32(float, float) #0

declare float @llvm.maxnum.f32(float, float) #0

declare float @llvm.minimum.f32(float, float) #0

declare float @llvm.minnum.f32(float, float) #0

declare float @llvm.pow.f32(float, float) #0

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.powi.f32.i32(float, i32) #0

declare i64 @llvm.lround.i64.f32(float) #0

declare i64 @llvm.llround.i64.f32(float) #0

declare i64 @llvm.lrint.i64.f32(float) #0

declare i64 @llvm.llrint.i64.f32(float) #0

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0

declare i32 @llvm.bitreverse.i32(i32) #0

declare i32 @llvm.bswap.i32(i32) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.abs.i32(i32, i1 immarg) #1

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

declare i32 @llvm.smax.i32(i32, i32) #0

declare i32 @llvm.smin.i32(i32, i32) #0

declare i32 @llvm.umax.i32(i32, i32) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare i32 @llvm.sadd.sat.i32(i32, i32) #0

declare i32 @llvm.uadd.sat.i32(i32, i32) #0

declare i32 @llvm.ssub.sat.i32(i32, i32) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare i32 @llvm.sshl.sat.i32(i32, i32) #1

declare i32 @llvm.ushl.sat.i32(i32, i32) #1

declare i32 @llvm.fshl.i32(i32, i32, i32) #0

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 5
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @math(float %0, float %1, <4 x double> %2, i32 %3) {
  %5 = call float @llvm.ceil.f32(float %0)
  %6 = call float @llvm.cos.f32(float %0)
  %7 = call float @llvm.exp.f32(float %0)
  %8 = call float @llvm.exp2.f32(float %0)
  %9 = call float @llvm.fabs.f32(float %0)
  %10 = call float @llvm.floor.f32(float %0)
  %11 = call float @llvm.log.f32(float %0)
  %12 = call float @llvm.log10.f32(float %0)
  %13 = call float @llvm.log2.f32(float %0)
  %14 = call float @llvm.nearbyint.f32(float %0)
  %15 = call float @llvm.rint.f32(float %0)
  %16 = call float @llvm.round.f32(float %0)
  %17 = call float @llvm.roundeven.f32(float %0)
  %18 = call float @llvm.sin.f32(float %0)
  %19 = call float @llvm.sqrt.f32(float %0)
  %20 = call float @llvm.trunc.f32(float %0)
  %21 = call fast <4 x double> @llvm.sqrt.v4f64(<4 x double> %2)
  %22 = call float @llvm.copysign.f32(float %0, float %1)
  %23 = call float @llvm.maximum.f32(float %0, float %1)
  %24 = call float @llvm.maxnum.f32(float %0, float %1)
  %25 = call float @llvm.minimum.f32(float %0, float %1)
  %26 = call float @llvm.minnum.f32(float %0, float %1)
  %27 = call float @llvm.pow.f32(float %0, float %1)
  %28 = call float @llvm.fma.f32(float %0, float %1, float %0)
  %29 = call float @llvm.fmuladd.f32(float %0, float %1, float %0)
  %30 = call float @llvm.powi.f32.i32(float %0, i32 %3)
  %31 = call i64 @llvm.lround.i64.f32(float %0)
  %32 = call i64 @llvm.llround.i64.f32(float %0)
  %33 = call i64 @llvm.lrint.i64.f32(float %0)
  %34 = call i64 @llvm.llrint.i64.f32(float %0)
  %35 = call i1 @llvm.is.fpclass.f32(float %0, i32 3)
  ret void
}

define void @bits(i32 %0, i32 %1, <4 x i32> %2) {
  %4 = call i32 @llvm.bitreverse.i32(i32 %0)
  %5 = call i32 @llvm.bswap.i32(i32 %0)
  %6 = call i32 @llvm.ctpop.i32(i32 %0)
  %7 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  %8 = call i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %9 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %10 = call i32 @llvm.smax.i32(i32 %0, i32 %1)
  %11 = call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %12 = call i32 @llvm.umax.i32(i32 %0, i32 %1)
  %13 = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %14 = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  %15 = call i32 @llvm.uadd.sat.i32(i32 %0, i32 %1)
  %16 = call i32 @llvm.ssub.sat.i32(i32 %0, i32 %1)
  %17 = call i32 @llvm.usub.sat.i32(i32 %0, i32 %1)
  %18 = call i32 @llvm.sshl.sat.i32(i32 %0, i32 %1)
  %19 = call i32 @llvm.ushl.sat.i32(i32 %0, i32 %1)
  %20 = call i32 @llvm.fshl.i32(i32 %0, i32 %1, i32 %0)
  %21 = call i32 @llvm.fshr.i32(i32 %0, i32 %1, i32 %0)
  %22 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %23 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %1)
  %24 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %1)
  %25 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %1)
  %26 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %27 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %28 = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %2, <4 x i32> %2)
  ret void
}

declare float @llvm.ceil.f32(float) #0

declare float @llvm.cos.f32(float) #0

declare float @llvm.exp.f32(float) #0

declare float @llvm.exp2.f32(float) #0

declare float @llvm.fabs.f32(float) #0

declare float @llvm.floor.f32(float) #0

declare float @llvm.log.f32(float) #0

declare float @llvm.log10.f32(float) #0

declare float @llvm.log2.f32(float) #0

declare float @llvm.nearbyint.f32(float) #0

declare float @llvm.rint.f32(float) #0

declare float @llvm.round.f32(float) #0

declare float @llvm.roundeven.f32(float) #0

declare float @llvm.sin.f32(float) #0

declare float @llvm.sqrt.f32(float) #0

declare float @llvm.trunc.f32(float) #0

declare <4 x double> @llvm.sqrt.v4f64(<4 x double>) #0

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.maximum.f32(float, float) #0

declare float @llvm.maxnum.f32(float, float) #0

declare float @llvm.minimum.f32(float, float) #0

declare float @llvm.minnum.f32(float, float) #0

declare float @llvm.pow.f32(float, float) #0

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.powi.f32.i32(float, i32) #0

declare i64 @llvm.lround.i64.f32(float) #0

declare i64 @llvm.llround.i64.f32(float) #0

declare i64 @llvm.lrint.i64.f32(float) #0

declare i64 @llvm.llrint.i64.f32(float) #0

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0

declare i32 @llvm.bitreverse.i32(i32) #0

declare i32 @llvm.bswap.i32(i32) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.abs.i32(i32, i1 immarg) #0

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0

declare i32 @llvm.cttz.i32(i32, i1 immarg) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare i32 @llvm.smin.i32(i32, i32) #0

declare i32 @llvm.umax.i32(i32, i32) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare i32 @llvm.sadd.sat.i32(i32, i32) #0

declare i32 @llvm.uadd.sat.i32(i32, i32) #0

declare i32 @llvm.ssub.sat.i32(i32, i32) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare i32 @llvm.sshl.sat.i32(i32, i32) #0

declare i32 @llvm.ushl.sat.i32(i32, i32) #0

declare i32 @llvm.fshl.i32(i32, i32, i32) #0

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #0

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0

declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
