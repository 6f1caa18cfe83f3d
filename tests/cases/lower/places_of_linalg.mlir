// RUN: lowir opt --convert-linalg-to-loops
// RUN: lowir opt --compat=19 --convert-linalg-to-loops
// Places in memory use the counters that they need; those of outputs are calculated before the body runs.
func.func @f(%a: memref<?x4xf32>, %b: memref<4x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + 1, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1 floordiv 2, d0 + d1, 3)>],
                  iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<?x4xf32>, memref<4x?xf32>) outs(%c : memref<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
func.func @maps_by_another_name(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  linalg.dot {indexing_maps = [affine_map<(d0) -> (d0 + 1)>]} ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}
//--- out
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 floordiv 2)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c1 : memref<4x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = affine.apply #map(%arg3)
        %1 = memref.load %arg0[%0, %arg4] : memref<?x4xf32>
        %2 = memref.load %arg1[%arg4, %arg3] : memref<4x?xf32>
        %3 = affine.apply #map1(%arg4)
        %4 = affine.apply #map2(%arg3, %arg4)
        %5 = arith.addf %1, %2 : f32
        memref.store %5, %arg2[%3, %4, %c3] : memref<?x?x?xf32>
      }
    }
    return
  }
  func.func @maps_by_another_name(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<4xf32>
      %1 = memref.load %arg1[%arg3] : memref<4xf32>
      %2 = memref.load %arg2[] : memref<f32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %arg2[] : memref<f32>
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 floordiv 2)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c1 : memref<4x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = affine.apply #map(%arg3)
        %1 = memref.load %arg0[%0, %arg4] : memref<?x4xf32>
        %2 = memref.load %arg1[%arg4, %arg3] : memref<4x?xf32>
        %3 = affine.apply #map1(%arg4)
        %4 = affine.apply #map2(%arg3, %arg4)
        %5 = arith.addf %1, %2 : f32
        memref.store %5, %arg2[%3, %4, %c3] : memref<?x?x?xf32>
      }
    }
    return
  }
  func.func @maps_by_another_name(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<4xf32>
      %1 = memref.load %arg1[%arg3] : memref<4xf32>
      %2 = memref.load %arg2[] : memref<f32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %arg2[] : memref<f32>
    }
    return
  }
}

