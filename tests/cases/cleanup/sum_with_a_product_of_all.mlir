// RUN: lowir opt --canonicalize %s
// DIFFERS: mlir-opt takes products that are multiplied, not added up, for sums as well
// Products of all terms begin with what they are multiplied by: a sum with one stays.
#ca = affine_map<(m, n, k) -> (m, k)>
#cb = affine_map<(m, n, k) -> (k, n)>
#cc = affine_map<(m, n, k) -> (m, n)>
#mul = {indexing_maps = [#ca, #cb, #cc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>}
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract #mul %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %1 = arith.addf %0, %arg2 : vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
}

