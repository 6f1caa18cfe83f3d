; RUN: lowir translate --import-llvm
; Globals and what they hold, aliases, an ifunc, comdats, constructors, inline assembly of the module.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
source_filename = "foo.c"
module asm "foo"
module asm "bar"
$c1 = comdat any
$c2 = comdat largest
%S = type { i32, %T*, [2 x i8] }
%T = type opaque
%U = type <{ i8, i32 }>
@g1 = global i32 7, comdat($c1), align 4
@g2 = internal constant [3 x i8] c"ab\00", section "sec"
@g3 = external thread_local global ptr
@g4 = global ptr @g1
@g5 = global ptr getelementptr (i8, ptr @g6, i64 4)
@g6 = global { i32, ptr } { i32 1, ptr @g1 }
@g7 = global [4 x float] zeroinitializer
@g8 = global [2 x i64] [i64 ptrtoint (ptr @g1 to i64), i64 5]
@g9 = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@g10 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@g11 = global i1 true
@g12 = global double 1.5
@g13 = global x86_fp80 0xK3FFF8000000000000000
@g14 = global ptr null
@g15 = global i32 undef
@g16 = global [2 x i32] [i32 poison, i32 1]
@g17 = addrspace(3) global i32 0
@g18 = hidden local_unnamed_addr global i32 3
@g19 = global ptr @fn
@g20 = global [2 x ptr] [ptr @fn, ptr null]
@g21 = global half 1.0
@g22 = global i128 12345678901234567890123
@g23 = global {i32, float} zeroinitializer
@g24 = global [2 x {i32, float}] [{i32, float} {i32 1, float 2.0}, {i32,float} zeroinitializer]
@g25 = global [3 x i16] [i16 1, i16 1, i16 1]
@0 = private constant i8 1
@a1 = alias i32, ptr @g1
@a2 = hidden alias i32, getelementptr (i8, ptr @g6, i64 4)
@if = ifunc i32 (i32), ptr @resolver
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @fn, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @g1], section "llvm.metadata"
define ptr @resolver() { ret ptr null }
declare i32 @vf(ptr nocapture readonly, ...) #0
define void @fn() { ret void }
define i32 @phi(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %a1 = add nsw i32 %x, 5
  br label %m
b:
  %b1 = mul i32 %x, 7
  br label %m
dead:
  %dd = add i32 1, 2
  br label %m
m:
  %p = phi i32 [ %a1, %a ], [ %b1, %b ], [%dd, %dead]
  %q = phi i32 [ 9, %a ], [ 7, %b ], [1, %dead]
  %r = add i32 %p, %q
  %s = add i32 %r, ptrtoint (ptr getelementptr inbounds (i8, ptr @g1, i64 4) to i32)
  store {i32, i32} {i32 1, i32 2}, ptr @g1
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr @g1
  store <4 x i32> zeroinitializer, ptr @g1
  store [2 x i32] [i32 1, i32 3], ptr @g1
  store [2 x i32] zeroinitializer, ptr @g1
  store {i32, ptr} {i32 1, ptr @g1}, ptr @g1
  store i32 undef, ptr @g1
  store float 0x7FF0000000000000, ptr @g1
  store ptr null, ptr @g1, align 8
  ret i32 %s
}
attributes #0 = { nounwind "foo"="bar" "baz" memory(none) noinline uwtable "frame-pointer"="all" "target-cpu"="x86-64" "target-features"="+sse,+cx8" cold alignstack=16}
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang"}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang", llvm.module_asm = ["foo", "bar"], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @c1 any
  }
  llvm.mlir.global external @g1(7 : i32) comdat(@__llvm_global_comdat::@c1) {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global internal constant @g2("ab\00") {addr_space = 0 : i32, dso_local, section = "sec"}
  llvm.mlir.global external thread_local @g3() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external @g4() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g5() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @g6 : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external @g6() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i32, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i32, ptr)> 
    llvm.return %4 : !llvm.struct<(i32, ptr)>
  }
  llvm.mlir.global external @g7(dense<0.000000e+00> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
  llvm.mlir.global external @g8() {addr_space = 0 : i32} : !llvm.array<2 x i64> {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.addressof @g1 : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.mlir.undef : !llvm.array<2 x i64>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x i64> 
    %5 = llvm.insertvalue %0, %4[1] : !llvm.array<2 x i64> 
    llvm.return %5 : !llvm.array<2 x i64>
  }
  llvm.mlir.global external @g9(dense<[1, 2, 3, 4]> : vector<4xi32>) {addr_space = 0 : i32} : vector<4xi32>
  llvm.mlir.global external @g10(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>>
  llvm.mlir.global external @g11(true) {addr_space = 0 : i32} : i1
  llvm.mlir.global external @g12(1.500000e+00 : f64) {addr_space = 0 : i32} : f64
  llvm.mlir.global external @g13(1.000000e+00 : f80) {addr_space = 0 : i32} : f80
  llvm.mlir.global external @g14() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g15() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.undef : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global external @g16() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.poison : i32
    %2 = llvm.mlir.undef : !llvm.array<2 x i32>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x i32> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x i32> 
    llvm.return %4 : !llvm.array<2 x i32>
  }
  llvm.mlir.global external @g17(0 : i32) {addr_space = 3 : i32} : i32
  llvm.mlir.global external hidden local_unnamed_addr @g18(3 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global external @g19() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @fn : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g20() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @fn : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @g21(1.000000e+00 : f16) {addr_space = 0 : i32} : f16
  llvm.mlir.global external @g22(12345678901234567890123 : i128) {addr_space = 0 : i32} : i128
  llvm.mlir.global external @g23() {addr_space = 0 : i32} : !llvm.struct<(i32, f32)> {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
    llvm.return %2 : !llvm.struct<(i32, f32)>
  }
  llvm.mlir.global external @g24() {addr_space = 0 : i32} : !llvm.array<2 x struct<(i32, f32)>> {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
    %3 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i32, f32)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, f32)> 
    %8 = llvm.mlir.undef : !llvm.array<2 x struct<(i32, f32)>>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<2 x struct<(i32, f32)>> 
    %10 = llvm.insertvalue %2, %9[1] : !llvm.array<2 x struct<(i32, f32)>> 
    llvm.return %10 : !llvm.array<2 x struct<(i32, f32)>>
  }
  llvm.mlir.global external @g25(dense<1> : tensor<3xi16>) {addr_space = 0 : i32} : !llvm.array<3 x i16>
  llvm.mlir.global private constant @mlir.llvm.nameless_global_0(1 : i8) {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global_ctors ctors = [@fn], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr> 
    llvm.return %2 : !llvm.array<1 x ptr>
  }
  llvm.mlir.alias external @a1 : i32 {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias external hidden @a2 {dso_local} : i32 {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @g6 : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.ifunc external @if : !llvm.func<i32 (i32)>, !llvm.ptr @resolver
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @vf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["cold", ["alignstack", "16"], "baz", ["foo", "bar"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+sse", "+cx8"]>, uwtable_kind = #llvm.uwtableKind<async>}
  llvm.func @fn() {
    llvm.return
  }
  llvm.func @phi(%arg0: i1, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.addressof @g1 : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i32, i32)> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i32, i32)> 
    %12 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %15 = llvm.mlir.constant(dense<[1, 3]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %16 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
    %17 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    %18 = llvm.insertvalue %8, %17[0] : !llvm.struct<(i32, ptr)> 
    %19 = llvm.insertvalue %4, %18[1] : !llvm.struct<(i32, ptr)> 
    %20 = llvm.mlir.undef : i32
    %21 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %22 = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %23 = llvm.add %arg1, %1 overflow<nsw> : i32
    llvm.br ^bb3(%23, %2 : i32, i32)
  ^bb2:  // pred: ^bb0
    %24 = llvm.mul %arg1, %0 : i32
    llvm.br ^bb3(%24, %0 : i32, i32)
  ^bb3(%25: i32, %26: i32):  // 2 preds: ^bb1, ^bb2
    %27 = llvm.add %25, %26 : i32
    %28 = llvm.add %27, %6 : i32
    llvm.store %11, %4 {alignment = 4 : i64} : !llvm.struct<(i32, i32)>, !llvm.ptr
    llvm.store %12, %4 {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr
    llvm.store %14, %4 {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr
    llvm.store %15, %4 {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr
    llvm.store %16, %4 {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr
    llvm.store %19, %4 {alignment = 8 : i64} : !llvm.struct<(i32, ptr)>, !llvm.ptr
    llvm.store %20, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %21, %4 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %22, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %28 : i32
  }
}
