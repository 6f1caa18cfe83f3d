// RUN: lowir translate --mlir-to-llvmir
// Differences of addresses in one object have no sign beyond the width of an index, bits of differences are known, and
// sums are taken apart where numbers in them cancel.
module attributes {llvm.data_layout = "e-p1:32:32-i64:64-n32:64"} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i64
  llvm.mlir.global external @h() {addr_space = 0 : i32} : i64
  llvm.mlir.global external @small() {addr_space = 1 : i32} : i64
  llvm.func @backwards() -> i128 {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %c-4 = llvm.mlir.constant(-4 : i64) : i64
    %before = llvm.getelementptr %g[%c-4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %a = llvm.ptrtoint %before : !llvm.ptr to i128
    %b = llvm.ptrtoint %g : !llvm.ptr to i128
    %r = llvm.sub %a, %b : i128
    llvm.return %r : i128
  }
  llvm.func @forwards() -> i128 {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %c-4 = llvm.mlir.constant(-4 : i64) : i64
    %before = llvm.getelementptr %g[%c-4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %a = llvm.ptrtoint %before : !llvm.ptr to i128
    %b = llvm.ptrtoint %g : !llvm.ptr to i128
    %r = llvm.sub %b, %a : i128
    llvm.return %r : i128
  }
  llvm.func @of_32_bits() -> i64 {
    %g = llvm.mlir.addressof @small : !llvm.ptr<1>
    %c-4 = llvm.mlir.constant(-4 : i32) : i32
    %before = llvm.getelementptr %g[%c-4] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %a = llvm.ptrtoint %before : !llvm.ptr<1> to i64
    %b = llvm.ptrtoint %g : !llvm.ptr<1> to i64
    %r = llvm.sub %a, %b : i64
    llvm.return %r : i64
  }
  llvm.func @bits_of_differences() -> i64 {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a = llvm.ptrtoint %g : !llvm.ptr to i64
    %s = llvm.sub %a, %c3 : i64
    %r = llvm.and %s, %c7 : i64
    llvm.return %r : i64
  }
  llvm.func @bits_under_an_address() -> i64 {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c12 = llvm.mlir.constant(12 : i64) : i64
    %c7 = llvm.mlir.constant(7 : i64) : i64
    %a = llvm.ptrtoint %g : !llvm.ptr to i64
    %n = llvm.xor %c12, %c16 : i64
    %s = llvm.sub %n, %a : i64
    %r = llvm.and %c7, %s : i64
    llvm.return %r : i64
  }
  llvm.func @cancel() -> i64 {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %h = llvm.mlir.addressof @h : !llvm.ptr
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %a = llvm.ptrtoint %g : !llvm.ptr to i64
    %b = llvm.ptrtoint %h : !llvm.ptr to i64
    %x = llvm.xor %a, %c4 : i64
    %y = llvm.xor %b, %c4 : i64
    %r = llvm.xor %x, %y : i64
    llvm.return %r : i64
  }
  llvm.func @no_sum_left() -> i64 {
    %g = llvm.mlir.addressof @g : !llvm.ptr
    %h = llvm.mlir.addressof @h : !llvm.ptr
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c-4 = llvm.mlir.constant(-4 : i64) : i64
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %a = llvm.ptrtoint %g : !llvm.ptr to i64
    %b = llvm.ptrtoint %h : !llvm.ptr to i64
    %x = llvm.add %a, %c4 : i64
    %y = llvm.add %b, %c-4 : i64
    %z = llvm.add %b, %c5 : i64
    %r = llvm.add %x, %y : i64
    %s = llvm.add %x, %z : i64
    %t = llvm.mul %r, %s : i64
    llvm.return %t : i64
  }
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p1:32:32-i64:64-n32:64"

@g = external global i64
@h = external global i64
@small = external addrspace(1) global i64

define i128 @backwards() {
  ret i128 18446744073709551612
}

define i128 @forwards() {
  ret i128 -18446744073709551612
}

define i64 @of_32_bits() {
  ret i64 4294967292
}

define i64 @bits_of_differences() {
  ret i64 5
}

define i64 @bits_under_an_address() {
  ret i64 4
}

define i64 @cancel() {
  ret i64 xor (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
}

define i64 @no_sum_left() {
  %1 = mul i64 add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)), add (i64 add (i64 ptrtoint (ptr @g to i64), i64 4), i64 add (i64 ptrtoint (ptr @h to i64), i64 5))
  ret i64 %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
