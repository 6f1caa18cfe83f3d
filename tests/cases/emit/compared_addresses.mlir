// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// Addresses are not null where nothing can make them null, and differ where nothing can make them the same.
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
  %merged = llvm.mlir.addressof @merged : !llvm.ptr
  %imerged = llvm.ptrtoint %merged : !llvm.ptr to i64
  %weak = llvm.mlir.addressof @weak : !llvm.ptr
  %iweak = llvm.ptrtoint %weak : !llvm.ptr to i64
  %absent = llvm.mlir.addressof @absent : !llvm.ptr
  %iabsent = llvm.ptrtoint %absent : !llvm.ptr to i64
  %code = llvm.mlir.addressof @code : !llvm.ptr
  %icode = llvm.ptrtoint %code : !llvm.ptr to i64
  %space = llvm.mlir.addressof @space : !llvm.ptr<1>
  %ispace = llvm.ptrtoint %space : !llvm.ptr<1> to i64
  %other = llvm.mlir.addressof @other : !llvm.ptr
  %iother = llvm.ptrtoint %other : !llvm.ptr to i64
  %0 = llvm.icmp "eq" %own, %null : !llvm.ptr
  llvm.call @use(%0) : (i1) -> ()
  %1 = llvm.icmp "ugt" %own, %null : !llvm.ptr
  llvm.call @use(%1) : (i1) -> ()
  %2 = llvm.icmp "slt" %own, %null : !llvm.ptr
  llvm.call @use(%2) : (i1) -> ()
  %3 = llvm.icmp "ule" %null, %own : !llvm.ptr
  llvm.call @use(%3) : (i1) -> ()
  %4 = llvm.icmp "eq" %merged, %null : !llvm.ptr
  llvm.call @use(%4) : (i1) -> ()
  %5 = llvm.icmp "ugt" %merged, %null : !llvm.ptr
  llvm.call @use(%5) : (i1) -> ()
  %6 = llvm.icmp "slt" %merged, %null : !llvm.ptr
  llvm.call @use(%6) : (i1) -> ()
  %7 = llvm.icmp "ule" %null, %merged : !llvm.ptr
  llvm.call @use(%7) : (i1) -> ()
  %8 = llvm.icmp "eq" %weak, %null : !llvm.ptr
  llvm.call @use(%8) : (i1) -> ()
  %9 = llvm.icmp "ugt" %weak, %null : !llvm.ptr
  llvm.call @use(%9) : (i1) -> ()
  %10 = llvm.icmp "slt" %weak, %null : !llvm.ptr
  llvm.call @use(%10) : (i1) -> ()
  %11 = llvm.icmp "ule" %null, %weak : !llvm.ptr
  llvm.call @use(%11) : (i1) -> ()
  %12 = llvm.icmp "eq" %absent, %null : !llvm.ptr
  llvm.call @use(%12) : (i1) -> ()
  %13 = llvm.icmp "ugt" %absent, %null : !llvm.ptr
  llvm.call @use(%13) : (i1) -> ()
  %14 = llvm.icmp "slt" %absent, %null : !llvm.ptr
  llvm.call @use(%14) : (i1) -> ()
  %15 = llvm.icmp "ule" %null, %absent : !llvm.ptr
  llvm.call @use(%15) : (i1) -> ()
  %16 = llvm.icmp "eq" %code, %null : !llvm.ptr
  llvm.call @use(%16) : (i1) -> ()
  %17 = llvm.icmp "ugt" %code, %null : !llvm.ptr
  llvm.call @use(%17) : (i1) -> ()
  %18 = llvm.icmp "slt" %code, %null : !llvm.ptr
  llvm.call @use(%18) : (i1) -> ()
  %19 = llvm.icmp "ule" %null, %code : !llvm.ptr
  llvm.call @use(%19) : (i1) -> ()
  %20 = llvm.icmp "ne" %space, %far : !llvm.ptr<1>
  llvm.call @use(%20) : (i1) -> ()
  %21 = llvm.icmp "uge" %space, %far : !llvm.ptr<1>
  llvm.call @use(%21) : (i1) -> ()
  %22 = llvm.icmp "eq" %own, %other : !llvm.ptr
  llvm.call @use(%22) : (i1) -> ()
  %23 = llvm.icmp "ult" %own, %other : !llvm.ptr
  llvm.call @use(%23) : (i1) -> ()
  %24 = llvm.icmp "eq" %own, %merged : !llvm.ptr
  llvm.call @use(%24) : (i1) -> ()
  %25 = llvm.icmp "ult" %own, %merged : !llvm.ptr
  llvm.call @use(%25) : (i1) -> ()
  %26 = llvm.icmp "eq" %own, %weak : !llvm.ptr
  llvm.call @use(%26) : (i1) -> ()
  %27 = llvm.icmp "ult" %own, %weak : !llvm.ptr
  llvm.call @use(%27) : (i1) -> ()
  %28 = llvm.icmp "eq" %weak, %weak : !llvm.ptr
  llvm.call @use(%28) : (i1) -> ()
  %29 = llvm.icmp "ult" %weak, %weak : !llvm.ptr
  llvm.call @use(%29) : (i1) -> ()
  %30 = llvm.icmp "eq" %own, %code : !llvm.ptr
  llvm.call @use(%30) : (i1) -> ()
  %31 = llvm.icmp "ult" %own, %code : !llvm.ptr
  llvm.call @use(%31) : (i1) -> ()
  %32 = llvm.icmp "eq" %own, %absent : !llvm.ptr
  llvm.call @use(%32) : (i1) -> ()
  %33 = llvm.icmp "ult" %own, %absent : !llvm.ptr
  llvm.call @use(%33) : (i1) -> ()
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
  %1 = icmp slt ptr @own, null
  call void @use(i1 %1)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 true)
  %2 = icmp slt ptr @merged, null
  call void @use(i1 %2)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 true)
  %3 = icmp slt ptr @weak, null
  call void @use(i1 %3)
  call void @use(i1 true)
  %4 = icmp eq ptr @absent, null
  call void @use(i1 %4)
  %5 = icmp ugt ptr @absent, null
  call void @use(i1 %5)
  %6 = icmp slt ptr @absent, null
  call void @use(i1 %6)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 true)
  %7 = icmp slt ptr @code, null
  call void @use(i1 %7)
  call void @use(i1 true)
  %8 = icmp ne ptr addrspace(1) @space, null
  call void @use(i1 %8)
  call void @use(i1 true)
  call void @use(i1 false)
  %9 = icmp ult ptr @own, @other
  call void @use(i1 %9)
  %10 = icmp eq ptr @own, @merged
  call void @use(i1 %10)
  %11 = icmp ult ptr @own, @merged
  call void @use(i1 %11)
  %12 = icmp eq ptr @own, @weak
  call void @use(i1 %12)
  %13 = icmp ult ptr @own, @weak
  call void @use(i1 %13)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 false)
  %14 = icmp ult ptr @own, @code
  call void @use(i1 %14)
  %15 = icmp eq ptr @own, @absent
  call void @use(i1 %15)
  %16 = icmp ult ptr @own, @absent
  call void @use(i1 %16)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
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
  %1 = icmp slt ptr @own, null
  call void @use(i1 %1)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 true)
  %2 = icmp slt ptr @merged, null
  call void @use(i1 %2)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 true)
  %3 = icmp slt ptr @weak, null
  call void @use(i1 %3)
  call void @use(i1 true)
  %4 = icmp eq ptr @absent, null
  call void @use(i1 %4)
  %5 = icmp ugt ptr @absent, null
  call void @use(i1 %5)
  %6 = icmp slt ptr @absent, null
  call void @use(i1 %6)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 true)
  %7 = icmp slt ptr @code, null
  call void @use(i1 %7)
  call void @use(i1 true)
  %8 = icmp ne ptr addrspace(1) @space, null
  call void @use(i1 %8)
  call void @use(i1 true)
  call void @use(i1 false)
  %9 = icmp ult ptr @own, @other
  call void @use(i1 %9)
  %10 = icmp eq ptr @own, @merged
  call void @use(i1 %10)
  %11 = icmp ult ptr @own, @merged
  call void @use(i1 %11)
  %12 = icmp eq ptr @own, @weak
  call void @use(i1 %12)
  %13 = icmp ult ptr @own, @weak
  call void @use(i1 %13)
  call void @use(i1 true)
  call void @use(i1 false)
  call void @use(i1 false)
  %14 = icmp ult ptr @own, @code
  call void @use(i1 %14)
  %15 = icmp eq ptr @own, @absent
  call void @use(i1 %15)
  %16 = icmp ult ptr @own, @absent
  call void @use(i1 %16)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
