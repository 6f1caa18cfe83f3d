// RUN: lowir translate --mlir-to-llvmir %s
// A terminator that names a block with arguments twice gets a block of its own for the second time; blocks that are
// written before they are reached keep their place.
// OURS: mlir-translate orders the extra blocks by their addresses, so its own text varies from run to run
llvm.func @twice(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^join(%a : i32), ^join(%b : i32)
^join(%x: i32):
  llvm.return %x : i32
}
llvm.func @cases(%v: i32) -> i32 {
  llvm.br ^head(%v : i32)
^late(%y: i32):
  %sum = llvm.add %y, %v : i32
  llvm.return %sum : i32
^head(%x: i32):
  %next = llvm.mul %x, %x : i32
  llvm.switch %next : i32, ^head(%x : i32) [
    0: ^late(%next : i32),
    7: ^head(%next : i32),
    9: ^late(%x : i32)
  ]
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @twice(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6

4:
  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
  ret i32 %5

6:
  %7 = phi i32 [ %2, %3 ]
  br label %4
}

define i32 @cases(i32 %0) {
  br label %5

2:
  %3 = phi i32 [ %11, %10 ], [ %7, %5 ]
  %4 = add i32 %3, %0
  ret i32 %4

5:
  %6 = phi i32 [ %9, %8 ], [ %6, %5 ], [ %0, %1 ]
  %7 = mul i32 %6, %6
  switch i32 %7, label %5 [
    i32 0, label %2
    i32 7, label %8
    i32 9, label %10
  ]

8:
  %9 = phi i32 [ %7, %5 ]
  br label %5

10:
  %11 = phi i32 [ %6, %5 ]
  br label %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
