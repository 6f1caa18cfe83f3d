// RUN: lowir opt
// A comdat is a selector in an `llvm.comdat`.
llvm.mlir.global external @x(0 : i32) comdat(@c::@x) : i32
//--- err
fail_llvm_comdat.mlir:3:1: error: 'llvm.mlir.global' op expected comdat symbol [comdat]
llvm.mlir.global external @x(0 : i32) comdat(@c::@x) : i32
^~~~~~~~~~~~~~~~
