// RUN: lowir opt 
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Named operations leave their region away.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %f: f32, %s: memref<4x5xf32>, %i8: memref<4x5xi8>, %i8b: memref<5x4xi8>, %i32: memref<4x4xi32>) {
  linalg.fill ins(%f : f32) outs(%c : memref<?x?xf32>)
  linalg.fill ins(%f : f32) outs(%s : memref<4x5xf32>)
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  linalg.matmul ins(%i8, %i8b : memref<4x5xi8>, memref<5x4xi8>) outs(%i32 : memref<4x4xi32>)
  return
}
func.func @more(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4xf32>, %d: memref<f32>, %e: memref<5x4xf32>, %x: memref<2x4x5xf32>, %y: memref<2x5x3xf32>, %z: memref<2x4x3xf32>) {
  linalg.copy ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  linalg.matvec ins(%a, %b : memref<4x5xf32>, memref<5xf32>) outs(%c : memref<4xf32>)
  linalg.vecmat ins(%c, %a : memref<4xf32>, memref<4x5xf32>) outs(%b : memref<5xf32>)
  linalg.dot ins(%b, %b : memref<5xf32>, memref<5xf32>) outs(%d : memref<f32>)
  linalg.batch_matmul ins(%x, %y : memref<2x4x5xf32>, memref<2x5x3xf32>) outs(%z : memref<2x4x3xf32>)
  linalg.generic {indexing_maps = [#id, #tr], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x5xf32>) outs(%e : memref<5x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    %k = linalg.index 0 : index
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : memref<4x5xf32>) outs(%c : memref<4xf32>) attrs = {note} {
  ^bb0(%p: f32, %q: f32):
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  }
  return
}
//--- out
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @mm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: f32, %arg4: memref<4x5xf32>, %arg5: memref<4x5xi8>, %arg6: memref<5x4xi8>, %arg7: memref<4x4xi32>) {
    linalg.fill ins(%arg3 : f32) outs(%arg2 : memref<?x?xf32>)
    linalg.fill ins(%arg3 : f32) outs(%arg4 : memref<4x5xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<?x?xf32>, memref<?x?xf32>) outs(%arg2 : memref<?x?xf32>)
    linalg.matmul ins(%arg5, %arg6 : memref<4x5xi8>, memref<5x4xi8>) outs(%arg7 : memref<4x4xi32>)
    return
  }
  func.func @more(%arg0: memref<4x5xf32>, %arg1: memref<5xf32>, %arg2: memref<4xf32>, %arg3: memref<f32>, %arg4: memref<5x4xf32>, %arg5: memref<2x4x5xf32>, %arg6: memref<2x5x3xf32>, %arg7: memref<2x4x3xf32>) {
    linalg.copy ins(%arg0 : memref<4x5xf32>) outs(%arg0 : memref<4x5xf32>)
    linalg.matvec ins(%arg0, %arg1 : memref<4x5xf32>, memref<5xf32>) outs(%arg2 : memref<4xf32>)
    linalg.vecmat ins(%arg2, %arg0 : memref<4xf32>, memref<4x5xf32>) outs(%arg1 : memref<5xf32>)
    linalg.dot ins(%arg1, %arg1 : memref<5xf32>, memref<5xf32>) outs(%arg3 : memref<f32>)
    linalg.batch_matmul ins(%arg5, %arg6 : memref<2x4x5xf32>, memref<2x5x3xf32>) outs(%arg7 : memref<2x4x3xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x5xf32>) outs(%arg4 : memref<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = linalg.index 0 : index
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<4x5xf32>) outs(%arg2 : memref<4xf32>) attrs =  {note} {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>, f32, memref<4x5xf32>, memref<4x5xi8>, memref<5x4xi8>, memref<4x4xi32>) -> (), sym_name = "mm"}> ({
  ^bb0(%arg26: memref<?x?xf32>, %arg27: memref<?x?xf32>, %arg28: memref<?x?xf32>, %arg29: f32, %arg30: memref<4x5xf32>, %arg31: memref<4x5xi8>, %arg32: memref<5x4xi8>, %arg33: memref<4x4xi32>):
    "linalg.fill"(%arg29, %arg28) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (f32, memref<?x?xf32>) -> ()
    "linalg.fill"(%arg29, %arg30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (f32, memref<4x5xf32>) -> ()
    "linalg.matmul"(%arg26, %arg27, %arg28) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %15 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %16 = "arith.addf"(%arg39, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.matmul"(%arg31, %arg32, %arg33) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: i8, %arg35: i8, %arg36: i32):
      %11 = "arith.extsi"(%arg34) : (i8) -> i32
      %12 = "arith.extsi"(%arg35) : (i8) -> i32
      %13 = "arith.muli"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg36, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (memref<4x5xi8>, memref<5x4xi8>, memref<4x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x5xf32>, memref<5xf32>, memref<4xf32>, memref<f32>, memref<5x4xf32>, memref<2x4x5xf32>, memref<2x5x3xf32>, memref<2x4x3xf32>) -> (), sym_name = "more"}> ({
  ^bb0(%arg0: memref<4x5xf32>, %arg1: memref<5xf32>, %arg2: memref<4xf32>, %arg3: memref<f32>, %arg4: memref<5x4xf32>, %arg5: memref<2x4x5xf32>, %arg6: memref<2x5x3xf32>, %arg7: memref<2x4x3xf32>):
    "linalg.copy"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<4x5xf32>) -> ()
    "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %9 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg23, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<4x5xf32>, memref<5xf32>, memref<4xf32>) -> ()
    "linalg.vecmat"(%arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %7 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg20, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map6, #map5]} : (memref<4xf32>, memref<4x5xf32>, memref<5xf32>) -> ()
    "linalg.dot"(%arg1, %arg1, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %5 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg17, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map7, #map8]} : (memref<5xf32>, memref<5xf32>, memref<f32>) -> ()
    "linalg.batch_matmul"(%arg5, %arg6, %arg7) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %3 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%arg14, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<2x4x5xf32>, memref<2x5x3xf32>, memref<2x4x3xf32>) -> ()
    "linalg.generic"(%arg0, %arg4) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>) -> ()
    "linalg.generic"(%arg0, %arg2) <{indexing_maps = [#map3, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %0 = "arith.addf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {note} : (memref<4x5xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @mm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: f32, %arg4: memref<4x5xf32>, %arg5: memref<4x5xi8>, %arg6: memref<5x4xi8>, %arg7: memref<4x4xi32>) {
    linalg.fill ins(%arg3 : f32) outs(%arg2 : memref<?x?xf32>)
    linalg.fill ins(%arg3 : f32) outs(%arg4 : memref<4x5xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<?x?xf32>, memref<?x?xf32>) outs(%arg2 : memref<?x?xf32>)
    linalg.matmul ins(%arg5, %arg6 : memref<4x5xi8>, memref<5x4xi8>) outs(%arg7 : memref<4x4xi32>)
    return
  }
  func.func @more(%arg0: memref<4x5xf32>, %arg1: memref<5xf32>, %arg2: memref<4xf32>, %arg3: memref<f32>, %arg4: memref<5x4xf32>, %arg5: memref<2x4x5xf32>, %arg6: memref<2x5x3xf32>, %arg7: memref<2x4x3xf32>) {
    linalg.copy ins(%arg0 : memref<4x5xf32>) outs(%arg0 : memref<4x5xf32>)
    linalg.matvec ins(%arg0, %arg1 : memref<4x5xf32>, memref<5xf32>) outs(%arg2 : memref<4xf32>)
    linalg.vecmat ins(%arg2, %arg0 : memref<4xf32>, memref<4x5xf32>) outs(%arg1 : memref<5xf32>)
    linalg.dot ins(%arg1, %arg1 : memref<5xf32>, memref<5xf32>) outs(%arg3 : memref<f32>)
    linalg.batch_matmul ins(%arg5, %arg6 : memref<2x4x5xf32>, memref<2x5x3xf32>) outs(%arg7 : memref<2x4x3xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x5xf32>) outs(%arg4 : memref<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = linalg.index 0 : index
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<4x5xf32>) outs(%arg2 : memref<4xf32>) attrs =  {note} {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    return
  }
}

//--- out 4
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>, f32, memref<4x5xf32>, memref<4x5xi8>, memref<5x4xi8>, memref<4x4xi32>) -> (), sym_name = "mm"}> ({
  ^bb0(%arg26: memref<?x?xf32>, %arg27: memref<?x?xf32>, %arg28: memref<?x?xf32>, %arg29: f32, %arg30: memref<4x5xf32>, %arg31: memref<4x5xi8>, %arg32: memref<5x4xi8>, %arg33: memref<4x4xi32>):
    "linalg.fill"(%arg29, %arg28) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (f32, memref<?x?xf32>) -> ()
    "linalg.fill"(%arg29, %arg30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (f32, memref<4x5xf32>) -> ()
    "linalg.matmul"(%arg26, %arg27, %arg28) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %15 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %16 = "arith.addf"(%arg39, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "linalg.matmul"(%arg31, %arg32, %arg33) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: i8, %arg35: i8, %arg36: i32):
      %11 = "arith.extsi"(%arg34) : (i8) -> i32
      %12 = "arith.extsi"(%arg35) : (i8) -> i32
      %13 = "arith.muli"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg36, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x5xi8>, memref<5x4xi8>, memref<4x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x5xf32>, memref<5xf32>, memref<4xf32>, memref<f32>, memref<5x4xf32>, memref<2x4x5xf32>, memref<2x5x3xf32>, memref<2x4x3xf32>) -> (), sym_name = "more"}> ({
  ^bb0(%arg0: memref<4x5xf32>, %arg1: memref<5xf32>, %arg2: memref<4xf32>, %arg3: memref<f32>, %arg4: memref<5x4xf32>, %arg5: memref<2x4x5xf32>, %arg6: memref<2x5x3xf32>, %arg7: memref<2x4x3xf32>):
    "linalg.copy"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<4x5xf32>) -> ()
    "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %9 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg23, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<4x5xf32>, memref<5xf32>, memref<4xf32>) -> ()
    "linalg.vecmat"(%arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %7 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg20, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map6, #map5]} : (memref<4xf32>, memref<4x5xf32>, memref<5xf32>) -> ()
    "linalg.dot"(%arg1, %arg1, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %5 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg17, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map7, #map8]} : (memref<5xf32>, memref<5xf32>, memref<f32>) -> ()
    "linalg.batch_matmul"(%arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %3 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%arg14, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map9, #map10, #map11]} : (memref<2x4x5xf32>, memref<2x5x3xf32>, memref<2x4x3xf32>) -> ()
    "linalg.generic"(%arg0, %arg4) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %1 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>) -> ()
    "linalg.generic"(%arg0, %arg2) <{indexing_maps = [#map3, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %0 = "arith.addf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {note} : (memref<4x5xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

