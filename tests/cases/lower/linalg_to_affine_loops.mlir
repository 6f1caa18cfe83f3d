// RUN: lowir opt --convert-linalg-to-affine-loops
// Operations of linalg as affine loops: places that a map calculates are values.
#id = affine_map<(d0, d1) -> (d0, d1)>
#half = affine_map<(d0, d1) -> (d0 floordiv 2, d1)>
#none = affine_map<(d0, d1) -> ()>
#all = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func @products(%a: memref<?x4xf32>, %b: memref<4x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x4xf32>, memref<4x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @sum(%a: memref<8x4xf32>, %b: memref<8x?xf32>, %c: memref<f32>, %s: f32) {
  linalg.generic {indexing_maps = [#half, #id, #none, #none], iterator_types = ["parallel", "reduction"]} ins(%a, %b, %s : memref<8x4xf32>, memref<8x?xf32>, f32) outs(%c : memref<f32>) {
  ^bb0(%x: f32, %y: f32, %q: f32, %z: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %l = arith.addf %k, %q : f32
    %m = arith.mulf %l, %y : f32
    %n = arith.addf %m, %z : f32
    linalg.yield %n : f32
  }
  linalg.fill ins(%s : f32) outs(%a : memref<8x4xf32>)
  linalg.fill ins(%s : f32) outs(%c : memref<f32>)
  return
}
func.func @turns(%a: memref<8x4x3x2xf32>, %b: memref<8x4x3x2xf32>) {
  linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%a : memref<8x4x3x2xf32>) outs(%b : memref<8x4x3x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#all, #all], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} ins(%a : memref<8x4x3x2xf32>) outs(%b : memref<8x4x3x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}
func.func @as_many_as_turns(%n: index, %s: f32) {
  affine.for %i = 0 to %n {
    %a = memref.alloc(%i) : memref<?xf32>
    linalg.fill ins(%s : f32) outs(%a : memref<?xf32>)
    memref.dealloc %a : memref<?xf32>
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0)>
module {
  func.func @products(%arg0: memref<?x4xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %dim_0 = memref.dim %arg1, %c1 : memref<4x?xf32>
    affine.for %arg3 = 0 to %dim {
      affine.for %arg4 = 0 to %dim_0 {
        affine.for %arg5 = 0 to 4 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<?x4xf32>
          %1 = affine.load %arg1[%arg5, %arg4] : memref<4x?xf32>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg2[%arg3, %arg4] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func @sum(%arg0: memref<8x4xf32>, %arg1: memref<8x?xf32>, %arg2: memref<f32>, %arg3: f32) {
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 4 {
        %0 = affine.load %arg1[%arg4, %arg5] : memref<8x?xf32>
        %1 = affine.load %arg2[] : memref<f32>
        %2 = arith.index_cast %arg5 : index to i32
        %3 = arith.sitofp %2 : i32 to f32
        %4 = arith.addf %3, %arg3 : f32
        %5 = arith.mulf %4, %0 : f32
        %6 = arith.addf %5, %1 : f32
        affine.store %6, %arg2[] : memref<f32>
      }
    }
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 4 {
        affine.store %arg3, %arg0[%arg4, %arg5] : memref<8x4xf32>
      }
    }
    affine.store %arg3, %arg2[] : memref<f32>
    return
  }
  func.func @turns(%arg0: memref<8x4x3x2xf32>, %arg1: memref<8x4x3x2xf32>) {
    affine.for %arg2 = 0 to 8 {
      affine.for %arg3 = 0 to 4 {
        affine.for %arg4 = 0 to 3 {
          affine.for %arg5 = 0 to 2 {
            %0 = affine.load %arg0[%arg2, %arg3, %arg4, %arg5] : memref<8x4x3x2xf32>
            affine.store %0, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<8x4x3x2xf32>
          }
        }
      }
    }
    affine.for %arg2 = 0 to 8 {
      affine.for %arg3 = 0 to 4 {
        affine.for %arg4 = 0 to 3 {
          affine.for %arg5 = 0 to 2 {
            %0 = affine.load %arg1[%arg2, %arg3, %arg4, %arg5] : memref<8x4x3x2xf32>
            affine.store %0, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<8x4x3x2xf32>
          }
        }
      }
    }
    return
  }
  func.func @as_many_as_turns(%arg0: index, %arg1: f32) {
    affine.for %arg2 = 0 to %arg0 {
      %alloc = memref.alloc(%arg2) : memref<?xf32>
      affine.for %arg3 = 0 to #map(%arg2) {
        affine.store %arg1, %alloc[%arg3] : memref<?xf32>
      }
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
}

