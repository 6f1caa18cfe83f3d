// RUN: lowir translate --mlir-to-llvmir
// Constants of 80 and 128 bits are computed with where LLVM does so.
llvm.func @f(%q: f128) -> f128 {
  %c = llvm.mlir.constant(-9.2e18 : f64) : f64
  %0 = llvm.fpext %c : f64 to f128
  %1 = llvm.fadd %0, %q : f128
  llvm.return %1 : f128
}
llvm.func @g(%q: f64) -> f64 {
  %c = llvm.mlir.constant(-9.2e18 : f32) : f32
  %0 = llvm.fpext %c : f32 to f64
  %1 = llvm.fadd %0, %q : f64
  llvm.return %1 : f64
}
llvm.func @h(%q: f64, %x : f128) -> f64 {
  %c = llvm.mlir.constant(1.5 : f128) : f128
  %0 = llvm.fptrunc %c : f128 to f64
  %1 = llvm.fadd %0, %q : f64
  %d = llvm.mlir.constant(3.5 : f128) : f128
  %2 = llvm.fadd %c, %d : f128
  %3 = llvm.fadd %2, %x : f128
  %4 = llvm.fptosi %c : f128 to i32
  %5 = llvm.sitofp %4 : i32 to f128
  llvm.call @s(%3, %5) : (f128, f128) -> ()
  llvm.return %1 : f64
}
llvm.func @s(f128, f128)
llvm.func @k(%q: f80) -> f80 {
  %c = llvm.mlir.constant(-9.2e18 : f64) : f64
  %0 = llvm.fpext %c : f64 to f80
  %1 = llvm.fadd %0, %q : f80
  %i = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.sitofp %i : i32 to f80
  %3 = llvm.fmul %2, %1 : f80
  %4 = llvm.fcmp "olt" %0, %2 : f80
  %5 = llvm.select %4, %3, %q : i1, f80
  llvm.return %5 : f80
}
llvm.func @take(i1, f64, f128, i64)
llvm.func @others() {
  %a = llvm.mlir.constant(0x3FFF0000000000000000000000000001 : f128) : f128
  %s = llvm.mlir.constant(0x7FF0000000000001 : f64) : f64
  %d = llvm.mlir.constant(0x00000000000000000001 : f80) : f80
  %big = llvm.mlir.constant(0x43FFFFFFFFFFFFFFFFFF : f80) : f80
  %0 = llvm.fcmp "olt" %d, %d : f80
  %1 = llvm.fptrunc %a : f128 to f64
  %2 = llvm.fpext %s : f64 to f128
  %3 = llvm.fptosi %big : f80 to i64
  llvm.call @take(%0, %1, %2, %3) : (i1, f64, f128, i64) -> ()
  %4 = llvm.frem %a, %2 : f128
  %5 = llvm.fsub %a, %a : f128
  %6 = llvm.fcmp "une" %a, %5 : f128
  llvm.call @take(%6, %1, %4, %3) : (i1, f64, f128, i64) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define fp128 @f(fp128 %0) {
  %2 = fadd fp128 0xL0000000000000000C03DFEB3DD067660, %0
  ret fp128 %2
}

define double @g(double %0) {
  %2 = fadd double 0xC3DFEB3DE0000000, %0
  ret double %2
}

define double @h(double %0, fp128 %1) {
  %3 = fadd double 1.500000e+00, %0
  %4 = fadd fp128 0xL00000000000000004001400000000000, %1
  call void @s(fp128 %4, fp128 0xL00000000000000003FFF000000000000)
  ret double %3
}

declare void @s(fp128, fp128)

define x86_fp80 @k(x86_fp80 %0) {
  %2 = fadd x86_fp80 0xKC03DFF59EE833B300000, %0
  %3 = fmul x86_fp80 0xK4001A000000000000000, %2
  %4 = select i1 true, x86_fp80 %3, x86_fp80 %0
  ret x86_fp80 %4
}

declare void @take(i1, double, fp128, i64)

define void @others() {
  %1 = fcmp olt x86_fp80 0xK00000000000000000001, 0xK00000000000000000001
  call void @take(i1 %1, double 1.000000e+00, fp128 0xL10000000000000007FFF800000000000, i64 poison)
  call void @take(i1 true, double 1.000000e+00, fp128 0xL10000000000000007FFF800000000000, i64 poison)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
