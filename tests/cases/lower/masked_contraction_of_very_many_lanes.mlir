// RUN: lowir opt --convert-vector-to-llvm
// What would be tens of millions of operations stays: six million products, whose columns are put together lane by lane.
// DIFFERS: mlir-opt has no such limit
func.func @f(%a: vector<1x100000xf32>, %b: vector<100000x64xf32>, %c: vector<1x64xf32>, %m: vector<1x64x100000xi1>) -> vector<1x64xf32> {
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x100000xf32>, vector<100000x64xf32> into vector<1x64xf32> } : vector<1x64x100000xi1> -> vector<1x64xf32>
  return %r : vector<1x64xf32>
}
//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f(%arg0: vector<1x100000xf32>, %arg1: vector<100000x64xf32>, %arg2: vector<1x64xf32>, %arg3: vector<1x64x100000xi1>) -> vector<1x64xf32> {
    %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<1x100000xf32>, vector<100000x64xf32> into vector<1x64xf32> } : vector<1x64x100000xi1> -> vector<1x64xf32>
    return %0 : vector<1x64xf32>
  }
}

