// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir opt --compat=19 --convert-linalg-to-loops
// Products that only release 19 has, or has otherwise.
func.func @batch_matmul_transpose_a(%a0: memref<2x2x3xf32>, %a1: memref<2x2x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.batch_matmul_transpose_a ins(%a0, %a1 : memref<2x2x3xf32>, memref<2x2x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @batch_matmul_transpose_b(%a0: memref<2x3x2xf32>, %a1: memref<2x4x2xf32>, %a2: memref<2x3x4xf32>) {
  linalg.batch_matmul_transpose_b ins(%a0, %a1 : memref<2x3x2xf32>, memref<2x4x2xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @matmul_transpose_a(%a0: memref<4x2xf32>, %a1: memref<4x3xf32>, %a2: memref<2x3xf32>) {
  linalg.matmul_transpose_a ins(%a0, %a1 : memref<4x2xf32>, memref<4x3xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
func.func @matmul_transpose_b(%a0: memref<2x4xf32>, %a1: memref<3x4xf32>, %a2: memref<2x3xf32>) {
  linalg.matmul_transpose_b ins(%a0, %a1 : memref<2x4xf32>, memref<3x4xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
func.func @batch_reduce_matmul(%a0: memref<2x3x2xf32>, %a1: memref<2x2x4xf32>, %a2: memref<3x4xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<2x3x2xf32>, memref<2x2x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
//--- out
module {
  func.func @batch_matmul_transpose_a(%arg0: memref<2x2x3xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.batch_matmul_transpose_a ins(%arg0, %arg1 : memref<2x2x3xf32>, memref<2x2x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @batch_matmul_transpose_b(%arg0: memref<2x3x2xf32>, %arg1: memref<2x4x2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.batch_matmul_transpose_b ins(%arg0, %arg1 : memref<2x3x2xf32>, memref<2x4x2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @matmul_transpose_a(%arg0: memref<4x2xf32>, %arg1: memref<4x3xf32>, %arg2: memref<2x3xf32>) {
    linalg.matmul_transpose_a ins(%arg0, %arg1 : memref<4x2xf32>, memref<4x3xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @matmul_transpose_b(%arg0: memref<2x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3xf32>) {
    linalg.matmul_transpose_b ins(%arg0, %arg1 : memref<2x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @batch_reduce_matmul(%arg0: memref<2x3x2xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x3x2xf32>, memref<2x2x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x2x3xf32>, memref<2x2x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "batch_matmul_transpose_a"}> ({
  ^bb0(%arg24: memref<2x2x3xf32>, %arg25: memref<2x2x4xf32>, %arg26: memref<2x3x4xf32>):
    "linalg.batch_matmul_transpose_a"(%arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %8 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%arg29, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x2x3xf32>, memref<2x2x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x2xf32>, memref<2x4x2xf32>, memref<2x3x4xf32>) -> (), sym_name = "batch_matmul_transpose_b"}> ({
  ^bb0(%arg18: memref<2x3x2xf32>, %arg19: memref<2x4x2xf32>, %arg20: memref<2x3x4xf32>):
    "linalg.batch_matmul_transpose_b"(%arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %6 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg23, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map2]} : (memref<2x3x2xf32>, memref<2x4x2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x2xf32>, memref<4x3xf32>, memref<2x3xf32>) -> (), sym_name = "matmul_transpose_a"}> ({
  ^bb0(%arg12: memref<4x2xf32>, %arg13: memref<4x3xf32>, %arg14: memref<2x3xf32>):
    "linalg.matmul_transpose_a"(%arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %4 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg17, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map5, #map6, #map7]} : (memref<4x2xf32>, memref<4x3xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xf32>, memref<3x4xf32>, memref<2x3xf32>) -> (), sym_name = "matmul_transpose_b"}> ({
  ^bb0(%arg6: memref<2x4xf32>, %arg7: memref<3x4xf32>, %arg8: memref<2x3xf32>):
    "linalg.matmul_transpose_b"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %2 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg11, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map9, #map7]} : (memref<2x4xf32>, memref<3x4xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x2xf32>, memref<2x2x4xf32>, memref<3x4xf32>) -> (), sym_name = "batch_reduce_matmul"}> ({
  ^bb0(%arg0: memref<2x3x2xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<3x4xf32>):
    "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map1, #map10]} : (memref<2x3x2xf32>, memref<2x2x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @batch_matmul_transpose_a(%arg0: memref<2x2x3xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = memref.load %arg0[%arg3, %arg6, %arg4] : memref<2x2x3xf32>
            %1 = memref.load %arg1[%arg3, %arg6, %arg5] : memref<2x2x4xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @batch_matmul_transpose_b(%arg0: memref<2x3x2xf32>, %arg1: memref<2x4x2xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = memref.load %arg0[%arg3, %arg4, %arg6] : memref<2x3x2xf32>
            %1 = memref.load %arg1[%arg3, %arg5, %arg6] : memref<2x4x2xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @matmul_transpose_a(%arg0: memref<4x2xf32>, %arg1: memref<4x3xf32>, %arg2: memref<2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg5, %arg3] : memref<4x2xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<4x3xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    return
  }
  func.func @matmul_transpose_b(%arg0: memref<2x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<2x4xf32>
          %1 = memref.load %arg1[%arg4, %arg5] : memref<3x4xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    return
  }
  func.func @batch_reduce_matmul(%arg0: memref<2x3x2xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = memref.load %arg0[%arg3, %arg4, %arg6] : memref<2x3x2xf32>
            %1 = memref.load %arg1[%arg3, %arg6, %arg5] : memref<2x2x4xf32>
            %2 = memref.load %arg2[%arg4, %arg5] : memref<3x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %arg2[%arg4, %arg5] : memref<3x4xf32>
          }
        }
      }
    }
    return
  }
}

