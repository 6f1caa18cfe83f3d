// RUN: lowir abi --target=riscv32-unknown-none
// OURS: the real tools know no signatures
// A triple whose registers are not known.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- err
lowir abi: error: '--target=riscv32-unknown-none': the registers of 'riscv32' with 'none' and 'unknown' are not known; those of x86_64, aarch64, i686 and arm without floating-point registers are
