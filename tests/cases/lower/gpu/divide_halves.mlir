// RUN: lowir opt --llvm-optimize-for-nvvm-target %s
// RUN: lowir opt --compat=19 --llvm-optimize-for-nvvm-target %s
// Quotients of numbers of 16 bits by a reciprocal.
llvm.func @quotient(%a: f16, %b: f16, %c: f32) -> f16 {
  %0 = llvm.fdiv %a, %b : f16
  %1 = llvm.fdiv %c, %c : f32
  %2 = llvm.fptrunc %1 : f32 to f16
  %3 = llvm.fmul %0, %2 : f16
  llvm.return %3 : f16
}
//--- out
module {
  llvm.func @quotient(%arg0: f16, %arg1: f16, %arg2: f32) -> f16 {
    %0 = llvm.mlir.constant(0 : ui32) : i32
    %1 = llvm.mlir.constant(2139095040 : ui32) : i32
    %2 = llvm.fpext %arg0 : f16 to f32
    %3 = llvm.fpext %arg1 : f16 to f32
    %4 = nvvm.rcp.approx.ftz.f %3 : f32
    %5 = llvm.fmul %2, %4 : f32
    %6 = llvm.fneg %3 : f32
    %7 = llvm.intr.fma(%5, %6, %2) : (f32, f32, f32) -> f32
    %8 = llvm.intr.fma(%7, %4, %5) : (f32, f32, f32) -> f32
    %9 = llvm.bitcast %5 : f32 to i32
    %10 = llvm.and %9, %1 : i32
    %11 = llvm.icmp "eq" %10, %0 : i32
    %12 = llvm.icmp "eq" %10, %1 : i32
    %13 = llvm.or %11, %12 : i1
    %14 = llvm.select %13, %5, %8 : i1, f32
    %15 = llvm.fptrunc %14 : f32 to f16
    %16 = llvm.fdiv %arg2, %arg2 : f32
    %17 = llvm.fptrunc %16 : f32 to f16
    %18 = llvm.fmul %15, %17 : f16
    llvm.return %18 : f16
  }
}

//--- out 2
module {
  llvm.func @quotient(%arg0: f16, %arg1: f16, %arg2: f32) -> f16 {
    %0 = llvm.mlir.constant(0 : ui32) : i32
    %1 = llvm.mlir.constant(2139095040 : ui32) : i32
    %2 = llvm.fpext %arg0 : f16 to f32
    %3 = llvm.fpext %arg1 : f16 to f32
    %4 = nvvm.rcp.approx.ftz.f %3 : f32
    %5 = llvm.fmul %2, %4  : f32
    %6 = llvm.fneg %3  : f32
    %7 = llvm.intr.fma(%5, %6, %2)  : (f32, f32, f32) -> f32
    %8 = llvm.intr.fma(%7, %4, %5)  : (f32, f32, f32) -> f32
    %9 = llvm.bitcast %5 : f32 to i32
    %10 = llvm.and %9, %1  : i32
    %11 = llvm.icmp "eq" %10, %0 : i32
    %12 = llvm.icmp "eq" %10, %1 : i32
    %13 = llvm.or %11, %12  : i1
    %14 = llvm.select %13, %5, %8 : i1, f32
    %15 = llvm.fptrunc %14 : f32 to f16
    %16 = llvm.fdiv %arg2, %arg2  : f32
    %17 = llvm.fptrunc %16 : f32 to f16
    %18 = llvm.fmul %15, %17  : f16
    llvm.return %18 : f16
  }
}

