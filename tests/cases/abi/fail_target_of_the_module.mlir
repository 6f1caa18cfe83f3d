// RUN: lowir abi
// OURS: the real tools know no signatures
// The module's own triple counts, and a machine that is not known is not taken for another one.
module attributes {llvm.target_triple = "riscv64gc-unknown-linux-gnu"} {
  func.func private @f(i32)
}
//--- err
fail_target_of_the_module.mlir:4:1: error: the registers of 'riscv64gc' with 'linux' and 'gnu' are not known; those of x86_64, aarch64, i686 and arm without floating-point registers are [target-triple]
module attributes {llvm.target_triple = "riscv64gc-unknown-linux-gnu"} {
^~~~~~
  help: --target=<triple> names a machine whose registers are shown instead
