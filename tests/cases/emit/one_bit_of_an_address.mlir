// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// One bit is shifted by nothing and compared by exclusive or; bits that are known come before poison and undef.
llvm.mlir.global external @g() : i64
llvm.func @use(i1)
llvm.func @f() {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %b = llvm.ptrtoint %p : !llvm.ptr to i1
  %true = llvm.mlir.constant(true) : i1
  %false = llvm.mlir.constant(false) : i1
  %poison = llvm.mlir.poison : i1
  %undef = llvm.mlir.undef : i1
  %0 = llvm.shl %b, %true : i1
  llvm.call @use(%0) : (i1) -> ()
  %1 = llvm.lshr %b, %true : i1
  llvm.call @use(%1) : (i1) -> ()
  %2 = llvm.and %b, %poison : i1
  llvm.call @use(%2) : (i1) -> ()
  %3 = llvm.and %b, %undef : i1
  llvm.call @use(%3) : (i1) -> ()
  %4 = llvm.and %b, %false : i1
  llvm.call @use(%4) : (i1) -> ()
  %5 = llvm.icmp "eq" %b, %false : i1
  llvm.call @use(%5) : (i1) -> ()
  %6 = llvm.icmp "ne" %b, %false : i1
  llvm.call @use(%6) : (i1) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i64

declare void @use(i1)

define void @f() {
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 xor (i1 ptrtoint (ptr @g to i1), i1 true))
  call void @use(i1 ptrtoint (ptr @g to i1))
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i64

declare void @use(i1)

define void @f() {
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 ptrtoint (ptr @g to i1))
  call void @use(i1 poison)
  call void @use(i1 false)
  call void @use(i1 false)
  call void @use(i1 xor (i1 ptrtoint (ptr @g to i1), i1 true))
  call void @use(i1 ptrtoint (ptr @g to i1))
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
