// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate-22 forgets that an alias is of this object, and what a constructor belongs to
llvm.mlir.global internal @g(0 : i32) : i32
llvm.mlir.alias external @a {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [@f]
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @f }]

@a = dso_local alias i32, ptr @g

define void @f() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
