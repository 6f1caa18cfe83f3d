// RUN: mlir-opt %s
// RUN: /opt/bin/mlir-opt-22 -cse %s
// RUN: mlir-opt-19 --convert-func-to-llvm %s | mlir-translate-19 -mlir-to-llvmir
// A link named like the real tool behaves as that tool; its suffix picks the release.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0) {
  ret i32 %0
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
