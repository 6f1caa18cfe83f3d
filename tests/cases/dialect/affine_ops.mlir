// RUN: lowir opt --mlir-print-op-generic
// Every operation of affine, in the generic form.
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<(d0, d1) -> (d0 * 2 + d1 floordiv 4 - d1 mod 3)>
#map3 = affine_map<(d0, d1) -> (d0 + 1, d1 * 2)>
#map4 = affine_map<(d0)[s0] -> (d0, s0)>
#map5 = affine_map<(d0, d1) -> (d0, d1 + 1)>
#map6 = affine_map<() -> (10)>
#map7 = affine_map<(d0) -> (d0, 3)>
#map8 = affine_map<(d0)[s0] -> (d0, s0 * 2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<() -> (0, 0)>
#map11 = affine_map<(d0) -> (d0, 10)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<() -> (92)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>, memref<100xf32>, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<100xf32>, %arg3: f32):
    "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg11: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"(%arg0, %arg0, %arg0) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 2, 0>, step = 4 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg9: index):
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
      ^bb0(%arg10: index):
        %4 = "affine.apply"(%arg9, %arg10) <{map = #map2}> : (index, index) -> index
        %5 = "affine.load"(%arg1, %arg9, %arg10) <{map = #map3}> : (memref<?x?xf32>, index, index) -> f32
        "affine.store"(%5, %arg1, %arg9, %arg0) <{map = #map4}> : (f32, memref<?x?xf32>, index, index) -> ()
        "affine.if"(%arg9, %arg0) <{condition = #set}> ({
          %7 = "affine.min"(%arg9, %arg10) <{map = #map5}> : (index, index) -> index
          "affine.yield"() : () -> ()
        }, {
          %6 = "affine.max"(%arg9, %arg10) <{map = #map5}> : (index, index) -> index
          "affine.yield"() : () -> ()
        }) : (index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %0 = "affine.for"(%arg3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg7: index, %arg8: f32):
      %3 = "arith.addf"(%arg8, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%3) : (f32) -> ()
    }) : (f32) -> f32
    "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map10, reductions = [], steps = [1, 2], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map11}> ({
    ^bb0(%arg5: index, %arg6: index):
      "affine.prefetch"(%arg1, %arg5, %arg6) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map9}> : (memref<?x?xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map13}> ({
    ^bb0(%arg4: index):
      %2 = "affine.vector_load"(%arg2, %arg4) <{map = #map12}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%2, %arg2, %arg4) <{map = #map12}> : (vector<8xf32>, memref<100xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

//--- out
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<(d0, d1) -> (d0 * 2 + d1 floordiv 4 - d1 mod 3)>
#map3 = affine_map<(d0, d1) -> (d0 + 1, d1 * 2)>
#map4 = affine_map<(d0)[s0] -> (d0, s0)>
#map5 = affine_map<(d0, d1) -> (d0, d1 + 1)>
#map6 = affine_map<() -> (10)>
#map7 = affine_map<(d0) -> (d0, 3)>
#map8 = affine_map<(d0)[s0] -> (d0, s0 * 2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<() -> (0, 0)>
#map11 = affine_map<(d0) -> (d0, 10)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<() -> (92)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>, memref<100xf32>, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<100xf32>, %arg3: f32):
    "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg11: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"(%arg0, %arg0, %arg0) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 1, 2, 0>, step = 4 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg9: index):
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
      ^bb0(%arg10: index):
        %3 = "affine.apply"(%arg9, %arg10) <{map = #map2}> : (index, index) -> index
        %4 = "affine.load"(%arg1, %arg9, %arg10) <{map = #map3}> : (memref<?x?xf32>, index, index) -> f32
        "affine.store"(%4, %arg1, %arg9, %arg0) <{map = #map4}> : (f32, memref<?x?xf32>, index, index) -> ()
        "affine.if"(%arg9, %arg0) <{condition = #set}> ({
          %6 = "affine.min"(%arg9, %arg10) <{map = #map5}> : (index, index) -> index
          "affine.yield"() : () -> ()
        }, {
          %5 = "affine.max"(%arg9, %arg10) <{map = #map5}> : (index, index) -> index
          "affine.yield"() : () -> ()
        }) : (index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %0 = "affine.for"(%arg3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg7: index, %arg8: f32):
      %2 = "arith.addf"(%arg8, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%2) : (f32) -> ()
    }) : (f32) -> f32
    "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map10, reductions = [], steps = [1, 2], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map11}> ({
    ^bb0(%arg5: index, %arg6: index):
      "affine.prefetch"(%arg1, %arg5, %arg6) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map9}> : (memref<?x?xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map13}> ({
    ^bb0(%arg4: index):
      %1 = "affine.vector_load"(%arg2, %arg4) <{map = #map12}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%1, %arg2, %arg4) <{map = #map12}> : (vector<8xf32>, memref<100xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

