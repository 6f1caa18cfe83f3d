// RUN: lowir opt --compat=19
func.func @a(%m: memref<23xf32>) {
  affine.for %i = 0 to 1 {
    %0 = affine.apply affine_map<()[s0] -> (s0 * 23)>()[%i]
    %1 = affine.load %m[symbol(%i)] : memref<23xf32>
    affine.prefetch %m[symbol(%i)], read, locality<3>, data : memref<23xf32>
  }
  affine.parallel (%i) = (max()) to (1) { }
  return
}
//--- out
#map = affine_map<()[s0] -> (s0 * 23)>
module {
  func.func @a(%arg0: memref<23xf32>) {
    affine.for %arg1 = 0 to 1 {
      %0 = affine.apply #map()[%arg1]
      %1 = affine.load %arg0[symbol(%arg1)] : memref<23xf32>
      affine.prefetch %arg0[symbol(%arg1)], read, locality<3>, data : memref<23xf32>
    }
    affine.parallel (%arg1) = (max()) to (1) {
    }
    return
  }
}

