// RUN: lowir opt
// RUN: lowir opt --convert-linalg-to-loops
// Products of transposed and repeated operands, and maps that are the usual ones and need not be written.
func.func @products(%a: memref<5x3xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>, %v: memref<5xf32>, %d: memref<3x5xf32>) {
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] {mark = 1 : i32} ins(%a, %b : memref<5x3xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%v, %b : memref<5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%d, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
func.func @batches(%a: memref<5x3xf32>, %b: memref<2x7x5xf32>, %c: memref<2x3x7xf32>, %d: memref<3x5xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(n, i, j, k) -> (i, k)>, affine_map<(n, i, j, k) -> (n, j, k)>, affine_map<(n, i, j, k) -> (n, i, j)>] ins(%d, %b : memref<3x5xf32>, memref<2x7x5xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
//--- out
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @products(%arg0: memref<5x3xf32>, %arg1: memref<5x7xf32>, %arg2: memref<3x7xf32>, %arg3: memref<5xf32>, %arg4: memref<3x5xf32>) {
    linalg.matmul indexing_maps = [#map, #map1, #map2] {mark = 1 : i32} ins(%arg0, %arg1 : memref<5x3xf32>, memref<5x7xf32>) outs(%arg2 : memref<3x7xf32>)
    linalg.matmul indexing_maps = [#map3, #map1, #map2] ins(%arg3, %arg1 : memref<5xf32>, memref<5x7xf32>) outs(%arg2 : memref<3x7xf32>)
    linalg.matmul ins(%arg4, %arg1 : memref<3x5xf32>, memref<5x7xf32>) outs(%arg2 : memref<3x7xf32>)
    return
  }
  func.func @batches(%arg0: memref<5x3xf32>, %arg1: memref<2x7x5xf32>, %arg2: memref<2x3x7xf32>, %arg3: memref<3x5xf32>) {
    linalg.batch_matmul indexing_maps = [#map4, #map5, #map6] ins(%arg3, %arg1 : memref<3x5xf32>, memref<2x7x5xf32>) outs(%arg2 : memref<2x3x7xf32>)
    return
  }
}

//--- out 2
module {
  func.func @products(%arg0: memref<5x3xf32>, %arg1: memref<5x7xf32>, %arg2: memref<3x7xf32>, %arg3: memref<5xf32>, %arg4: memref<3x5xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    scf.for %arg5 = %c0 to %c3 step %c1 {
      scf.for %arg6 = %c0 to %c7 step %c1 {
        scf.for %arg7 = %c0 to %c5 step %c1 {
          %0 = memref.load %arg0[%arg7, %arg5] : memref<5x3xf32>
          %1 = memref.load %arg1[%arg7, %arg6] : memref<5x7xf32>
          %2 = memref.load %arg2[%arg5, %arg6] : memref<3x7xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg5, %arg6] : memref<3x7xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c3 step %c1 {
      scf.for %arg6 = %c0 to %c7 step %c1 {
        scf.for %arg7 = %c0 to %c5 step %c1 {
          %0 = memref.load %arg3[%arg7] : memref<5xf32>
          %1 = memref.load %arg1[%arg7, %arg6] : memref<5x7xf32>
          %2 = memref.load %arg2[%arg5, %arg6] : memref<3x7xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg5, %arg6] : memref<3x7xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c3 step %c1 {
      scf.for %arg6 = %c0 to %c7 step %c1 {
        scf.for %arg7 = %c0 to %c5 step %c1 {
          %0 = memref.load %arg4[%arg5, %arg7] : memref<3x5xf32>
          %1 = memref.load %arg1[%arg7, %arg6] : memref<5x7xf32>
          %2 = memref.load %arg2[%arg5, %arg6] : memref<3x7xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg5, %arg6] : memref<3x7xf32>
        }
      }
    }
    return
  }
  func.func @batches(%arg0: memref<5x3xf32>, %arg1: memref<2x7x5xf32>, %arg2: memref<2x3x7xf32>, %arg3: memref<3x5xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c3 step %c1 {
        scf.for %arg6 = %c0 to %c7 step %c1 {
          scf.for %arg7 = %c0 to %c5 step %c1 {
            %0 = memref.load %arg3[%arg5, %arg7] : memref<3x5xf32>
            %1 = memref.load %arg1[%arg4, %arg6, %arg7] : memref<2x7x5xf32>
            %2 = memref.load %arg2[%arg4, %arg5, %arg6] : memref<2x3x7xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %arg2[%arg4, %arg5, %arg6] : memref<2x3x7xf32>
          }
        }
      }
    }
    return
  }
}

