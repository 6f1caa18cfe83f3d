// RUN: lowir opt
// Attributes of a device: where loops run, and memory.
func.func @mapped(%n: index, %m: memref<4xf32, #gpu.address_space<workgroup>>) {
  scf.forall (%i, %j) in (%n, 4) {
  } {mapping = [#gpu.block<y>, #gpu.thread<x>]}
  scf.forall (%i, %j, %k) in (%n, 4, 5) {
  } {mapping = [#gpu.warp<x>, #gpu.warpgroup<linear_dim_0>, #gpu.lane<linear_dim_9>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.memory_space<global>]}
  return
}
//--- out
module {
  func.func @mapped(%arg0: index, %arg1: memref<4xf32, #gpu.address_space<workgroup>>) {
    scf.forall (%arg2, %arg3) in (%arg0, 4) {
    } {mapping = [#gpu.block<y>, #gpu.thread<x>]}
    scf.forall (%arg2, %arg3, %arg4) in (%arg0, 4, 5) {
    } {mapping = [#gpu.warp<x>, #gpu.warpgroup<linear_dim_0>, #gpu.lane<linear_dim_9>]}
    scf.forall (%arg2) in (%arg0) {
    } {mapping = [#gpu.memory_space<global>]}
    return
  }
}

