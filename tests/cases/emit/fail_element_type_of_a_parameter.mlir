// RUN: lowir translate --split-input-file --mlir-to-llvmir
llvm.func @f(%a: !llvm.ptr {llvm.elementtype = f32}) {
  llvm.return
}
// -----
llvm.func @h(!llvm.ptr)
llvm.func @g(%a: !llvm.ptr) {
  llvm.call @h(%a) : (!llvm.ptr {llvm.elementtype = i32}) -> ()
  llvm.return
}
//--- err
fail_element_type_of_a_parameter.mlir:2:1: error: an element type stands at arguments of intrinsics and inline assembly only [elementtype]
llvm.func @f(%a: !llvm.ptr {llvm.elementtype = f32}) {
^~~~~~~~~
fail_element_type_of_a_parameter.mlir:8:3: error: an element type stands at arguments of intrinsics and inline assembly only [elementtype]
  llvm.call @h(%a) : (!llvm.ptr {llvm.elementtype = i32}) -> ()
  ^~~~~~~~~
