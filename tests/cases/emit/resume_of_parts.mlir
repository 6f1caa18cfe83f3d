// RUN: lowir translate --mlir-to-llvmir
// What a landing pad made may be taken apart and put together before it is resumed.
llvm.func @personality(...) -> i32
llvm.func @f()
llvm.func @g() attributes {personality = @personality} {
  llvm.invoke @f() to ^done unwind ^pad : () -> ()
^done:
  llvm.return
^pad:
  %pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %p = llvm.extractvalue %pad[0] : !llvm.struct<(ptr, i32)>
  %empty = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
  %whole = llvm.insertvalue %p, %empty[0] : !llvm.struct<(ptr, i32)>
  llvm.resume %whole : !llvm.struct<(ptr, i32)>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare i32 @personality(...)

declare void @f()

define void @g() personality ptr @personality {
  invoke void @f()
          to label %1 unwind label %2

1:
  ret void

2:
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = insertvalue { ptr, i32 } poison, ptr %4, 0
  resume { ptr, i32 } %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
