// RUN: lowir translate --mlir-to-llvmir
// Aliases, ifuncs, module flags, addresses of blocks, va_arg, and the intrinsics that release 20 added.
module attributes {llvm.ident = "my tool", llvm.commandline = "a b", llvm.dependent_libraries = ["m", "c"]} {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
llvm.linker_options ["/x", "y"]
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal thread_local unnamed_addr @al2 : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak hidden @al3 {dso_local} : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifn : !llvm.func<i32 (i32)>, !llvm.ptr @resolver
llvm.mlir.ifunc linkonce_odr hidden @ifn2 : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%a: i32) -> i32 {
  %p = llvm.mlir.addressof @al : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.call @ifn(%v) : (i32) -> i32
  %q = llvm.dso_local_equivalent @f : !llvm.ptr
  %x = llvm.call %q(%w) : !llvm.ptr, (i32) -> i32
  llvm.return %x : i32
}
llvm.func @ba(%c: i32) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @ba, tag = <id = 1>> : !llvm.ptr
  %4 = llvm.blockaddress <function = @later, tag = <id = 3>> : !llvm.ptr
  llvm.br ^b
^b:
  llvm.blocktag <id = 1>
  %1 = llvm.blockaddress <function = @ba, tag = <id = 2>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^c(%c : i32), ^d]
^c(%k: i32):
  llvm.blocktag <id = 2>
  llvm.return %1 : !llvm.ptr
^d:
  llvm.return %4 : !llvm.ptr
}
llvm.func @later() {
  %z = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^q
^q:
  llvm.blocktag <id = 3>
  llvm.return
}
llvm.func @va(%p: !llvm.ptr, ...) -> i32 {
  %a = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return %a : i32
}
llvm.func @cons(%a: i32, %f: f32, %d: f64, %v: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.sitofp %a towardzero ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %v tonearest maytrap : vector<4xi32> to vector<4xf32>
  %2 = llvm.intr.experimental.constrained.fptrunc %d upward strict : f64 to f32
  %3 = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  llvm.return
}
llvm.func @mi(%a: i32, %f: f32, %d: f64, %v: vector<4xi32>, %p: !llvm.ptr, %l: i64, %k: i8) {
  %0 = llvm.intr.acos(%f) : (f32) -> f32
  %1 = llvm.intr.atan2(%f, %f) : (f32, f32) -> f32
  %2 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %3 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %4 = llvm.intr.ldexp(%f, %a) : (f32, i32) -> f32
  %5 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr
  %6 = llvm.intr.scmp(%a, %a) : (i32, i32) -> i2
  %7 = llvm.intr.ucmp(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi8>
  %8 = llvm.intr.stepvector : vector<4xi32>
  %9 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %10 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  "llvm.intr.memset.inline"(%p, %k) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %11 = llvm.intr.exp10(%f) : (f32) -> f32
  %12 = llvm.intr.sinh(%f) : (f32) -> f32
  %13 = llvm.intr.tan(%d) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
  llvm.return
}
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1

@al = alias i32, ptr @g
@al2 = internal thread_local unnamed_addr alias i32, ptr @g
@al3 = weak hidden alias i32 (i32), ptr @f

@ifn = ifunc i32 (i32), ptr @resolver
@ifn2 = linkonce_odr hidden ifunc float (i64), ptr @resolver

define ptr @resolver() {
  ret ptr @f
}

define i32 @f(i32 %0) {
  %2 = load i32, ptr @al, align 4
  %3 = call i32 @ifn(i32 %2)
  %4 = call i32 dso_local_equivalent @f(i32 %3)
  ret i32 %4
}

define ptr @ba(i32 %0) {
  br label %2

2:
  indirectbr ptr blockaddress(@ba, %2), [label %3, label %5]

3:
  %4 = phi i32 [ %0, %2 ]
  ret ptr blockaddress(@ba, %3)

5:
  ret ptr blockaddress(@later, %1)
}

define void @later() {
  br label %1

1:
  ret void
}

define i32 @va(ptr %0, ...) {
  %2 = va_arg ptr %0, i32
  ret i32 %2
}

define void @cons(i32 %0, float %1, double %2, <4 x i32> %3) {
  %5 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
  %6 = call <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v4i32(<4 x i32> %3, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
  %7 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %2, metadata !"round.upward", metadata !"fpexcept.strict") #1
  %8 = call double @llvm.experimental.constrained.fpext.f64.f32(float %1, metadata !"fpexcept.ignore") #1
  ret void
}

define void @mi(i32 %0, float %1, double %2, <4 x i32> %3, ptr %4, i64 %5, i8 %6) {
  %8 = call float @llvm.acos.f32(float %1)
  %9 = call float @llvm.atan2.f32(float %1, float %1)
  %10 = call { float, i32 } @llvm.frexp.f32.i32(float %1)
  %11 = call { float, float } @llvm.sincos.f32(float %1)
  %12 = call float @llvm.ldexp.f32.i32(float %1, i32 %0)
  %13 = call ptr @llvm.ptrmask.p0.i64(ptr %4, i64 %5)
  %14 = call i2 @llvm.scmp.i2.i32(i32 %0, i32 %0)
  %15 = call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %3, <4 x i32> %3)
  %16 = call <4 x i32> @llvm.stepvector.v4i32()
  %17 = call ptr @llvm.launder.invariant.group.p0(ptr %4)
  %18 = call ptr @llvm.strip.invariant.group.p0(ptr %4)
  call void @llvm.memset.inline.p0.i64(ptr %4, i8 %6, i64 8, i1 false)
  %19 = call float @llvm.exp10.f32(float %1)
  %20 = call float @llvm.sinh.f32(float %1)
  %21 = call nnan double @llvm.tan.f64(double %2)
  ret void
}

declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #0

declare <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v4i32(<4 x i32>, metadata, metadata) #0

declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #0

declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #0

declare float @llvm.acos.f32(float) #2

declare float @llvm.atan2.f32(float, float) #2

declare { float, i32 } @llvm.frexp.f32.i32(float) #3

declare { float, float } @llvm.sincos.f32(float) #2

declare float @llvm.ldexp.f32.i32(float, i32) #3

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #3

declare i2 @llvm.scmp.i2.i32(i32, i32) #3

declare <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32>, <4 x i32>) #3

declare <4 x i32> @llvm.stepvector.v4i32() #4

declare ptr @llvm.launder.invariant.group.p0(ptr) #5

declare ptr @llvm.strip.invariant.group.p0(ptr) #2

declare void @llvm.memset.inline.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare float @llvm.exp10.f32(float) #3

declare float @llvm.sinh.f32(float) #2

declare double @llvm.tan.f64(double) #2

attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { strictfp }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.ident = !{!1}
!llvm.commandline = !{!2}
!llvm.dependent-libraries = !{!3, !4}
!llvm.module.flags = !{!5, !6, !7, !0}
!llvm.linker.options = !{!8}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"my tool"}
!2 = !{!"a b"}
!3 = !{!"m"}
!4 = !{!"c"}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 4, !"probe-stack", !"inline-asm"}
!8 = !{!"/x", !"y"}
