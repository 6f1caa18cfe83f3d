// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// Bits below what an address is aligned to are zero: as it is stated, as its type is laid out here, or as every module lays it
// out; of functions two.
module attributes {llvm.data_layout = "e-i64:64-S128"} {
llvm.mlir.global internal @stated(0 : i8) {alignment = 8 : i64} : i8
llvm.mlir.global internal @large(dense<0> : tensor<40xi8>) : !llvm.array<40 x i8>
llvm.mlir.global external @elsewhere() : !llvm.array<40 x i8>
llvm.mlir.global weak @replaced(0 : i64) : i64
llvm.mlir.global internal @low(0 : i64) {alignment = 2 : i64} : i64
llvm.func @code()
llvm.func @use(i64)
llvm.func @t() {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(7 : i64) : i64
  %8 = llvm.mlir.constant(8 : i64) : i64
  %stated = llvm.mlir.addressof @stated : !llvm.ptr
  %istated = llvm.ptrtoint %stated : !llvm.ptr to i64
  %stated7 = llvm.and %7, %istated : i64
  llvm.call @use(%stated7) : (i64) -> ()
  %stated8 = llvm.and %8, %istated : i64
  llvm.call @use(%stated8) : (i64) -> ()
  %large = llvm.mlir.addressof @large : !llvm.ptr
  %ilarge = llvm.ptrtoint %large : !llvm.ptr to i64
  %large7 = llvm.and %7, %ilarge : i64
  llvm.call @use(%large7) : (i64) -> ()
  %large8 = llvm.and %8, %ilarge : i64
  llvm.call @use(%large8) : (i64) -> ()
  %elsewhere = llvm.mlir.addressof @elsewhere : !llvm.ptr
  %ielsewhere = llvm.ptrtoint %elsewhere : !llvm.ptr to i64
  %elsewhere1 = llvm.and %1, %ielsewhere : i64
  llvm.call @use(%elsewhere1) : (i64) -> ()
  %replaced = llvm.mlir.addressof @replaced : !llvm.ptr
  %ireplaced = llvm.ptrtoint %replaced : !llvm.ptr to i64
  %replaced7 = llvm.and %7, %ireplaced : i64
  llvm.call @use(%replaced7) : (i64) -> ()
  %replaced8 = llvm.and %8, %ireplaced : i64
  llvm.call @use(%replaced8) : (i64) -> ()
  %low = llvm.mlir.addressof @low : !llvm.ptr
  %ilow = llvm.ptrtoint %low : !llvm.ptr to i64
  %low1 = llvm.and %1, %ilow : i64
  llvm.call @use(%low1) : (i64) -> ()
  %low7 = llvm.and %7, %ilow : i64
  llvm.call @use(%low7) : (i64) -> ()
  %code = llvm.mlir.addressof @code : !llvm.ptr
  %icode = llvm.ptrtoint %code : !llvm.ptr to i64
  %code1 = llvm.and %icode, %1 : i64
  llvm.call @use(%code1) : (i64) -> ()
  %code7 = llvm.and %icode, %7 : i64
  llvm.call @use(%code7) : (i64) -> ()
  llvm.return
}
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-i64:64-S128"

@stated = internal global i8 0, align 8
@large = internal global [40 x i8] zeroinitializer
@elsewhere = external global [40 x i8]
@replaced = weak global i64 0
@low = internal global i64 0, align 2

declare void @code()

declare void @use(i64)

define void @t() {
  call void @use(i64 0)
  %1 = and i64 8, ptrtoint (ptr @stated to i64)
  call void @use(i64 %1)
  call void @use(i64 0)
  call void @use(i64 0)
  %2 = and i64 1, ptrtoint (ptr @elsewhere to i64)
  call void @use(i64 %2)
  call void @use(i64 0)
  %3 = and i64 8, ptrtoint (ptr @replaced to i64)
  call void @use(i64 %3)
  call void @use(i64 0)
  %4 = and i64 7, ptrtoint (ptr @low to i64)
  call void @use(i64 %4)
  call void @use(i64 0)
  %5 = and i64 ptrtoint (ptr @code to i64), 7
  call void @use(i64 %5)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-i64:64-S128"

@stated = internal global i8 0, align 8
@large = internal global [40 x i8] zeroinitializer
@elsewhere = external global [40 x i8]
@replaced = weak global i64 0
@low = internal global i64 0, align 2

declare void @code()

declare void @use(i64)

define void @t() {
  call void @use(i64 0)
  %1 = and i64 8, ptrtoint (ptr @stated to i64)
  call void @use(i64 %1)
  call void @use(i64 0)
  call void @use(i64 0)
  %2 = and i64 1, ptrtoint (ptr @elsewhere to i64)
  call void @use(i64 %2)
  call void @use(i64 0)
  %3 = and i64 8, ptrtoint (ptr @replaced to i64)
  call void @use(i64 %3)
  call void @use(i64 0)
  %4 = and i64 7, ptrtoint (ptr @low to i64)
  call void @use(i64 %4)
  call void @use(i64 0)
  %5 = and i64 ptrtoint (ptr @code to i64), 7
  call void @use(i64 %5)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
