// RUN: lowir %s -o out.o
// OURS: llc writes gigabytes of padding
// Padding up to an alignment stands in the file, and distances in code have 32 bits.
llvm.mlir.global external @far(1 : i32) {addr_space = 0 : i32, alignment = 4294967296 : i64} : i32
llvm.mlir.global external @wide() {addr_space = 0 : i32} : !llvm.array<3000000000 x i8> {
  %0 = llvm.mlir.zero : !llvm.array<3000000000 x i8>
  llvm.return %0 : !llvm.array<3000000000 x i8>
}
llvm.mlir.global external @fits(1 : i32) {addr_space = 0 : i32, alignment = 2097152 : i64} : i32
//--- err
fail_objects_of_huge_variables.mlir:4:1: error: more than 2 GiB of variables, or an alignment of more than 2 MiB, has no machine code yet [unsupported]
llvm.mlir.global external @far(1 : i32) {addr_space = 0 : i32, alignment = 4294967296 : i64} : i32
^~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_huge_variables.mlir:5:1: error: more than 2 GiB of variables, or an alignment of more than 2 MiB, has no machine code yet [unsupported]
llvm.mlir.global external @wide() {addr_space = 0 : i32} : !llvm.array<3000000000 x i8> {
^~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
