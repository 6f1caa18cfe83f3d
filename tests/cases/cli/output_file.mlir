// RUN: lowir opt %s -o out.mlir
// RUN: lowir opt -o=out.mlir %s
// RUN: lowir %s -o out.ll
// RUN: lowir %s --o out.mlir
// -o writes a file: MLIR of opt, LLVM IR or the lowered module of the whole job.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- file out.ll 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0) {
  ret i32 %0
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- file out.mlir
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- file out.mlir 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- file out.mlir 4
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

