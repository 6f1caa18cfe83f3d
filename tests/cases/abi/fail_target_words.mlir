// RUN: lowir abi --target=nonsense
// OURS: the real tools know no signatures
// What is no triple at all.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- err
lowir abi: error: '--target=nonsense': Unrecognized architecture: nonsense
