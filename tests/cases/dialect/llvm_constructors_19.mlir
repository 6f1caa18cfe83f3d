// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Constructors and destructors carry priorities in 19.
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@init], priorities = [0 : i32]}
llvm.mlir.global_dtors {dtors = [@init], priorities = [65535 : i32]}
