// RUN: lowir opt --compat=19 --affine-expand-index-ops
// Release 19 applies maps: products are composed one factor at a time, and constants are put in.
func.func @digits(%i: index, %a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (%a, %b, %c, %b) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}
func.func @constants(%i: index, %n: index) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0:3 = affine.delinearize_index %i into (%n, %c3, %c5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @counter(%n: index, %m: memref<?xindex>) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to %n {
    %0:2 = affine.delinearize_index %i into (%n, %c4) : index, index
    memref.store %0#0, %m[%0#1] : memref<?xindex>
  }
  return
}
func.func @alone(%i: index, %n: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%n, %n) : index, index
  return %0#0, %0#1 : index, index
}
//--- out
#map = affine_map<()[s0, s1, s2] -> (s2 floordiv ((s0 * s1) * s0))>
#map1 = affine_map<()[s0, s1, s2] -> ((s2 mod ((s0 * s1) * s0)) floordiv (s1 * s0))>
#map2 = affine_map<()[s0, s1, s2] -> (((s2 mod ((s0 * s1) * s0)) mod (s1 * s0)) floordiv s0)>
#map3 = affine_map<()[s0, s1, s2] -> (((s2 mod ((s0 * s1) * s0)) mod (s1 * s0)) mod s0)>
#map4 = affine_map<()[s0] -> (s0 floordiv 15)>
#map5 = affine_map<()[s0] -> ((s0 mod 15) floordiv 5)>
#map6 = affine_map<()[s0] -> (s0 mod 5)>
#map7 = affine_map<(d0) -> (d0 floordiv 4)>
#map8 = affine_map<(d0) -> (d0 mod 4)>
#map9 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
#map10 = affine_map<()[s0, s1] -> (s0 mod s1)>
module {
  func.func @digits(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index) {
    %0 = affine.apply #map()[%arg2, %arg3, %arg0]
    %1 = affine.apply #map1()[%arg2, %arg3, %arg0]
    %2 = affine.apply #map2()[%arg2, %arg3, %arg0]
    %3 = affine.apply #map3()[%arg2, %arg3, %arg0]
    return %0, %1, %2, %3 : index, index, index, index
  }
  func.func @constants(%arg0: index, %arg1: index) -> (index, index, index) {
    %0 = affine.apply #map4()[%arg0]
    %1 = affine.apply #map5()[%arg0]
    %2 = affine.apply #map6()[%arg0]
    return %0, %1, %2 : index, index, index
  }
  func.func @counter(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = 0 to %arg0 {
      %0 = affine.apply #map7(%arg2)
      %1 = affine.apply #map8(%arg2)
      memref.store %0, %arg1[%1] : memref<?xindex>
    }
    return
  }
  func.func @alone(%arg0: index, %arg1: index) -> (index, index) {
    %0 = affine.apply #map9()[%arg0, %arg1]
    %1 = affine.apply #map10()[%arg0, %arg1]
    return %0, %1 : index, index
  }
}

