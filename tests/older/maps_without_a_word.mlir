// 2019: Maps and sets without 'affine_map' and 'affine_set', of dimensions or none, in aliases, operations and attributes.
#upper = ()[s0] -> (s0)
#lower = () -> (0)
#positive = ()[s0] : (s0 - 1 >= 0)
func @f(%n: index, %m: memref<?x?xf32>, %c: f32) {
  affine.for %i = #lower() to #upper()[%n] {
    %0 = affine.apply (d0)[s0] -> (d0 * 2 + s0)(%i)[%n]
    affine.for %j = (d0) -> (d0)(%i) to (d0) -> (d0 + 4)(%i) {
    }
    affine.if #positive()[%n] {
    }
    affine.if (d0) : (d0 - 2 >= 0)(%i) {
      affine.terminator
    }
  }
  %1 = vector.transfer_read %m[%n, %n], %c {permutation_map = (d0, d1) -> (d0)} : memref<?x?xf32>, vector<4xf32>
  return
}
//--- today
#map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 + 4)>
#map3 = affine_map<(d0, d1) -> (d0)>
#set = affine_set<()[s0] : (s0 - 1 >= 0)>
#set1 = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
    affine.for %arg3 = 0 to %arg0 {
      %1 = affine.apply #map(%arg3)[%arg0]
      affine.for %arg4 = #map1(%arg3) to #map2(%arg3) {
      }
      affine.if #set()[%arg0] {
      }
      affine.if #set1(%arg3) {
      }
    }
    %0 = vector.transfer_read %arg1[%arg0, %arg0], %arg2 {permutation_map = #map3} : memref<?x?xf32>, vector<4xf32>
    return
  }
}
