// RUN: lowir opt --convert-vector-to-llvm %s
// DIFFERS: mlir-opt writes some hundred million operations.
// What would become more rows than a machine holds stays.
func.func @sum(%a: vector<4096x4096x4xf32>) -> vector<4096x4096x4xf32> {
  %0 = vector.fma %a, %a, %a : vector<4096x4096x4xf32>
  return %0 : vector<4096x4096x4xf32>
}
func.func @product(%a: vector<3000x3000xf32>) -> vector<3000x3000xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<3000x3000xf32>, vector<3000x3000xf32> into vector<3000x3000xf32>
  return %0 : vector<3000x3000xf32>
}
//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @sum(%arg0: vector<4096x4096x4xf32>) -> vector<4096x4096x4xf32> {
    %0 = vector.fma %arg0, %arg0, %arg0 : vector<4096x4096x4xf32>
    return %0 : vector<4096x4096x4xf32>
  }
  func.func @product(%arg0: vector<3000x3000xf32>) -> vector<3000x3000xf32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg0, %arg0 : vector<3000x3000xf32>, vector<3000x3000xf32> into vector<3000x3000xf32>
    return %0 : vector<3000x3000xf32>
  }
}

