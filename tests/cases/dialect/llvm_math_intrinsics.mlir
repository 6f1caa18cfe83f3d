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
