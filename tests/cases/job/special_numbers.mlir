// RUN: lowir %s
// A constant on the right folds only where it is a number that the operation asks for, equal operands only where these do;
// the others stay.
func.func @zero(%x: i8) {
  %c = arith.constant 0 : i8
  %0 = arith.addi %x, %c : i8
  %1 = arith.subi %x, %c : i8
  %2 = arith.muli %x, %c : i8
  %3 = arith.divsi %x, %c : i8
  %4 = arith.divui %x, %c : i8
  %5 = arith.remsi %x, %c : i8
  %6 = arith.remui %x, %c : i8
  %7 = arith.andi %x, %c : i8
  %8 = arith.ori %x, %c : i8
  %9 = arith.xori %x, %c : i8
  %10 = arith.shli %x, %c : i8
  %11 = arith.shrsi %x, %c : i8
  %12 = arith.shrui %x, %c : i8
  %13 = arith.maxsi %x, %c : i8
  %14 = arith.maxui %x, %c : i8
  %15 = arith.minsi %x, %c : i8
  %16 = arith.minui %x, %c : i8
  %17 = arith.cmpi ne, %x, %c : i8
  return
}
func.func @one(%x: i8) {
  %c = arith.constant 1 : i8
  %0 = arith.addi %x, %c : i8
  %1 = arith.subi %x, %c : i8
  %2 = arith.muli %x, %c : i8
  %3 = arith.divsi %x, %c : i8
  %4 = arith.divui %x, %c : i8
  %5 = arith.remsi %x, %c : i8
  %6 = arith.remui %x, %c : i8
  %7 = arith.andi %x, %c : i8
  %8 = arith.ori %x, %c : i8
  %9 = arith.xori %x, %c : i8
  %10 = arith.shli %x, %c : i8
  %11 = arith.shrsi %x, %c : i8
  %12 = arith.shrui %x, %c : i8
  %13 = arith.maxsi %x, %c : i8
  %14 = arith.maxui %x, %c : i8
  %15 = arith.minsi %x, %c : i8
  %16 = arith.minui %x, %c : i8
  %17 = arith.cmpi ne, %x, %c : i8
  return
}
func.func @ones(%x: i8) {
  %c = arith.constant -1 : i8
  %0 = arith.addi %x, %c : i8
  %1 = arith.subi %x, %c : i8
  %2 = arith.muli %x, %c : i8
  %3 = arith.divsi %x, %c : i8
  %4 = arith.divui %x, %c : i8
  %5 = arith.remsi %x, %c : i8
  %6 = arith.remui %x, %c : i8
  %7 = arith.andi %x, %c : i8
  %8 = arith.ori %x, %c : i8
  %9 = arith.xori %x, %c : i8
  %10 = arith.shli %x, %c : i8
  %11 = arith.shrsi %x, %c : i8
  %12 = arith.shrui %x, %c : i8
  %13 = arith.maxsi %x, %c : i8
  %14 = arith.maxui %x, %c : i8
  %15 = arith.minsi %x, %c : i8
  %16 = arith.minui %x, %c : i8
  %17 = arith.cmpi ne, %x, %c : i8
  return
}
func.func @most(%x: i8) {
  %c = arith.constant 127 : i8
  %0 = arith.addi %x, %c : i8
  %1 = arith.subi %x, %c : i8
  %2 = arith.muli %x, %c : i8
  %3 = arith.divsi %x, %c : i8
  %4 = arith.divui %x, %c : i8
  %5 = arith.remsi %x, %c : i8
  %6 = arith.remui %x, %c : i8
  %7 = arith.andi %x, %c : i8
  %8 = arith.ori %x, %c : i8
  %9 = arith.xori %x, %c : i8
  %10 = arith.shli %x, %c : i8
  %11 = arith.shrsi %x, %c : i8
  %12 = arith.shrui %x, %c : i8
  %13 = arith.maxsi %x, %c : i8
  %14 = arith.maxui %x, %c : i8
  %15 = arith.minsi %x, %c : i8
  %16 = arith.minui %x, %c : i8
  %17 = arith.cmpi ne, %x, %c : i8
  return
}
func.func @least(%x: i8) {
  %c = arith.constant -128 : i8
  %0 = arith.addi %x, %c : i8
  %1 = arith.subi %x, %c : i8
  %2 = arith.muli %x, %c : i8
  %3 = arith.divsi %x, %c : i8
  %4 = arith.divui %x, %c : i8
  %5 = arith.remsi %x, %c : i8
  %6 = arith.remui %x, %c : i8
  %7 = arith.andi %x, %c : i8
  %8 = arith.ori %x, %c : i8
  %9 = arith.xori %x, %c : i8
  %10 = arith.shli %x, %c : i8
  %11 = arith.shrsi %x, %c : i8
  %12 = arith.shrui %x, %c : i8
  %13 = arith.maxsi %x, %c : i8
  %14 = arith.maxui %x, %c : i8
  %15 = arith.minsi %x, %c : i8
  %16 = arith.minui %x, %c : i8
  %17 = arith.cmpi ne, %x, %c : i8
  return
}
func.func @five(%x: i8) {
  %c = arith.constant 5 : i8
  %0 = arith.addi %x, %c : i8
  %1 = arith.subi %x, %c : i8
  %2 = arith.muli %x, %c : i8
  %3 = arith.divsi %x, %c : i8
  %4 = arith.divui %x, %c : i8
  %5 = arith.remsi %x, %c : i8
  %6 = arith.remui %x, %c : i8
  %7 = arith.andi %x, %c : i8
  %8 = arith.ori %x, %c : i8
  %9 = arith.xori %x, %c : i8
  %10 = arith.shli %x, %c : i8
  %11 = arith.shrsi %x, %c : i8
  %12 = arith.shrui %x, %c : i8
  %13 = arith.maxsi %x, %c : i8
  %14 = arith.maxui %x, %c : i8
  %15 = arith.minsi %x, %c : i8
  %16 = arith.minui %x, %c : i8
  %17 = arith.cmpi ne, %x, %c : i8
  return
}
func.func @fzero(%x: f32) {
  %c = arith.constant 0.0 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @fnone(%x: f32) {
  %c = arith.constant -0.0 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @fone(%x: f32) {
  %c = arith.constant 1.0 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @fmone(%x: f32) {
  %c = arith.constant -1.0 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @finf(%x: f32) {
  %c = arith.constant 0x7F800000 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @fminf(%x: f32) {
  %c = arith.constant 0xFF800000 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @fnan(%x: f32) {
  %c = arith.constant 0x7FC00000 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @ftwo(%x: f32) {
  %c = arith.constant 2.5 : f32
  %0 = arith.addf %x, %c : f32
  %1 = arith.subf %x, %c : f32
  %2 = arith.mulf %x, %c : f32
  %3 = arith.divf %x, %c : f32
  %4 = arith.maximumf %x, %c : f32
  %5 = arith.maxnumf %x, %c : f32
  %6 = arith.minimumf %x, %c : f32
  %7 = arith.minnumf %x, %c : f32
  %8 = arith.cmpf olt, %x, %c : f32
  return
}
func.func @equal(%x: i8, %y: f32, %b: i1, %m: memref<4x4xf32>, %i: index) {
  %0 = arith.addi %x, %x : i8
  %1 = arith.subi %x, %x : i8
  %2 = arith.muli %x, %x : i8
  %3 = arith.divsi %x, %x : i8
  %4 = arith.divui %x, %x : i8
  %5 = arith.remsi %x, %x : i8
  %6 = arith.remui %x, %x : i8
  %7 = arith.andi %x, %x : i8
  %8 = arith.ori %x, %x : i8
  %9 = arith.xori %x, %x : i8
  %10 = arith.shli %x, %x : i8
  %11 = arith.shrsi %x, %x : i8
  %12 = arith.shrui %x, %x : i8
  %13 = arith.maxsi %x, %x : i8
  %14 = arith.maxui %x, %x : i8
  %15 = arith.minsi %x, %x : i8
  %16 = arith.minui %x, %x : i8
  %17 = arith.addf %y, %y : f32
  %18 = arith.subf %y, %y : f32
  %19 = arith.mulf %y, %y : f32
  %20 = arith.divf %y, %y : f32
  %21 = arith.maximumf %y, %y : f32
  %22 = arith.maxnumf %y, %y : f32
  %23 = arith.minimumf %y, %y : f32
  %24 = arith.minnumf %y, %y : f32
  %25 = arith.cmpi slt, %x, %x : i8
  %26 = arith.cmpf olt, %y, %y : f32
  %27 = arith.select %b, %y, %y : f32
  %28 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32>
  %29 = memref.load %28[%i, %i] : memref<4x4xf32>
  return
}
func.func @bit(%b: i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.cmpi eq, %b, %t : i1
  %1 = arith.cmpi ne, %b, %f : i1
  %2 = arith.cmpi eq, %b, %f : i1
  %3 = arith.muli %b, %t : i1
  %4 = arith.andi %b, %t : i1
  %5 = arith.maxsi %b, %t : i1
  %6 = arith.minui %b, %t : i1
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @zero(i8 %0) {
  %2 = sdiv i8 %0, 0
  %3 = udiv i8 %0, 0
  %4 = srem i8 %0, 0
  %5 = urem i8 %0, 0
  %6 = call i8 @llvm.smax.i8(i8 %0, i8 0)
  %7 = call i8 @llvm.smin.i8(i8 %0, i8 0)
  %8 = icmp ne i8 %0, 0
  ret void
}

define void @one(i8 %0) {
  %2 = add i8 %0, 1
  %3 = sub i8 %0, 1
  %4 = and i8 %0, 1
  %5 = or i8 %0, 1
  %6 = xor i8 %0, 1
  %7 = shl i8 %0, 1
  %8 = ashr i8 %0, 1
  %9 = lshr i8 %0, 1
  %10 = call i8 @llvm.smax.i8(i8 %0, i8 1)
  %11 = call i8 @llvm.umax.i8(i8 %0, i8 1)
  %12 = call i8 @llvm.smin.i8(i8 %0, i8 1)
  %13 = call i8 @llvm.umin.i8(i8 %0, i8 1)
  %14 = icmp ne i8 %0, 1
  ret void
}

define void @ones(i8 %0) {
  %2 = add i8 %0, -1
  %3 = sub i8 %0, -1
  %4 = mul i8 %0, -1
  %5 = sdiv i8 %0, -1
  %6 = udiv i8 %0, -1
  %7 = srem i8 %0, -1
  %8 = urem i8 %0, -1
  %9 = xor i8 %0, -1
  %10 = shl i8 %0, -1
  %11 = ashr i8 %0, -1
  %12 = lshr i8 %0, -1
  %13 = call i8 @llvm.smax.i8(i8 %0, i8 -1)
  %14 = call i8 @llvm.smin.i8(i8 %0, i8 -1)
  %15 = icmp ne i8 %0, -1
  ret void
}

define void @most(i8 %0) {
  %2 = add i8 %0, 127
  %3 = sub i8 %0, 127
  %4 = mul i8 %0, 127
  %5 = sdiv i8 %0, 127
  %6 = udiv i8 %0, 127
  %7 = srem i8 %0, 127
  %8 = urem i8 %0, 127
  %9 = and i8 %0, 127
  %10 = or i8 %0, 127
  %11 = xor i8 %0, 127
  %12 = shl i8 %0, 127
  %13 = ashr i8 %0, 127
  %14 = lshr i8 %0, 127
  %15 = call i8 @llvm.umax.i8(i8 %0, i8 127)
  %16 = call i8 @llvm.umin.i8(i8 %0, i8 127)
  %17 = icmp ne i8 %0, 127
  ret void
}

define void @least(i8 %0) {
  %2 = add i8 %0, -128
  %3 = sub i8 %0, -128
  %4 = mul i8 %0, -128
  %5 = sdiv i8 %0, -128
  %6 = udiv i8 %0, -128
  %7 = srem i8 %0, -128
  %8 = urem i8 %0, -128
  %9 = and i8 %0, -128
  %10 = or i8 %0, -128
  %11 = xor i8 %0, -128
  %12 = shl i8 %0, -128
  %13 = ashr i8 %0, -128
  %14 = lshr i8 %0, -128
  %15 = call i8 @llvm.umax.i8(i8 %0, i8 -128)
  %16 = call i8 @llvm.umin.i8(i8 %0, i8 -128)
  %17 = icmp ne i8 %0, -128
  ret void
}

define void @five(i8 %0) {
  %2 = add i8 %0, 5
  %3 = sub i8 %0, 5
  %4 = mul i8 %0, 5
  %5 = sdiv i8 %0, 5
  %6 = udiv i8 %0, 5
  %7 = srem i8 %0, 5
  %8 = urem i8 %0, 5
  %9 = and i8 %0, 5
  %10 = or i8 %0, 5
  %11 = xor i8 %0, 5
  %12 = shl i8 %0, 5
  %13 = ashr i8 %0, 5
  %14 = lshr i8 %0, 5
  %15 = call i8 @llvm.smax.i8(i8 %0, i8 5)
  %16 = call i8 @llvm.umax.i8(i8 %0, i8 5)
  %17 = call i8 @llvm.smin.i8(i8 %0, i8 5)
  %18 = call i8 @llvm.umin.i8(i8 %0, i8 5)
  %19 = icmp ne i8 %0, 5
  ret void
}

define void @fzero(float %0) {
  %2 = fadd float %0, 0.000000e+00
  %3 = fmul float %0, 0.000000e+00
  %4 = fdiv float %0, 0.000000e+00
  %5 = call float @llvm.maximum.f32(float %0, float 0.000000e+00)
  %6 = call float @llvm.maxnum.f32(float %0, float 0.000000e+00)
  %7 = call float @llvm.minimum.f32(float %0, float 0.000000e+00)
  %8 = call float @llvm.minnum.f32(float %0, float 0.000000e+00)
  %9 = fcmp olt float %0, 0.000000e+00
  ret void
}

define void @fnone(float %0) {
  %2 = fsub float %0, -0.000000e+00
  %3 = fmul float %0, -0.000000e+00
  %4 = fdiv float %0, -0.000000e+00
  %5 = call float @llvm.maximum.f32(float %0, float -0.000000e+00)
  %6 = call float @llvm.maxnum.f32(float %0, float -0.000000e+00)
  %7 = call float @llvm.minimum.f32(float %0, float -0.000000e+00)
  %8 = call float @llvm.minnum.f32(float %0, float -0.000000e+00)
  %9 = fcmp olt float %0, -0.000000e+00
  ret void
}

define void @fone(float %0) {
  %2 = fadd float %0, 1.000000e+00
  %3 = fsub float %0, 1.000000e+00
  %4 = call float @llvm.maximum.f32(float %0, float 1.000000e+00)
  %5 = call float @llvm.maxnum.f32(float %0, float 1.000000e+00)
  %6 = call float @llvm.minimum.f32(float %0, float 1.000000e+00)
  %7 = call float @llvm.minnum.f32(float %0, float 1.000000e+00)
  %8 = fcmp olt float %0, 1.000000e+00
  ret void
}

define void @fmone(float %0) {
  %2 = fadd float %0, -1.000000e+00
  %3 = fsub float %0, -1.000000e+00
  %4 = fmul float %0, -1.000000e+00
  %5 = fdiv float %0, -1.000000e+00
  %6 = call float @llvm.maximum.f32(float %0, float -1.000000e+00)
  %7 = call float @llvm.maxnum.f32(float %0, float -1.000000e+00)
  %8 = call float @llvm.minimum.f32(float %0, float -1.000000e+00)
  %9 = call float @llvm.minnum.f32(float %0, float -1.000000e+00)
  %10 = fcmp olt float %0, -1.000000e+00
  ret void
}

define void @finf(float %0) {
  %2 = fadd float %0, 0x7FF0000000000000
  %3 = fsub float %0, 0x7FF0000000000000
  %4 = fmul float %0, 0x7FF0000000000000
  %5 = fdiv float %0, 0x7FF0000000000000
  %6 = call float @llvm.maximum.f32(float %0, float 0x7FF0000000000000)
  %7 = call float @llvm.maxnum.f32(float %0, float 0x7FF0000000000000)
  %8 = call float @llvm.minnum.f32(float %0, float 0x7FF0000000000000)
  %9 = fcmp olt float %0, 0x7FF0000000000000
  ret void
}

define void @fminf(float %0) {
  %2 = fadd float %0, 0xFFF0000000000000
  %3 = fsub float %0, 0xFFF0000000000000
  %4 = fmul float %0, 0xFFF0000000000000
  %5 = fdiv float %0, 0xFFF0000000000000
  %6 = call float @llvm.maxnum.f32(float %0, float 0xFFF0000000000000)
  %7 = call float @llvm.minimum.f32(float %0, float 0xFFF0000000000000)
  %8 = call float @llvm.minnum.f32(float %0, float 0xFFF0000000000000)
  %9 = fcmp olt float %0, 0xFFF0000000000000
  ret void
}

define void @fnan(float %0) {
  %2 = fadd float %0, 0x7FF8000000000000
  %3 = fsub float %0, 0x7FF8000000000000
  %4 = fmul float %0, 0x7FF8000000000000
  %5 = fdiv float %0, 0x7FF8000000000000
  %6 = call float @llvm.maximum.f32(float %0, float 0x7FF8000000000000)
  %7 = call float @llvm.minimum.f32(float %0, float 0x7FF8000000000000)
  ret void
}

define void @ftwo(float %0) {
  %2 = fadd float %0, 2.500000e+00
  %3 = fsub float %0, 2.500000e+00
  %4 = fmul float %0, 2.500000e+00
  %5 = fdiv float %0, 2.500000e+00
  %6 = call float @llvm.maximum.f32(float %0, float 2.500000e+00)
  %7 = call float @llvm.maxnum.f32(float %0, float 2.500000e+00)
  %8 = call float @llvm.minimum.f32(float %0, float 2.500000e+00)
  %9 = call float @llvm.minnum.f32(float %0, float 2.500000e+00)
  %10 = fcmp olt float %0, 2.500000e+00
  ret void
}

define void @equal(i8 %0, float %1, i1 %2, ptr %3, ptr %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %3, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, ptr %4, 1
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %5, 2
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 3, 0
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, i64 %8, 4, 0
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, i64 %7, 3, 1
  %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, i64 %9, 4, 1
  %19 = add i8 %0, %0
  %20 = mul i8 %0, %0
  %21 = sdiv i8 %0, %0
  %22 = udiv i8 %0, %0
  %23 = srem i8 %0, %0
  %24 = urem i8 %0, %0
  %25 = shl i8 %0, %0
  %26 = ashr i8 %0, %0
  %27 = lshr i8 %0, %0
  %28 = fadd float %1, %1
  %29 = fsub float %1, %1
  %30 = fmul float %1, %1
  %31 = fdiv float %1, %1
  %32 = fcmp olt float %1, %1
  %33 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, 1
  %34 = mul nuw nsw i64 %10, 4
  %35 = add nuw nsw i64 %34, %10
  %36 = getelementptr inbounds nuw float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  ret void
}

define void @bit(i1 %0) {
  %2 = icmp eq i1 %0, false
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.umax.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

declare float @llvm.maximum.f32(float, float) #0

declare float @llvm.maxnum.f32(float, float) #0

declare float @llvm.minimum.f32(float, float) #0

declare float @llvm.minnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
