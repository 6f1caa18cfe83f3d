// RUN: lowir opt --scf-forall-to-for
// Constants stand before the loops: where these begin, where they end, their steps. Attributes go.
func.func private @use(index, index)
func.func @loops(%n: index, %m: memref<?x4xf32>, %x: f32) {
  scf.forall (%i, %j) in (%n, 4) {
    memref.store %x, %m[%i, %j] : memref<?x4xf32>
    %c = arith.constant 4 : index
    func.call @use(%i, %c) : (index, index) -> ()
  }
  scf.forall (%i) = (1) to (%n) step (3) {
    func.call @use(%i, %n) : (index, index) -> ()
    scf.forall (%j, %k, %l) = (%i, 0, 2) to (%n, %i, 9) step (%i, 1, %n) {
      func.call @use(%k, %j) : (index, index) -> ()
      func.call @use(%l, %i) : (index, index) -> ()
    } {mark}
  } {mark}
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
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.for %arg4 = %c0_0 to %c4 step %c1_1 {
        memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x4xf32>
        %c4_3 = arith.constant 4 : index
        func.call @use(%arg3, %c4_3) : (index, index) -> ()
      }
    }
    %c1_2 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    scf.for %arg3 = %c1_2 to %arg0 step %c3 {
      func.call @use(%arg3, %arg0) : (index, index) -> ()
      %c0_3 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg4 = %arg3 to %arg0 step %arg3 {
        scf.for %arg5 = %c0_3 to %arg3 step %c1_4 {
          scf.for %arg6 = %c2 to %c9 step %arg0 {
            func.call @use(%arg5, %arg4) : (index, index) -> ()
            func.call @use(%arg6, %arg3) : (index, index) -> ()
          }
        }
      }
    }
    return
  }
}

