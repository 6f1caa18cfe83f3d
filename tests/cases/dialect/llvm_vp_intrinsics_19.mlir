// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// The same for 19, whose vectors of pointers are a type of their own.
llvm.func @vp(%a: vector<8xi32>, %x: vector<8xf32>, %m: vector<8xi1>, %n: i32, %i: i32, %s: f32, %w: vector<8xi64>, %d: vector<8xf64>, %p: !llvm.ptr, %ps: !llvm.vec<8 x ptr>, %st: i64) {
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
  %inttoptr = "llvm.intr.vp.inttoptr"(%w, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> !llvm.vec<8 x ptr>
  %ptrtoint = "llvm.intr.vp.ptrtoint"(%ps, %m, %n) : (!llvm.vec<8 x ptr>, vector<8xi1>, i32) -> vector<8xi64>
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
