// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// A sum with a product that begins with zeros is a product that begins with the other side; negative zeros stay.
#ca = affine_map<(m, n, k) -> (m, k)>
#cb = affine_map<(m, n, k) -> (k, n)>
#cc = affine_map<(m, n, k) -> (m, n)>
#tr = {indexing_maps = [#ca, #cb, #cc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %d: vector<2x3xi8>, %e: vector<3x4xi8>, %f: vector<2x4xi8>) -> (vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>) {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %nz = arith.constant dense<-0.0> : vector<2x4xf32>
  %zi = arith.constant dense<0> : vector<2x4xi8>
  %0 = vector.contract #tr %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  %2 = vector.contract #tr %d, %e, %zi : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
  %3 = arith.addi %f, %2 : vector<2x4xi8>
  %4 = vector.contract #tr %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %5 = arith.addf %4, %c : vector<2x4xf32>
  %8 = vector.contract #tr %a, %b, %nz : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %9 = arith.addf %8, %c fastmath<nsz> : vector<2x4xf32>
  return %1, %3, %5, %9 : vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>
}//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x3xi8>, %arg4: vector<3x4xi8>, %arg5: vector<2x4xi8>) -> (vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>) {
    %cst = arith.constant dense<-0.000000e+00> : vector<2x4xf32>
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %3 = arith.addf %2, %arg2 : vector<2x4xf32>
    %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %5 = arith.addf %4, %arg2 fastmath<nsz> : vector<2x4xf32>
    return %0, %1, %3, %5 : vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>
  }
}

//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x3xi8>, %arg4: vector<3x4xi8>, %arg5: vector<2x4xi8>) -> (vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>) {
    %cst = arith.constant dense<-0.000000e+00> : vector<2x4xf32>
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %3 = arith.addf %2, %arg2 : vector<2x4xf32>
    %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %5 = arith.addf %4, %arg2 fastmath<nsz> : vector<2x4xf32>
    return %0, %1, %3, %5 : vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>
  }
  module {
    func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x3xi8>, %arg4: vector<3x4xi8>, %arg5: vector<2x4xi8>) -> (vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>) {
      %cst = arith.constant dense<-0.000000e+00> : vector<2x4xf32>
      %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
      %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      %3 = arith.addf %2, %arg2 : vector<2x4xf32>
      %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      %5 = arith.addf %4, %arg2 fastmath<nsz> : vector<2x4xf32>
      return %0, %1, %3, %5 : vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>
    }
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x3xi8>, %arg4: vector<3x4xi8>, %arg5: vector<2x4xi8>) -> (vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>) {
    %cst = arith.constant dense<-0.000000e+00> : vector<2x4xf32>
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %3 = arith.addf %2, %arg2 : vector<2x4xf32>
    %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %5 = arith.addf %4, %arg2 fastmath<nsz> : vector<2x4xf32>
    return %0, %1, %3, %5 : vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>
  }
  module {
    func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x3xi8>, %arg4: vector<3x4xi8>, %arg5: vector<2x4xi8>) -> (vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>) {
      %cst = arith.constant dense<-0.000000e+00> : vector<2x4xf32>
      %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi8>
      %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      %3 = arith.addf %2, %arg2 : vector<2x4xf32>
      %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
      %5 = arith.addf %4, %arg2 fastmath<nsz> : vector<2x4xf32>
      return %0, %1, %3, %5 : vector<2x4xf32>, vector<2x4xi8>, vector<2x4xf32>, vector<2x4xf32>
    }
  }
}

