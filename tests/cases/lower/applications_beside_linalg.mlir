// RUN: lowir opt --convert-linalg-to-loops
// The pass makes applications of maps simpler, other operations of the dialect not.
func.func @f(%m: memref<8xf32>, %o: memref<8xf32>, %i: index, %n: index) -> (index, index, index) {
  %zero = arith.constant 0 : index
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%zero, %i, %n]
  %1 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%0]
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 4)>(%zero)[%n]
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return %0, %1, %2 : index, index, index
}
//--- out
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2)>
#map2 = affine_map<(d0)[s0] -> (0, s0 + 4)>
module {
  func.func @f(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: index, %arg3: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map()[%arg2, %arg3]
    %1 = affine.apply #map1()[%arg2, %arg3]
    %2 = affine.min #map2(%c0)[%arg3]
    scf.for %arg4 = %c0 to %c8 step %c1 {
      %3 = memref.load %arg0[%arg4] : memref<8xf32>
      memref.store %3, %arg1[%arg4] : memref<8xf32>
    }
    return %0, %1, %2 : index, index, index
  }
}

