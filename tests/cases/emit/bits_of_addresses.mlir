// RUN: lowir translate --mlir-to-llvmir
// What is known of addresses though they are no numbers: their low bits, how far they are apart, and which are not null.
// Aliases that no other module replaces are what they stand for, and say no type when that is an expression.
module attributes {llvm.data_layout = "e-m:e-i64:64-n32:64"} {
llvm.mlir.global external @g(dense<0> : tensor<8xi32>) {alignment = 32 : i64} : !llvm.array<8 x i32>
llvm.mlir.global extern_weak @absent() : i64
llvm.mlir.alias external @al : !llvm.array<8 x i32> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak @wk : !llvm.array<8 x i32> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @off : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return %2 : !llvm.ptr
}
llvm.func @code()
llvm.func @use_i1(i1)
llvm.func @use_i64(i64)
llvm.func @use_i128(i128)
llvm.func @t() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %al = llvm.mlir.addressof @al : !llvm.ptr
  %off = llvm.mlir.addressof @off : !llvm.ptr
  %g12.b = llvm.mlir.addressof @g : !llvm.ptr
  %g12.o = llvm.mlir.constant(12 : i64) : i64
  %g12 = llvm.getelementptr %g12.b[%g12.o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %al4.b = llvm.mlir.addressof @al : !llvm.ptr
  %al4.o = llvm.mlir.constant(4 : i64) : i64
  %al4 = llvm.getelementptr inbounds %al4.b[%al4.o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %off1.b = llvm.mlir.addressof @off : !llvm.ptr
  %off1.o = llvm.mlir.constant(1 : i64) : i64
  %off1 = llvm.getelementptr %off1.b[%off1.o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %wk4.b = llvm.mlir.addressof @wk : !llvm.ptr
  %wk4.o = llvm.mlir.constant(4 : i64) : i64
  %wk4 = llvm.getelementptr inbounds %wk4.b[%wk4.o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %absent4.b = llvm.mlir.addressof @absent : !llvm.ptr
  %absent4.o = llvm.mlir.constant(4 : i64) : i64
  %absent4 = llvm.getelementptr inbounds %absent4.b[%absent4.o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "eq" %g12, %off : !llvm.ptr
  llvm.call @use_i1(%0) : (i1) -> ()
  %1 = llvm.icmp "ugt" %off1, %g : !llvm.ptr
  llvm.call @use_i1(%1) : (i1) -> ()
  %2 = llvm.icmp "slt" %g12, %off1 : !llvm.ptr
  llvm.call @use_i1(%2) : (i1) -> ()
  %3 = llvm.icmp "eq" %off, %g : !llvm.ptr
  llvm.call @use_i1(%3) : (i1) -> ()
  %4 = llvm.icmp "ne" %al4, %null : !llvm.ptr
  llvm.call @use_i1(%4) : (i1) -> ()
  %5 = llvm.icmp "ult" %null, %wk4 : !llvm.ptr
  llvm.call @use_i1(%5) : (i1) -> ()
  %6 = llvm.icmp "eq" %absent4, %null : !llvm.ptr
  llvm.call @use_i1(%6) : (i1) -> ()
  %7 = llvm.icmp "ult" %off1, %null : !llvm.ptr
  llvm.call @use_i1(%7) : (i1) -> ()
  %8 = llvm.icmp "ule" %g12, %al4 : !llvm.ptr
  llvm.call @use_i1(%8) : (i1) -> ()
  %m7 = llvm.mlir.constant(7 : i64) : i64
  %mn8 = llvm.mlir.constant(-8 : i64) : i64
  %m15 = llvm.mlir.constant(15 : i64) : i64
  %mn2 = llvm.mlir.constant(-2 : i64) : i64
  %m0 = llvm.mlir.constant(0 : i64) : i64
  %i.g = llvm.ptrtoint %g : !llvm.ptr to i64
  %i.off = llvm.ptrtoint %off : !llvm.ptr to i64
  %i.off1 = llvm.ptrtoint %off1 : !llvm.ptr to i64
  %i.wk4 = llvm.ptrtoint %wk4 : !llvm.ptr to i64
  %code = llvm.mlir.addressof @code : !llvm.ptr
  %i.code = llvm.ptrtoint %code : !llvm.ptr to i64
  %9 = llvm.and %i.g, %m7 : i64
  llvm.call @use_i64(%9) : (i64) -> ()
  %10 = llvm.and %i.off, %m7 : i64
  llvm.call @use_i64(%10) : (i64) -> ()
  %11 = llvm.and %i.off1, %m15 : i64
  llvm.call @use_i64(%11) : (i64) -> ()
  %12 = llvm.and %i.off, %mn8 : i64
  llvm.call @use_i64(%12) : (i64) -> ()
  %13 = llvm.and %i.g, %mn2 : i64
  llvm.call @use_i64(%13) : (i64) -> ()
  %14 = llvm.and %m7, %i.off1 : i64
  llvm.call @use_i64(%14) : (i64) -> ()
  %15 = llvm.and %i.wk4, %m7 : i64
  llvm.call @use_i64(%15) : (i64) -> ()
  %16 = llvm.and %i.code, %m7 : i64
  llvm.call @use_i64(%16) : (i64) -> ()
  %17 = llvm.and %i.code, %mn2 : i64
  llvm.call @use_i64(%17) : (i64) -> ()
  %18 = llvm.lshr %m0, %i.g : i64
  llvm.call @use_i64(%18) : (i64) -> ()
  %19 = llvm.udiv %m0, %i.off : i64
  llvm.call @use_i64(%19) : (i64) -> ()
  %20 = llvm.shl %i.g, %mn2 : i64
  llvm.call @use_i64(%20) : (i64) -> ()
  %i.wide = llvm.ptrtoint %off1 : !llvm.ptr to i128
  %low = llvm.mlir.constant(18446744073709551615 : i128) : i128
  %21 = llvm.and %i.wide, %low : i128
  llvm.call @use_i128(%21) : (i128) -> ()
  llvm.return
}
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-i64:64-n32:64"

@g = global [8 x i32] zeroinitializer, align 32
@absent = extern_weak global i64

@al = alias [8 x i32], ptr @g
@wk = weak alias [8 x i32], ptr @g
@off = alias i32, getelementptr inbounds nuw (i8, ptr @g, i64 12)

declare void @code()

declare void @use_i1(i1)

declare void @use_i64(i64)

declare void @use_i128(i128)

define void @t() {
  call void @use_i1(i1 true)
  %1 = icmp ugt ptr getelementptr (i8, ptr @off, i64 1), @g
  call void @use_i1(i1 %1)
  %2 = icmp slt ptr getelementptr inbounds nuw (i8, ptr @g, i64 12), getelementptr (i8, ptr @off, i64 1)
  call void @use_i1(i1 %2)
  %3 = icmp eq ptr @off, @g
  call void @use_i1(i1 %3)
  call void @use_i1(i1 true)
  call void @use_i1(i1 true)
  %4 = icmp eq ptr getelementptr inbounds nuw (i8, ptr @absent, i64 4), null
  call void @use_i1(i1 %4)
  call void @use_i1(i1 false)
  call void @use_i1(i1 false)
  call void @use_i64(i64 0)
  call void @use_i64(i64 4)
  call void @use_i64(i64 13)
  %5 = and i64 ptrtoint (ptr @off to i64), -8
  call void @use_i64(i64 %5)
  call void @use_i64(i64 ptrtoint (ptr @g to i64))
  call void @use_i64(i64 5)
  %6 = and i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @wk, i64 4) to i64), 7
  call void @use_i64(i64 %6)
  %7 = and i64 ptrtoint (ptr @code to i64), 7
  call void @use_i64(i64 %7)
  %8 = and i64 ptrtoint (ptr @code to i64), -2
  call void @use_i64(i64 %8)
  call void @use_i64(i64 0)
  call void @use_i64(i64 0)
  %9 = shl i64 ptrtoint (ptr @g to i64), -2
  call void @use_i64(i64 %9)
  call void @use_i128(i128 ptrtoint (ptr getelementptr (i8, ptr @off, i64 1) to i128))
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
