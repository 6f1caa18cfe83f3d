// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir -
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --compat=19 --mlir-to-llvmir -
// The wrapper in LLVM IR: the layout of Clang's struct with two pointers and three words per dimension.
// SEED: S53 S54
func.func @f(%m: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c = arith.constant 2.0 : f32
  return %c : f32
}
