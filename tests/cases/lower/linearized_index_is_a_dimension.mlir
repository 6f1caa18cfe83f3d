// RUN: lowir opt --canonicalize
func.func @f(%m: memref<16xf32>, %n: memref<16xf32>, %i: index) {
  affine.for %a = 0 to 4 {
    %0 = affine.linearize_index disjoint [%a, %i] by (2, 2) : index
    %1 = affine.load %m[%0 + 1] : memref<16xf32>
    affine.store %1, %n[%a] : memref<16xf32>
  }
  return
}
//--- out
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: index) {
    affine.for %arg3 = 0 to 4 {
      %0 = affine.linearize_index disjoint [%arg3, %arg2] by (2, 2) : index
      %1 = affine.load %arg0[%0 + 1] : memref<16xf32>
      affine.store %1, %arg1[%arg3] : memref<16xf32>
    }
    return
  }
}

