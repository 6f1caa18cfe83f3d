// RUN: lowir %s
// An operation folds by what defines its operands, also where that reads something else since it was first looked at.
func.func @f(%a: i32, %x: i32) -> i32 {
  %0 = arith.andi %a, %a : i32
  %1 = arith.andi %x, %0 : i32
  %2 = arith.andi %a, %1 : i32
  return %2 : i32
}
func.func @g(%a: i32, %x: i32, %c: i1) -> (i32, i32) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.addi %x, %0 : i32
  %2 = arith.subi %1, %a : i32
  %3 = arith.ori %0, %0 : i32
  %4 = arith.andi %3, %2 : i32
  %5 = arith.andi %4, %x : i32
  return %2, %5 : i32, i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0, i32 %1) {
  %3 = and i32 %1, %0
  ret i32 %3
}

define { i32, i32 } @g(i32 %0, i32 %1, i1 %2) {
  %4 = add i32 %1, %0
  %5 = and i32 %0, %1
  %6 = insertvalue { i32, i32 } poison, i32 %1, 0
  %7 = insertvalue { i32, i32 } %6, i32 %5, 1
  ret { i32, i32 } %7
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
