// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Intrinsics that came after 19.
llvm.func @math(%x: f32, %y: f32, %i: i32, %n: i64, %p: !llvm.ptr, %v: vector<4xf32>, %b: i8) {
  %acos = llvm.intr.acos(%x) : (f32) -> f32
  %asin = llvm.intr.asin(%x) : (f32) -> f32
  %atan = llvm.intr.atan(%x) : (f32) -> f32
  %cosh = llvm.intr.cosh(%x) : (f32) -> f32
  %exp10 = llvm.intr.exp10(%x) : (f32) -> f32
  %sinh = llvm.intr.sinh(%x) : (f32) -> f32
  %tan = llvm.intr.tan(%x) : (f32) -> f32
  %tanh = llvm.intr.tanh(%x) : (f32) -> f32
  %atan2 = llvm.intr.atan2(%x, %y) : (f32, f32) -> f32
  %sincos = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %frexp = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %ldexp = llvm.intr.ldexp(%x, %i) : (f32, i32) -> f32
  %scmp = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
  %ucmp = llvm.intr.ucmp(%i, %i) : (i32, i32) -> i8
  %launder = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %strip = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %mask = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %step = llvm.intr.stepvector : vector<4xi32>
  llvm.return
}
llvm.func @constrained(%x: f32, %i: i32) {
  %0 = llvm.intr.experimental.constrained.fpext %x ignore : f32 to f64
  %1 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %2 = llvm.intr.experimental.constrained.uitofp %i tonearest strict : i32 to f32
  llvm.return
}
llvm.func @vp(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %smax = "llvm.intr.vp.smax"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %smin = "llvm.intr.vp.smin"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %umax = "llvm.intr.vp.umax"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %umin = "llvm.intr.vp.umin"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}
//--- out
module {
  llvm.func @math(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: i64, %arg4: !llvm.ptr, %arg5: vector<4xf32>, %arg6: i8) {
    %0 = llvm.intr.acos(%arg0) : (f32) -> f32
    %1 = llvm.intr.asin(%arg0) : (f32) -> f32
    %2 = llvm.intr.atan(%arg0) : (f32) -> f32
    %3 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %4 = llvm.intr.exp10(%arg0) : (f32) -> f32
    %5 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %6 = llvm.intr.tan(%arg0) : (f32) -> f32
    %7 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %8 = llvm.intr.atan2(%arg0, %arg1) : (f32, f32) -> f32
    %9 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
    %10 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    %11 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
    %12 = llvm.intr.scmp(%arg2, %arg2) : (i32, i32) -> i2
    %13 = llvm.intr.ucmp(%arg2, %arg2) : (i32, i32) -> i8
    %14 = llvm.intr.launder.invariant.group %arg4 : !llvm.ptr
    %15 = llvm.intr.strip.invariant.group %arg4 : !llvm.ptr
    %16 = llvm.intr.ptrmask %arg4, %arg3 : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset.inline"(%arg4, %arg6) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
    %17 = llvm.intr.stepvector : vector<4xi32>
    llvm.return
  }
  llvm.func @constrained(%arg0: f32, %arg1: i32) {
    %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
    %1 = llvm.intr.experimental.constrained.sitofp %arg1 towardzero ignore : i32 to f32
    %2 = llvm.intr.experimental.constrained.uitofp %arg1 tonearest strict : i32 to f32
    llvm.return
  }
  llvm.func @vp(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %2 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %3 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, i32, i64, ptr, vector<4xf32>, i8)>, linkage = #llvm.linkage<external>, sym_name = "math", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: f32, %arg6: f32, %arg7: i32, %arg8: i64, %arg9: !llvm.ptr, %arg10: vector<4xf32>, %arg11: i8):
    %7 = "llvm.intr.acos"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %8 = "llvm.intr.asin"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %9 = "llvm.intr.atan"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %10 = "llvm.intr.cosh"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %11 = "llvm.intr.exp10"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %12 = "llvm.intr.sinh"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %13 = "llvm.intr.tan"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %14 = "llvm.intr.tanh"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %15 = "llvm.intr.atan2"(%arg5, %arg6) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %16 = "llvm.intr.sincos"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
    %17 = "llvm.intr.frexp"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, i32)>
    %18 = "llvm.intr.ldexp"(%arg5, %arg7) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %19 = "llvm.intr.scmp"(%arg7, %arg7) : (i32, i32) -> i2
    %20 = "llvm.intr.ucmp"(%arg7, %arg7) : (i32, i32) -> i8
    %21 = "llvm.intr.launder.invariant.group"(%arg9) : (!llvm.ptr) -> !llvm.ptr
    %22 = "llvm.intr.strip.invariant.group"(%arg9) : (!llvm.ptr) -> !llvm.ptr
    %23 = "llvm.intr.ptrmask"(%arg9, %arg8) : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset.inline"(%arg9, %arg11) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
    %24 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "constrained", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: f32, %arg4: i32):
    %4 = "llvm.intr.experimental.constrained.fpext"(%arg3) <{fpExceptionBehavior = 0 : i64}> : (f32) -> f64
    %5 = "llvm.intr.experimental.constrained.sitofp"(%arg4) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (i32) -> f32
    %6 = "llvm.intr.experimental.constrained.uitofp"(%arg4) <{fpExceptionBehavior = 2 : i64, roundingmode = 1 : i64}> : (i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, vector<8xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %2 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %3 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

