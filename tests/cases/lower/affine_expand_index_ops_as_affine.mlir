// RUN: lowir opt --affine-expand-index-ops-as-affine
// Indices taken apart and put together by maps; counters of loops are dimensions.
func.func @digits(%i: index, %n: index, %k: index) -> (index, index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (7, %n, 3, %k) : index, index, index, index
  %1 = affine.linearize_index [%i, %n, %k, %0#1] by (%k, 3, %n, 2) : index
  return %0#0, %0#1, %0#2, %0#3, %1 : index, index, index, index, index
}
func.func @loop(%m: memref<?xindex>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      %0:3 = affine.delinearize_index %i into (%k, 5) : index, index, index
      %1 = affine.linearize_index [%0#0, %j, %i] by (%n, %k, 4) : index
      %2 = affine.linearize_index disjoint [%i, %0#1] by (8, 9) : index
      %3:2 = affine.delinearize_index %2 into (4, 3) : index, index
      memref.store %3#1, %m[%1] : memref<?xindex>
      memref.store %3#0, %m[%0#2] : memref<?xindex>
    }
  }
  return
}
//--- out
#map = affine_map<()[s0, s1, s2] -> (s2 floordiv (s0 * (s1 * 3)))>
#map1 = affine_map<()[s0, s1, s2] -> ((s2 mod (s0 * (s1 * 3))) floordiv (s1 * 3))>
#map2 = affine_map<()[s0, s1, s2] -> (((s2 mod (s0 * (s1 * 3))) mod (s1 * 3)) floordiv s1)>
#map3 = affine_map<()[s0, s1, s2] -> (((s2 mod (s0 * (s1 * 3))) mod (s1 * 3)) mod s1)>
#map4 = affine_map<()[s0, s1, s2, s3] -> (s2 * 2 + s3 + s0 * (s1 * 6) + s1 * (s1 * 2))>
#map5 = affine_map<(d0)[s0] -> (d0 floordiv (s0 * 5))>
#map6 = affine_map<(d0)[s0] -> ((d0 mod (s0 * 5)) floordiv 5)>
#map7 = affine_map<(d0)[s0] -> ((d0 mod (s0 * 5)) mod 5)>
#map8 = affine_map<(d0, d1, d2)[s0] -> (d1 * 4 + d2 + d0 * (s0 * 4))>
#map9 = affine_map<(d0, d1) -> (d0 * 9 + d1)>
#map10 = affine_map<(d0) -> (d0 floordiv 3)>
#map11 = affine_map<(d0) -> (d0 mod 3)>
module {
  func.func @digits(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %0 = affine.apply #map()[%arg1, %arg2, %arg0]
    %1 = affine.apply #map1()[%arg1, %arg2, %arg0]
    %2 = affine.apply #map2()[%arg1, %arg2, %arg0]
    %3 = affine.apply #map3()[%arg1, %arg2, %arg0]
    %4 = affine.apply #map4()[%arg0, %arg1, %arg2, %1]
    return %0, %1, %2, %3, %4 : index, index, index, index, index
  }
  func.func @loop(%arg0: memref<?xindex>, %arg1: index, %arg2: index) {
    affine.for %arg3 = 0 to %arg1 {
      affine.for %arg4 = 0 to 10 {
        %0 = affine.apply #map5(%arg3)[%arg2]
        %1 = affine.apply #map6(%arg3)[%arg2]
        %2 = affine.apply #map7(%arg3)[%arg2]
        %3 = affine.apply #map8(%0, %arg4, %arg3)[%arg2]
        %4 = affine.apply #map9(%arg3, %1)
        %5 = affine.apply #map10(%4)
        %6 = affine.apply #map11(%4)
        memref.store %6, %arg0[%3] : memref<?xindex>
        memref.store %5, %arg0[%2] : memref<?xindex>
      }
    }
    return
  }
}

