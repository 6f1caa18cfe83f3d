// RUN: lowir --memref-arg-attrs=carry -o -
// RUN: lowir --memref-arg-attrs=warn -o -
// RUN: lowir -o -
// OURS: the real tools drop these attributes without a word
// Attributes about the memory of a ranked memref land on its aligned pointer when asked for; else the warning names
// what was dropped.
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull, llvm.dereferenceable = 64 : i64}, %u: memref<*xf32> {llvm.noalias}, %n: i32 {llvm.signext}) {
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, ptr align 16 dereferenceable(64) noalias nonnull %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 signext %7) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err
argument_attributes_carried.mlir:7:1: warning: argument 1 becomes several, and its attributes are dropped: llvm.noalias [argument-attributes-dropped]
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull, llvm.dereferenceable = 64 : i64}, %u: memref<*xf32> {llvm.noalias}, %n: i32 {llvm.signext}) {
^~~~~~~~~
  help: --memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 signext %7) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err 2
argument_attributes_carried.mlir:7:1: warning: argument 0 becomes several, and its attributes are dropped: llvm.align, llvm.dereferenceable, llvm.noalias, llvm.nonnull [argument-attributes-dropped]
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull, llvm.dereferenceable = 64 : i64}, %u: memref<*xf32> {llvm.noalias}, %n: i32 {llvm.signext}) {
^~~~~~~~~
  help: --memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer
argument_attributes_carried.mlir:7:1: warning: argument 1 becomes several, and its attributes are dropped: llvm.noalias [argument-attributes-dropped]
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull, llvm.dereferenceable = 64 : i64}, %u: memref<*xf32> {llvm.noalias}, %n: i32 {llvm.signext}) {
^~~~~~~~~
  help: --memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer
//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 signext %7) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err 3
argument_attributes_carried.mlir:7:1: warning: argument 0 becomes several, and its attributes are dropped: llvm.align, llvm.dereferenceable, llvm.noalias, llvm.nonnull [argument-attributes-dropped]
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull, llvm.dereferenceable = 64 : i64}, %u: memref<*xf32> {llvm.noalias}, %n: i32 {llvm.signext}) {
^~~~~~~~~
  help: --memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer
argument_attributes_carried.mlir:7:1: warning: argument 1 becomes several, and its attributes are dropped: llvm.noalias [argument-attributes-dropped]
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull, llvm.dereferenceable = 64 : i64}, %u: memref<*xf32> {llvm.noalias}, %n: i32 {llvm.signext}) {
^~~~~~~~~
  help: --memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer
