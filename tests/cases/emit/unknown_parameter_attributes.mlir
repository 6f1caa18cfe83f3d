// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// What the dialect does not know of parameters is left out with a warning, as mlir-translate leaves it out.
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
  llvm.return %b : i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(ptr %0, i32 noundef %1) {
  ret i32 %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err
unknown_parameter_attributes.mlir:4:1: warning: parameter attribute `llvm.other` means nothing to LLVM IR and is left out [unknown-attribute]
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
^~~~~~~~~
unknown_parameter_attributes.mlir:4:1: warning: parameter attribute `llvm.name` means nothing to LLVM IR and is left out [unknown-attribute]
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
^~~~~~~~~
unknown_parameter_attributes.mlir:4:1: warning: parameter attribute `llvm.other` means nothing to LLVM IR and is left out [unknown-attribute]
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
^~~~~~~~~
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(ptr %0, i32 noundef %1) {
  ret i32 %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err 2
unknown_parameter_attributes.mlir:4:1: warning: parameter attribute `llvm.other` means nothing to LLVM IR and is left out [unknown-attribute]
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
^~~~~~~~~
unknown_parameter_attributes.mlir:4:1: warning: parameter attribute `llvm.name` means nothing to LLVM IR and is left out [unknown-attribute]
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
^~~~~~~~~
unknown_parameter_attributes.mlir:4:1: warning: parameter attribute `llvm.other` means nothing to LLVM IR and is left out [unknown-attribute]
llvm.func @f(%a: !llvm.ptr {llvm.name = "a"}, %b: i32 {llvm.noundef, llvm.other = 1 : i64}) -> (i32 {llvm.other}) {
^~~~~~~~~
