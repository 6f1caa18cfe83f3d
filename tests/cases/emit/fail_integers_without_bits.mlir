// RUN: lowir
// RUN: lowir --compat=19
// DIFFERS: mlir-translate writes integers of no bits, which LLVM does not read
// Neither folding nor addresses take them for numbers.
llvm.func @vectors() -> vector<4xi0> {
  %0 = llvm.mlir.constant(dense<0> : vector<4xi0>) : vector<4xi0>
  %1 = llvm.sdiv %0, %0 : vector<4xi0>
  llvm.return %1 : vector<4xi0>
}
llvm.func @address(%p: !llvm.ptr, %x: i32) -> !llvm.ptr {
  %0 = llvm.trunc %x : i32 to i0
  %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i0) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}
//--- err
fail_integers_without_bits.mlir:5:1: error: a type of `llvm.func` has no counterpart in LLVM IR [unsupported-type]
llvm.func @vectors() -> vector<4xi0> {
^~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:7:8: error: a type of `llvm.sdiv` has no counterpart in LLVM IR [unsupported-type]
  %1 = llvm.sdiv %0, %0 : vector<4xi0>
       ^~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:8:3: error: a type of `llvm.return` has no counterpart in LLVM IR [unsupported-type]
  llvm.return %1 : vector<4xi0>
  ^~~~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:11:8: error: a type of `llvm.trunc` has no counterpart in LLVM IR [unsupported-type]
  %0 = llvm.trunc %x : i32 to i0
       ^~~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:12:8: error: a type of `llvm.getelementptr` has no counterpart in LLVM IR [unsupported-type]
  %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i0) -> !llvm.ptr, i32
       ^~~~~~~~~~~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
//--- err 2
fail_integers_without_bits.mlir:5:1: error: a type of `llvm.func` has no counterpart in LLVM IR [unsupported-type]
llvm.func @vectors() -> vector<4xi0> {
^~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:8:3: error: a type of `llvm.return` has no counterpart in LLVM IR [unsupported-type]
  llvm.return %1 : vector<4xi0>
  ^~~~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:11:8: error: a type of `llvm.trunc` has no counterpart in LLVM IR [unsupported-type]
  %0 = llvm.trunc %x : i32 to i0
       ^~~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
fail_integers_without_bits.mlir:12:8: error: a type of `llvm.getelementptr` has no counterpart in LLVM IR [unsupported-type]
  %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i0) -> !llvm.ptr, i32
       ^~~~~~~~~~~~~~~~~~
  help: LLVM IR has integers of one bit or more, and no types of other dialects
