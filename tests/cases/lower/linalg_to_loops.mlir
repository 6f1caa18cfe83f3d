// RUN: lowir opt --convert-linalg-to-loops
// DIFFERS: constants stand in another order
// Named operations and generic ones as loops over memrefs.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %f: f32, %s: memref<4x5xf32>, %i8: memref<4x5xi8>, %i8b: memref<5x4xi8>, %i32: memref<4x4xi32>) {
  linalg.fill ins(%f : f32) outs(%c : memref<?x?xf32>)
  linalg.fill ins(%f : f32) outs(%s : memref<4x5xf32>)
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  linalg.matmul ins(%i8, %i8b : memref<4x5xi8>, memref<5x4xi8>) outs(%i32 : memref<4x4xi32>)
  return
}
func.func @more(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4xf32>, %d: memref<f32>, %e: memref<5x4xf32>, %x: memref<2x4x5xf32>, %y: memref<2x5x3xf32>, %z: memref<2x4x3xf32>) {
  linalg.copy ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  linalg.matvec ins(%a, %b : memref<4x5xf32>, memref<5xf32>) outs(%c : memref<4xf32>)
  linalg.vecmat ins(%c, %a : memref<4xf32>, memref<4x5xf32>) outs(%b : memref<5xf32>)
  linalg.dot ins(%b, %b : memref<5xf32>, memref<5xf32>) outs(%d : memref<f32>)
  linalg.batch_matmul ins(%x, %y : memref<2x4x5xf32>, memref<2x5x3xf32>) outs(%z : memref<2x4x3xf32>)
  linalg.generic {indexing_maps = [#id, #tr], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x5xf32>) outs(%e : memref<5x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    %k = linalg.index 0 : index
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : memref<4x5xf32>) outs(%c : memref<4xf32>) attrs = {note} {
  ^bb0(%p: f32, %q: f32):
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  }
  return
}
//--- out
module {
  func.func @mm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: f32, %arg4: memref<4x5xf32>, %arg5: memref<4x5xi8>, %arg6: memref<5x4xi8>, %arg7: memref<4x4xi32>) {
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?xf32>
    scf.for %arg8 = %c0 to %dim step %c1 {
      scf.for %arg9 = %c0 to %dim_0 step %c1 {
        memref.store %arg3, %arg2[%arg8, %arg9] : memref<?x?xf32>
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      scf.for %arg9 = %c0 to %c5 step %c1 {
        memref.store %arg3, %arg4[%arg8, %arg9] : memref<4x5xf32>
      }
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_3 = memref.dim %arg1, %c1 : memref<?x?xf32>
    scf.for %arg8 = %c0 to %dim_1 step %c1 {
      scf.for %arg9 = %c0 to %dim_3 step %c1 {
        scf.for %arg10 = %c0 to %dim_2 step %c1 {
          %0 = memref.load %arg0[%arg8, %arg10] : memref<?x?xf32>
          %1 = memref.load %arg1[%arg10, %arg9] : memref<?x?xf32>
          %2 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg8, %arg9] : memref<?x?xf32>
        }
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      scf.for %arg9 = %c0 to %c4 step %c1 {
        scf.for %arg10 = %c0 to %c5 step %c1 {
          %0 = memref.load %arg5[%arg8, %arg10] : memref<4x5xi8>
          %1 = memref.load %arg6[%arg10, %arg9] : memref<5x4xi8>
          %2 = memref.load %arg7[%arg8, %arg9] : memref<4x4xi32>
          %3 = arith.extsi %0 : i8 to i32
          %4 = arith.extsi %1 : i8 to i32
          %5 = arith.muli %3, %4 : i32
          %6 = arith.addi %2, %5 : i32
          memref.store %6, %arg7[%arg8, %arg9] : memref<4x4xi32>
        }
      }
    }
    return
  }
  func.func @more(%arg0: memref<4x5xf32>, %arg1: memref<5xf32>, %arg2: memref<4xf32>, %arg3: memref<f32>, %arg4: memref<5x4xf32>, %arg5: memref<2x4x5xf32>, %arg6: memref<2x5x3xf32>, %arg7: memref<2x4x3xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    scf.for %arg8 = %c0 to %c4 step %c1 {
      scf.for %arg9 = %c0 to %c5 step %c1 {
        %0 = memref.load %arg0[%arg8, %arg9] : memref<4x5xf32>
        memref.store %0, %arg0[%arg8, %arg9] : memref<4x5xf32>
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      scf.for %arg9 = %c0 to %c5 step %c1 {
        %0 = memref.load %arg0[%arg8, %arg9] : memref<4x5xf32>
        %1 = memref.load %arg1[%arg9] : memref<5xf32>
        %2 = memref.load %arg2[%arg8] : memref<4xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg2[%arg8] : memref<4xf32>
      }
    }
    scf.for %arg8 = %c0 to %c5 step %c1 {
      scf.for %arg9 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg2[%arg9] : memref<4xf32>
        %1 = memref.load %arg0[%arg9, %arg8] : memref<4x5xf32>
        %2 = memref.load %arg1[%arg8] : memref<5xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg1[%arg8] : memref<5xf32>
      }
    }
    scf.for %arg8 = %c0 to %c5 step %c1 {
      %0 = memref.load %arg1[%arg8] : memref<5xf32>
      %1 = memref.load %arg1[%arg8] : memref<5xf32>
      %2 = memref.load %arg3[] : memref<f32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %arg3[] : memref<f32>
    }
    scf.for %arg8 = %c0 to %c2 step %c1 {
      scf.for %arg9 = %c0 to %c4 step %c1 {
        scf.for %arg10 = %c0 to %c3 step %c1 {
          scf.for %arg11 = %c0 to %c5 step %c1 {
            %0 = memref.load %arg5[%arg8, %arg9, %arg11] : memref<2x4x5xf32>
            %1 = memref.load %arg6[%arg8, %arg11, %arg10] : memref<2x5x3xf32>
            %2 = memref.load %arg7[%arg8, %arg9, %arg10] : memref<2x4x3xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %arg7[%arg8, %arg9, %arg10] : memref<2x4x3xf32>
          }
        }
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      scf.for %arg9 = %c0 to %c5 step %c1 {
        %0 = memref.load %arg0[%arg8, %arg9] : memref<4x5xf32>
        %1 = memref.load %arg4[%arg9, %arg8] : memref<5x4xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg4[%arg9, %arg8] : memref<5x4xf32>
      }
    }
    scf.for %arg8 = %c0 to %c4 step %c1 {
      scf.for %arg9 = %c0 to %c5 step %c1 {
        %0 = memref.load %arg0[%arg8, %arg9] : memref<4x5xf32>
        %1 = memref.load %arg2[%arg8] : memref<4xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%arg8] : memref<4xf32>
      }
    }
    return
  }
}

