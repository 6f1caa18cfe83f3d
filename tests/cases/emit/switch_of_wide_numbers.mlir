// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate writes values of cases of more than 64 bits as 64 bits of ones
// A value of a case is that number in the type of the flag, however wide.
llvm.func @place(%x: i200, %y: i128) {
  llvm.switch %x : i200, ^bb1 [
    5: ^bb1,
    -5: ^bb2,
    4611686018427387909: ^bb2
  ]
^bb1:
  llvm.switch %y : i128, ^bb2 [
    -9223372036854775808: ^bb2,
    9223372036854775807: ^bb2
  ]
^bb2:
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @place(i200 %0, i128 %1) {
  switch i200 %0, label %3 [
    i200 5, label %3
    i200 -5, label %4
    i200 4611686018427387909, label %4
  ]

3:
  switch i128 %1, label %4 [
    i128 -9223372036854775808, label %4
    i128 9223372036854775807, label %4
  ]

4:
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
