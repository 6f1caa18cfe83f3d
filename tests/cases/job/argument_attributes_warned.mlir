// RUN: lowir %s
// RUN: lowir --memref-arg-attrs=carry %s
// DIFFERS: mlir-opt drops attributes of memref arguments silently
// A warning names the attributes that are dropped; a flag puts them on the aligned pointer.
func.func @attributes(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64}) {
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @attributes(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err
argument_attributes_warned.mlir:5:1: warning: argument 0 becomes several, and its attributes are dropped: llvm.align, llvm.noalias [argument-attributes-dropped]
func.func @attributes(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64}) {
^~~~~~~~~
  help: --memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @attributes(ptr %0, ptr align 16 noalias %1, i64 %2, i64 %3, i64 %4) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
