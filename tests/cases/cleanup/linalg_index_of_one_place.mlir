// RUN: lowir opt --sccp
// RUN: lowir opt --compat=19 --sccp
// Along a dimension of size 1 there is one place: newer releases know it.
func.func @f(%a: memref<1x4xindex>, %b: memref<1x4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x4xindex>) outs(%b : memref<1x4xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}
//--- out
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<1x4xindex>, %arg1: memref<1x4xindex>) {
    %c0 = arith.constant 0 : index
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<1x4xindex>) outs(%arg1 : memref<1x4xindex>) {
    ^bb0(%in: index, %out: index):
      %0 = linalg.index 1 : index
      %1 = arith.addi %c0, %0 : index
      linalg.yield %1 : index
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<1x4xindex>, %arg1: memref<1x4xindex>) {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<1x4xindex>) outs(%arg1 : memref<1x4xindex>) {
    ^bb0(%in: index, %out: index):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      %2 = arith.addi %0, %1 : index
      linalg.yield %2 : index
    }
    return
  }
}

