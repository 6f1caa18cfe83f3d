// RUN: lowir opt --normalize-memrefs --compat=19
// DIFFERS: mlir-opt-19 leaves the indices of memref.load and memref.store as they were, which is another element or an error
func.func @f(%a: memref<8xf32, affine_map<(d0) -> (d0 * 2)>>, %b: memref<8x12xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.load %a[%i] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
  affine.store %x, %a[symbol(%i)] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
  %1 = memref.alloca() : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
  affine.store %x, %1[symbol(%i)] : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
  return %0 : f32
}
//--- out
#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @f(%arg0: memref<15xf32>, %arg1: memref<8x12xf32>, %arg2: index, %arg3: f32) -> f32 {
    %0 = affine.apply #map()[%arg2]
    %1 = memref.load %arg0[%0] : memref<15xf32>
    %2 = affine.apply #map1()[%arg2]
    affine.store %arg3, %arg0[symbol(%arg2) * 2] : memref<15xf32>
    %alloca = memref.alloca() : memref<8xf32, #map2>
    affine.store %arg3, %alloca[symbol(%arg2)] : memref<8xf32, #map2>
    return %1 : f32
  }
}

