// RUN: lowir opt --scf-forall-to-parallel
// The same as parallel loops. Where they run on a device stays.
func.func private @use(index, index)
func.func @loops(%n: index, %m: memref<?x4xf32>, %x: f32) {
  scf.forall (%i, %j) in (%n, 4) {
    memref.store %x, %m[%i, %j] : memref<?x4xf32>
    %c = arith.constant 4 : index
    func.call @use(%i, %c) : (index, index) -> ()
  }
  scf.forall (%i) = (1) to (%n) step (3) {
    func.call @use(%i, %n) : (index, index) -> ()
    scf.forall (%j, %k) = (%i, 0) to (%n, %i) step (%i, 1) {
      func.call @use(%k, %j) : (index, index) -> ()
    } {mark, mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<x>]}
  } {mapping = [#gpu.block<y>]}
  return
}
//--- out
module {
  func.func private @use(index, index)
  func.func @loops(%arg0: index, %arg1: memref<?x4xf32>, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0_0) to (%arg0, %c4) step (%c1, %c1_1) {
      memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x4xf32>
      %c4_3 = arith.constant 4 : index
      func.call @use(%arg3, %c4_3) : (index, index) -> ()
      scf.reduce 
    }
    %c1_2 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    scf.parallel (%arg3) = (%c1_2) to (%arg0) step (%c3) {
      func.call @use(%arg3, %arg0) : (index, index) -> ()
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      scf.parallel (%arg4, %arg5) = (%arg3, %c0_3) to (%arg0, %arg3) step (%arg3, %c1_4) {
        func.call @use(%arg5, %arg4) : (index, index) -> ()
        scf.reduce 
      } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<x>]}
      scf.reduce 
    } {mapping = [#gpu.block<y>]}
    return
  }
}

