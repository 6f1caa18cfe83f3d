// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Transfers between memory spaces.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1, 0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<40x8xf32>, memref<16xf32, 2>, memref<1xi32>, index, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<40x8xf32>, %arg1: memref<16xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index):
    "memref.dma_start"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg4, %arg2, %arg3) : (memref<40x8xf32>, index, index, memref<16xf32, 2>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_wait"(%arg2, %arg3, %arg4) : (memref<1xi32>, index, index) -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg5: index):
      "affine.dma_start"(%arg0, %arg5, %arg1, %arg5, %arg2, %arg4) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<40x8xf32>, index, memref<16xf32, 2>, index, memref<1xi32>, index) -> ()
      "affine.dma_wait"(%arg2, %arg4) {tag_map = #map2} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1, 0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<40x8xf32>, memref<16xf32, 2>, memref<1xi32>, index, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<40x8xf32>, %arg1: memref<16xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index):
    "memref.dma_start"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg4, %arg2, %arg3) : (memref<40x8xf32>, index, index, memref<16xf32, 2>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_wait"(%arg2, %arg3, %arg4) : (memref<1xi32>, index, index) -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg5: index):
      "affine.dma_start"(%arg0, %arg5, %arg1, %arg5, %arg2, %arg4) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<40x8xf32>, index, memref<16xf32, 2>, index, memref<1xi32>, index) -> ()
      "affine.dma_wait"(%arg2, %arg4) {tag_map = #map2} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 2
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1, 0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<40x8xf32>, memref<16xf32, 2>, memref<1xi32>, index, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<40x8xf32>, %arg1: memref<16xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index):
    "memref.dma_start"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg4, %arg2, %arg3) : (memref<40x8xf32>, index, index, memref<16xf32, 2>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_wait"(%arg2, %arg3, %arg4) : (memref<1xi32>, index, index) -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg5: index):
      "affine.dma_start"(%arg0, %arg5, %arg1, %arg5, %arg2, %arg4) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<40x8xf32>, index, memref<16xf32, 2>, index, memref<1xi32>, index) -> ()
      "affine.dma_wait"(%arg2, %arg4) {tag_map = #map2} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

