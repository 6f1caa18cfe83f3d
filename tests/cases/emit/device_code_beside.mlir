// RUN: lowir translate --mlir-to-llvmir
// A module of device code is no part of the host's.
gpu.module @device [#nvvm.target<chip = "sm_80">] {
  llvm.func @kernel(%x: i32) {
    llvm.return
  }
}
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @main() {
  ret i32 0
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err
device_code_beside.mlir:3:1: warning: 'gpu.module' is device code, which is left out [device-code]
gpu.module @device [#nvvm.target<chip = "sm_80">] {
^~~~~~~~~~
