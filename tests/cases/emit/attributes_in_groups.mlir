// RUN: lowir translate --mlir-to-llvmir
// Attributes of globals are in groups too, and there the alignment of the stack has no parentheses; lists of constructors may be
// empty.
llvm.mlir.global external @a(0 : i32) {target_specific_attrs = ["zz", ["bss-section", "x"]]} : i32
llvm.mlir.global external @b(0 : i32) {alignment = 8 : i64, section = "s", target_specific_attrs = ["zz", ["bss-section", "x"]]} : i32
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.func @f() attributes {passthrough = [["alignstack", "16"], "cold"]} {
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@a = global i32 0 #0
@b = global i32 0, section "s", align 8 #0
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

define void @f() #1 {
  ret void
}

attributes #0 = { "bss-section"="x" "zz" }
attributes #1 = { cold alignstack=16 }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
