// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// Predicated vector intrinsics.
llvm.func @vp(%a: vector<8xi32>, %x: vector<8xf32>, %m: vector<8xi1>, %n: i32, %i: i32, %s: f32, %w: vector<8xi64>, %d: vector<8xf64>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %st: i64) {
  %add = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %and = "llvm.intr.vp.and"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %ashr = "llvm.intr.vp.ashr"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %lshr = "llvm.intr.vp.lshr"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %mul = "llvm.intr.vp.mul"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %or = "llvm.intr.vp.or"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %sdiv = "llvm.intr.vp.sdiv"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %shl = "llvm.intr.vp.shl"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %srem = "llvm.intr.vp.srem"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %sub = "llvm.intr.vp.sub"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %udiv = "llvm.intr.vp.udiv"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %urem = "llvm.intr.vp.urem"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %xor = "llvm.intr.vp.xor"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %fadd = "llvm.intr.vp.fadd"(%x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fdiv = "llvm.intr.vp.fdiv"(%x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fmul = "llvm.intr.vp.fmul"(%x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %frem = "llvm.intr.vp.frem"(%x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fsub = "llvm.intr.vp.fsub"(%x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fma = "llvm.intr.vp.fma"(%x, %x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fmuladd = "llvm.intr.vp.fmuladd"(%x, %x, %x, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fneg = "llvm.intr.vp.fneg"(%x, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %fpext = "llvm.intr.vp.fpext"(%x, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  %fptrunc = "llvm.intr.vp.fptrunc"(%d, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
  %fptosi = "llvm.intr.vp.fptosi"(%x, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %fptoui = "llvm.intr.vp.fptoui"(%x, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %sitofp = "llvm.intr.vp.sitofp"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %uitofp = "llvm.intr.vp.uitofp"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %sext = "llvm.intr.vp.sext"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %zext = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %trunc = "llvm.intr.vp.trunc"(%w, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
  %inttoptr = "llvm.intr.vp.inttoptr"(%w, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  %ptrtoint = "llvm.intr.vp.ptrtoint"(%ps, %m, %n) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
  %radd = "llvm.intr.vp.reduce.add"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rand = "llvm.intr.vp.reduce.and"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rmul = "llvm.intr.vp.reduce.mul"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %ror = "llvm.intr.vp.reduce.or"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rsmax = "llvm.intr.vp.reduce.smax"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rsmin = "llvm.intr.vp.reduce.smin"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rumax = "llvm.intr.vp.reduce.umax"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rumin = "llvm.intr.vp.reduce.umin"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rxor = "llvm.intr.vp.reduce.xor"(%i, %a, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %rfadd = "llvm.intr.vp.reduce.fadd"(%s, %x, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %rfmax = "llvm.intr.vp.reduce.fmax"(%s, %x, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %rfmin = "llvm.intr.vp.reduce.fmin"(%s, %x, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %rfmul = "llvm.intr.vp.reduce.fmul"(%s, %x, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %merge = "llvm.intr.vp.merge"(%m, %a, %a, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %select = "llvm.intr.vp.select"(%m, %a, %a, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %load = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.store"(%x, %p, %m, %n) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %sload = "llvm.intr.experimental.vp.strided.load"(%p, %st, %m, %n) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.experimental.vp.strided.store"(%x, %p, %st, %m, %n) : (vector<8xf32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  llvm.return
}
//--- out
module {
  llvm.func @vp(%arg0: vector<8xi32>, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: i32, %arg4: i32, %arg5: f32, %arg6: vector<8xi64>, %arg7: vector<8xf64>, %arg8: !llvm.ptr, %arg9: vector<8x!llvm.ptr>, %arg10: i64) {
    %0 = "llvm.intr.vp.add"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.and"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %2 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %3 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %4 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %5 = "llvm.intr.vp.or"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %6 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %7 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %8 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %9 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %10 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %11 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %12 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %13 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %14 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %15 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %16 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %17 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %18 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %19 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %20 = "llvm.intr.vp.fneg"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %21 = "llvm.intr.vp.fpext"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
    %22 = "llvm.intr.vp.fptrunc"(%arg7, %arg2, %arg3) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
    %23 = "llvm.intr.vp.fptosi"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    %24 = "llvm.intr.vp.fptoui"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    %25 = "llvm.intr.vp.sitofp"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    %26 = "llvm.intr.vp.uitofp"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    %27 = "llvm.intr.vp.sext"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %28 = "llvm.intr.vp.zext"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %29 = "llvm.intr.vp.trunc"(%arg6, %arg2, %arg3) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
    %30 = "llvm.intr.vp.inttoptr"(%arg6, %arg2, %arg3) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
    %31 = "llvm.intr.vp.ptrtoint"(%arg9, %arg2, %arg3) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
    %32 = "llvm.intr.vp.reduce.add"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %33 = "llvm.intr.vp.reduce.and"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %34 = "llvm.intr.vp.reduce.mul"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %35 = "llvm.intr.vp.reduce.or"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %36 = "llvm.intr.vp.reduce.smax"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %37 = "llvm.intr.vp.reduce.smin"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %38 = "llvm.intr.vp.reduce.umax"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %39 = "llvm.intr.vp.reduce.umin"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %40 = "llvm.intr.vp.reduce.xor"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %41 = "llvm.intr.vp.reduce.fadd"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %42 = "llvm.intr.vp.reduce.fmax"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %43 = "llvm.intr.vp.reduce.fmin"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %44 = "llvm.intr.vp.reduce.fmul"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %45 = "llvm.intr.vp.merge"(%arg2, %arg0, %arg0, %arg3) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
    %46 = "llvm.intr.vp.select"(%arg2, %arg0, %arg0, %arg3) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
    %47 = "llvm.intr.vp.load"(%arg8, %arg2, %arg3) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.vp.store"(%arg1, %arg8, %arg2, %arg3) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
    %48 = "llvm.intr.experimental.vp.strided.load"(%arg8, %arg10, %arg2, %arg3) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.experimental.vp.strided.store"(%arg1, %arg8, %arg10, %arg2, %arg3) : (vector<8xf32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, vector<8xf32>, vector<8xi1>, i32, i32, f32, vector<8xi64>, vector<8xf64>, ptr, vector<8x!llvm.ptr>, i64)>, linkage = #llvm.linkage<external>, sym_name = "vp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<8xi32>, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: i32, %arg4: i32, %arg5: f32, %arg6: vector<8xi64>, %arg7: vector<8xf64>, %arg8: !llvm.ptr, %arg9: vector<8x!llvm.ptr>, %arg10: i64):
    %0 = "llvm.intr.vp.add"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.and"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %2 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %3 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %4 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %5 = "llvm.intr.vp.or"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %6 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %7 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %8 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %9 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %10 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %11 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %12 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %13 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %14 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %15 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %16 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %17 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %18 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %19 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %20 = "llvm.intr.vp.fneg"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %21 = "llvm.intr.vp.fpext"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
    %22 = "llvm.intr.vp.fptrunc"(%arg7, %arg2, %arg3) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
    %23 = "llvm.intr.vp.fptosi"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    %24 = "llvm.intr.vp.fptoui"(%arg1, %arg2, %arg3) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    %25 = "llvm.intr.vp.sitofp"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    %26 = "llvm.intr.vp.uitofp"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    %27 = "llvm.intr.vp.sext"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %28 = "llvm.intr.vp.zext"(%arg0, %arg2, %arg3) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %29 = "llvm.intr.vp.trunc"(%arg6, %arg2, %arg3) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
    %30 = "llvm.intr.vp.inttoptr"(%arg6, %arg2, %arg3) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
    %31 = "llvm.intr.vp.ptrtoint"(%arg9, %arg2, %arg3) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
    %32 = "llvm.intr.vp.reduce.add"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %33 = "llvm.intr.vp.reduce.and"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %34 = "llvm.intr.vp.reduce.mul"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %35 = "llvm.intr.vp.reduce.or"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %36 = "llvm.intr.vp.reduce.smax"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %37 = "llvm.intr.vp.reduce.smin"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %38 = "llvm.intr.vp.reduce.umax"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %39 = "llvm.intr.vp.reduce.umin"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %40 = "llvm.intr.vp.reduce.xor"(%arg4, %arg0, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %41 = "llvm.intr.vp.reduce.fadd"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %42 = "llvm.intr.vp.reduce.fmax"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %43 = "llvm.intr.vp.reduce.fmin"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %44 = "llvm.intr.vp.reduce.fmul"(%arg5, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %45 = "llvm.intr.vp.merge"(%arg2, %arg0, %arg0, %arg3) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
    %46 = "llvm.intr.vp.select"(%arg2, %arg0, %arg0, %arg3) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
    %47 = "llvm.intr.vp.load"(%arg8, %arg2, %arg3) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.vp.store"(%arg1, %arg8, %arg2, %arg3) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
    %48 = "llvm.intr.experimental.vp.strided.load"(%arg8, %arg10, %arg2, %arg3) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.experimental.vp.strided.store"(%arg1, %arg8, %arg10, %arg2, %arg3) : (vector<8xf32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @vp(<8 x i32> %0, <8 x float> %1, <8 x i1> %2, i32 %3, i32 %4, float %5, <8 x i64> %6, <8 x double> %7, ptr %8, <8 x ptr> %9, i64 %10) {
  %12 = call <8 x i32> @llvm.vp.add.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %13 = call <8 x i32> @llvm.vp.and.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %14 = call <8 x i32> @llvm.vp.ashr.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %15 = call <8 x i32> @llvm.vp.lshr.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %16 = call <8 x i32> @llvm.vp.mul.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %17 = call <8 x i32> @llvm.vp.or.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %18 = call <8 x i32> @llvm.vp.sdiv.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %19 = call <8 x i32> @llvm.vp.shl.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %20 = call <8 x i32> @llvm.vp.srem.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %21 = call <8 x i32> @llvm.vp.sub.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %22 = call <8 x i32> @llvm.vp.udiv.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %23 = call <8 x i32> @llvm.vp.urem.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %24 = call <8 x i32> @llvm.vp.xor.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %25 = call <8 x float> @llvm.vp.fadd.v8f32(<8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %26 = call <8 x float> @llvm.vp.fdiv.v8f32(<8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %27 = call <8 x float> @llvm.vp.fmul.v8f32(<8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %28 = call <8 x float> @llvm.vp.frem.v8f32(<8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %29 = call <8 x float> @llvm.vp.fsub.v8f32(<8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %30 = call <8 x float> @llvm.vp.fma.v8f32(<8 x float> %1, <8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %31 = call <8 x float> @llvm.vp.fmuladd.v8f32(<8 x float> %1, <8 x float> %1, <8 x float> %1, <8 x i1> %2, i32 %3)
  %32 = call <8 x float> @llvm.vp.fneg.v8f32(<8 x float> %1, <8 x i1> %2, i32 %3)
  %33 = call <8 x double> @llvm.vp.fpext.v8f64.v8f32(<8 x float> %1, <8 x i1> %2, i32 %3)
  %34 = call <8 x float> @llvm.vp.fptrunc.v8f32.v8f64(<8 x double> %7, <8 x i1> %2, i32 %3)
  %35 = call <8 x i32> @llvm.vp.fptosi.v8i32.v8f32(<8 x float> %1, <8 x i1> %2, i32 %3)
  %36 = call <8 x i32> @llvm.vp.fptoui.v8i32.v8f32(<8 x float> %1, <8 x i1> %2, i32 %3)
  %37 = call <8 x float> @llvm.vp.sitofp.v8f32.v8i32(<8 x i32> %0, <8 x i1> %2, i32 %3)
  %38 = call <8 x float> @llvm.vp.uitofp.v8f32.v8i32(<8 x i32> %0, <8 x i1> %2, i32 %3)
  %39 = call <8 x i64> @llvm.vp.sext.v8i64.v8i32(<8 x i32> %0, <8 x i1> %2, i32 %3)
  %40 = call <8 x i64> @llvm.vp.zext.v8i64.v8i32(<8 x i32> %0, <8 x i1> %2, i32 %3)
  %41 = call <8 x i32> @llvm.vp.trunc.v8i32.v8i64(<8 x i64> %6, <8 x i1> %2, i32 %3)
  %42 = call <8 x ptr> @llvm.vp.inttoptr.v8p0.v8i64(<8 x i64> %6, <8 x i1> %2, i32 %3)
  %43 = call <8 x i64> @llvm.vp.ptrtoint.v8i64.v8p0(<8 x ptr> %9, <8 x i1> %2, i32 %3)
  %44 = call i32 @llvm.vp.reduce.add.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %45 = call i32 @llvm.vp.reduce.and.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %46 = call i32 @llvm.vp.reduce.mul.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %47 = call i32 @llvm.vp.reduce.or.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %48 = call i32 @llvm.vp.reduce.smax.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %49 = call i32 @llvm.vp.reduce.smin.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %50 = call i32 @llvm.vp.reduce.umax.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %51 = call i32 @llvm.vp.reduce.umin.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %52 = call i32 @llvm.vp.reduce.xor.v8i32(i32 %4, <8 x i32> %0, <8 x i1> %2, i32 %3)
  %53 = call float @llvm.vp.reduce.fadd.v8f32(float %5, <8 x float> %1, <8 x i1> %2, i32 %3)
  %54 = call float @llvm.vp.reduce.fmax.v8f32(float %5, <8 x float> %1, <8 x i1> %2, i32 %3)
  %55 = call float @llvm.vp.reduce.fmin.v8f32(float %5, <8 x float> %1, <8 x i1> %2, i32 %3)
  %56 = call float @llvm.vp.reduce.fmul.v8f32(float %5, <8 x float> %1, <8 x i1> %2, i32 %3)
  %57 = call <8 x i32> @llvm.vp.merge.v8i32(<8 x i1> %2, <8 x i32> %0, <8 x i32> %0, i32 %3)
  %58 = call <8 x i32> @llvm.vp.select.v8i32(<8 x i1> %2, <8 x i32> %0, <8 x i32> %0, i32 %3)
  %59 = call <8 x float> @llvm.vp.load.v8f32.p0(ptr %8, <8 x i1> %2, i32 %3)
  call void @llvm.vp.store.v8f32.p0(<8 x float> %1, ptr %8, <8 x i1> %2, i32 %3)
  %60 = call <8 x float> @llvm.experimental.vp.strided.load.v8f32.p0.i64(ptr %8, i64 %10, <8 x i1> %2, i32 %3)
  call void @llvm.experimental.vp.strided.store.v8f32.p0.i64(<8 x float> %1, ptr %8, i64 %10, <8 x i1> %2, i32 %3)
  ret void
}

declare <8 x i32> @llvm.vp.add.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.and.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.ashr.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.lshr.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.mul.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.or.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.sdiv.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #1

declare <8 x i32> @llvm.vp.shl.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.srem.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #1

declare <8 x i32> @llvm.vp.sub.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.udiv.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #1

declare <8 x i32> @llvm.vp.urem.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #1

declare <8 x i32> @llvm.vp.xor.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fadd.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fdiv.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fmul.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.frem.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fsub.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fma.v8f32(<8 x float>, <8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fneg.v8f32(<8 x float>, <8 x i1>, i32) #0

declare <8 x double> @llvm.vp.fpext.v8f64.v8f32(<8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.fptrunc.v8f32.v8f64(<8 x double>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.fptosi.v8i32.v8f32(<8 x float>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.fptoui.v8i32.v8f32(<8 x float>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.sitofp.v8f32.v8i32(<8 x i32>, <8 x i1>, i32) #0

declare <8 x float> @llvm.vp.uitofp.v8f32.v8i32(<8 x i32>, <8 x i1>, i32) #0

declare <8 x i64> @llvm.vp.sext.v8i64.v8i32(<8 x i32>, <8 x i1>, i32) #0

declare <8 x i64> @llvm.vp.zext.v8i64.v8i32(<8 x i32>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.trunc.v8i32.v8i64(<8 x i64>, <8 x i1>, i32) #0

declare <8 x ptr> @llvm.vp.inttoptr.v8p0.v8i64(<8 x i64>, <8 x i1>, i32) #0

declare <8 x i64> @llvm.vp.ptrtoint.v8i64.v8p0(<8 x ptr>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.add.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.and.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.mul.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.or.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.smax.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.smin.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.umax.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.umin.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare i32 @llvm.vp.reduce.xor.v8i32(i32, <8 x i32>, <8 x i1>, i32) #0

declare float @llvm.vp.reduce.fadd.v8f32(float, <8 x float>, <8 x i1>, i32) #0

declare float @llvm.vp.reduce.fmax.v8f32(float, <8 x float>, <8 x i1>, i32) #0

declare float @llvm.vp.reduce.fmin.v8f32(float, <8 x float>, <8 x i1>, i32) #0

declare float @llvm.vp.reduce.fmul.v8f32(float, <8 x float>, <8 x i1>, i32) #0

declare <8 x i32> @llvm.vp.merge.v8i32(<8 x i1>, <8 x i32>, <8 x i32>, i32) #0

declare <8 x i32> @llvm.vp.select.v8i32(<8 x i1>, <8 x i32>, <8 x i32>, i32) #0

declare <8 x float> @llvm.vp.load.v8f32.p0(ptr captures(none), <8 x i1>, i32) #2

declare void @llvm.vp.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>, i32) #3

declare <8 x float> @llvm.experimental.vp.strided.load.v8f32.p0.i64(ptr captures(none), i64, <8 x i1>, i32) #2

declare void @llvm.experimental.vp.strided.store.v8f32.p0.i64(<8 x float>, ptr captures(none), i64, <8 x i1>, i32) #3

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
