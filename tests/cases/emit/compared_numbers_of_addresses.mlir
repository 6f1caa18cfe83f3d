// RUN: lowir translate --mlir-to-llvmir
// Whole addresses as numbers compare like the addresses, since release 20.
llvm.mlir.global internal @own(0 : i64) : i64
llvm.mlir.global internal @other(0 : i64) : i64
llvm.mlir.global internal unnamed_addr @merged(0 : i64) : i64
llvm.mlir.global weak @weak(0 : i64) : i64
llvm.mlir.global extern_weak @absent() : i64
llvm.mlir.global external @space() {addr_space = 1 : i32} : i64
llvm.func @code()
llvm.func @use(i1)
llvm.func @t() {
  %null = llvm.mlir.zero : !llvm.ptr
  %far = llvm.mlir.zero : !llvm.ptr<1>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %own = llvm.mlir.addressof @own : !llvm.ptr
  %iown = llvm.ptrtoint %own : !llvm.ptr to i64
  %absent = llvm.mlir.addressof @absent : !llvm.ptr
  %iabsent = llvm.ptrtoint %absent : !llvm.ptr to i64
  %other = llvm.mlir.addressof @other : !llvm.ptr
  %iother = llvm.ptrtoint %other : !llvm.ptr to i64
  %weak = llvm.mlir.addressof @weak : !llvm.ptr
  %iweak = llvm.ptrtoint %weak : !llvm.ptr to i64
  %code = llvm.mlir.addressof @code : !llvm.ptr
  %icode = llvm.ptrtoint %code : !llvm.ptr to i64
  %0 = llvm.icmp "eq" %iown, %zero : i64
  llvm.call @use(%0) : (i1) -> ()
  %1 = llvm.icmp "ugt" %iown, %zero : i64
  llvm.call @use(%1) : (i1) -> ()
  %2 = llvm.icmp "slt" %iown, %zero : i64
  llvm.call @use(%2) : (i1) -> ()
  %3 = llvm.icmp "ne" %iabsent, %zero : i64
  llvm.call @use(%3) : (i1) -> ()
  %4 = llvm.icmp "eq" %iown, %iother : i64
  llvm.call @use(%4) : (i1) -> ()
  %5 = llvm.icmp "ne" %iown, %iweak : i64
  llvm.call @use(%5) : (i1) -> ()
  %6 = llvm.icmp "ule" %iweak, %iweak : i64
  llvm.call @use(%6) : (i1) -> ()
  %7 = llvm.icmp "ult" %zero, %icode : i64
  llvm.call @use(%7) : (i1) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@own = internal global i64 0
@other = internal global i64 0
@merged = internal unnamed_addr global i64 0
@weak = weak global i64 0
@absent = extern_weak global i64
@space = external addrspace(1) global i64

declare void @code()

declare void @use(i1)

define void @t() {
  call void @use(i1 false)
  call void @use(i1 true)
  %1 = icmp slt i64 ptrtoint (ptr @own to i64), 0
  call void @use(i1 %1)
  %2 = icmp ne i64 ptrtoint (ptr @absent to i64), 0
  call void @use(i1 %2)
  call void @use(i1 false)
  %3 = icmp ne i64 ptrtoint (ptr @own to i64), ptrtoint (ptr @weak to i64)
  call void @use(i1 %3)
  call void @use(i1 true)
  call void @use(i1 true)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
