// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// Constructors and destructors carry priorities and data in 22.
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@init], priorities = [65535 : i32], data = [#llvm.zero]
