// mlir-opt-22 crashes (19 too): an operation of linalg that writes to memory and to a tensor; the verifier prints a type that it did
// not find.
func.func @f(%a: memref<f32>, %b: tensor<f32>) {
  %0 = "linalg.generic"(%a, %b) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32
  }) : (memref<f32>, tensor<f32>) -> tensor<f32>
  return
}
