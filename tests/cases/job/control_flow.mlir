// RUN: lowir %s
// Loops and conditionals become blocks and phis.
func.func @collatz(%n: i64) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %nothing = arith.constant 0 : i64
  %r:2 = scf.while (%x = %n, %count = %zero) : (i64, i32) -> (i64, i32) {
    %go = arith.cmpi ne, %x, %last : i64
    scf.condition(%go) %x, %count : i64, i32
  } do {
  ^bb0(%x: i64, %count: i32):
    %rest = arith.remui %x, %two : i64
    %even = arith.cmpi eq, %rest, %nothing : i64
    %next = scf.if %even -> (i64) {
      %half = arith.divui %x, %two : i64
      scf.yield %half : i64
    } else {
      %tripled = arith.muli %x, %three : i64
      %plus = arith.addi %tripled, %last : i64
      scf.yield %plus : i64
    }
    %more = arith.addi %count, %one : i32
    scf.yield %next, %more : i64, i32
  }
  return %r#1 : i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @collatz(i64 %0) {
  br label %2

2:
  %3 = phi i64 [ %17, %18 ], [ %0, %1 ]
  %4 = phi i32 [ %19, %18 ], [ 0, %1 ]
  %5 = icmp ne i64 %3, 1
  br i1 %5, label %6, label %20

6:
  %7 = phi i64 [ %3, %2 ]
  %8 = phi i32 [ %4, %2 ]
  %9 = urem i64 %7, 2
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:
  %12 = udiv i64 %7, 2
  br label %16

13:
  %14 = mul i64 %7, 3
  %15 = add i64 %14, 1
  br label %16

16:
  %17 = phi i64 [ %15, %13 ], [ %12, %11 ]
  br label %18

18:
  %19 = add i32 %8, 1
  br label %2

20:
  ret i32 %4
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
