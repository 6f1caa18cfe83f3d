// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --convert-linalg-to-loops
// RUN: lowir opt --convert-linalg-to-parallel-loops
// The named operations of linalg that came after release 19.
func.func @conv_2d_nchw_fchw_q(%a0: memref<2x3x10x4xi8>, %a1: memref<3x3x4x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2xi32>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x3x10x4xi8>, memref<3x3x4x2xi8>, i32, i32) outs(%a4 : memref<2x3x4x2xi32>)
  return
}
func.func @conv_2d_nhwgc_gfhwc(%a0: memref<2x8x8x2x3xf32>, %a1: memref<2x3x4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x8x8x2x3xf32>, memref<2x3x4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_2d_nhwgc_gfhwc_q(%a0: memref<2x8x8x2x3xi8>, %a1: memref<2x3x4x2x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2x3xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x8x8x2x3xi8>, memref<2x3x4x2x3xi8>, i32, i32) outs(%a4 : memref<2x3x4x2x3xi32>)
  return
}
#m0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#m1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#m2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#i = affine_map<(d0, d1) -> (d0, d1)>
func.func @contract(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf32>, %d: memref<?x?xf32>) {
  linalg.contract indexing_maps = [#m0, #m1, #m2] ins(%a, %b : memref<?x?xf16>, memref<?x?xf16>) outs(%c : memref<?x?xf32>)
  linalg.contract indexing_maps = [#m0, #m1, #m2] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<?x?xf16>, memref<?x?xf16>) outs(%c : memref<?x?xf32>)
  return
}
//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @conv_2d_nchw_fchw_q(%arg0: memref<2x3x10x4xi8>, %arg1: memref<3x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x10x4xi8>, memref<3x3x4x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_2d_nhwgc_gfhwc(%arg0: memref<2x8x8x2x3xf32>, %arg1: memref<2x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x8x8x2x3xf32>, memref<2x3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_nhwgc_gfhwc_q(%arg0: memref<2x8x8x2x3xi8>, %arg1: memref<2x3x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x8x2x3xi8>, memref<2x3x4x2x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @contract(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf32>)
    linalg.contract indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf32>)
    return
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 2 + d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3, d7)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x3x10x4xi8>, memref<3x3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nchw_fchw_q"}> ({
  ^bb0(%arg26: memref<2x3x10x4xi8>, %arg27: memref<3x3x4x2xi8>, %arg28: i32, %arg29: i32, %arg30: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nchw_fchw_q"(%arg26, %arg27, %arg28, %arg29, %arg30) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg31: i8, %arg32: i8, %arg33: i32, %arg34: i32, %arg35: i32):
      %16 = "arith.extsi"(%arg31) : (i8) -> i32
      %17 = "arith.subi"(%16, %arg33) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %18 = "arith.extsi"(%arg32) : (i8) -> i32
      %19 = "arith.subi"(%18, %arg34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.muli"(%17, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %21 = "arith.addi"(%arg35, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%21) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x3x10x4xi8>, memref<3x3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x2x3xf32>, memref<2x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_nhwgc_gfhwc"}> ({
  ^bb0(%arg20: memref<2x8x8x2x3xf32>, %arg21: memref<2x3x4x2x3xf32>, %arg22: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_nhwgc_gfhwc"(%arg20, %arg21, %arg22) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %14 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %15 = "arith.addf"(%arg25, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (memref<2x8x8x2x3xf32>, memref<2x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x2x3xi8>, memref<2x3x4x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_2d_nhwgc_gfhwc_q"}> ({
  ^bb0(%arg10: memref<2x8x8x2x3xi8>, %arg11: memref<2x3x4x2x3xi8>, %arg12: i32, %arg13: i32, %arg14: memref<2x3x4x2x3xi32>):
    "linalg.conv_2d_nhwgc_gfhwc_q"(%arg10, %arg11, %arg12, %arg13, %arg14) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg15: i8, %arg16: i8, %arg17: i32, %arg18: i32, %arg19: i32):
      %8 = "arith.extsi"(%arg15) : (i8) -> i32
      %9 = "arith.subi"(%8, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.extsi"(%arg16) : (i8) -> i32
      %11 = "arith.subi"(%10, %arg18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.muli"(%9, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %13 = "arith.addi"(%arg19, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map7, #map7, #map6]} : (memref<2x8x8x2x3xi8>, memref<2x3x4x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf16>, memref<?x?xf16>, memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "contract"}> ({
  ^bb0(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>):
    "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map8, #map9, #map10], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f16, %arg8: f16, %arg9: f32):
      %4 = "arith.extf"(%arg7) : (f16) -> f32
      %5 = "arith.extf"(%arg8) : (f16) -> f32
      %6 = "arith.mulf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg9, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<?x?xf16>, memref<?x?xf16>, memref<?x?xf32>) -> ()
    "linalg.contract"(%arg0, %arg1, %arg2) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map8, #map9, #map10], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f16, %arg5: f16, %arg6: f32):
      %0 = "arith.extf"(%arg4) : (f16) -> f32
      %1 = "arith.extf"(%arg5) : (f16) -> f32
      %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg6, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<?x?xf16>, memref<?x?xf16>, memref<?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @conv_2d_nchw_fchw_q(%arg0: memref<2x3x10x4xi8>, %arg1: memref<3x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map(%arg7, %arg10)
                  %1 = affine.apply #map(%arg8, %arg11)
                  %2 = memref.load %arg0[%arg5, %arg9, %0, %1] : memref<2x3x10x4xi8>
                  %3 = memref.load %arg1[%arg6, %arg9, %arg10, %arg11] : memref<3x3x4x2xi8>
                  %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwgc_gfhwc(%arg0: memref<2x8x8x2x3xf32>, %arg1: memref<2x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map(%arg4, %arg8)
                    %1 = affine.apply #map(%arg5, %arg9)
                    %2 = memref.load %arg0[%arg3, %0, %1, %arg6, %arg10] : memref<2x8x8x2x3xf32>
                    %3 = memref.load %arg1[%arg6, %arg7, %arg8, %arg9, %arg10] : memref<2x3x4x2x3xf32>
                    %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.mulf %2, %3 : f32
                    %6 = arith.addf %4, %5 : f32
                    memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwgc_gfhwc_q(%arg0: memref<2x8x8x2x3xi8>, %arg1: memref<2x3x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  scf.for %arg12 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map(%arg6, %arg10)
                    %1 = affine.apply #map(%arg7, %arg11)
                    %2 = memref.load %arg0[%arg5, %0, %1, %arg8, %arg12] : memref<2x8x8x2x3xi8>
                    %3 = memref.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg12] : memref<2x3x4x2x3xi8>
                    %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                    %5 = arith.extsi %2 : i8 to i32
                    %6 = arith.subi %5, %arg2 : i32
                    %7 = arith.extsi %3 : i8 to i32
                    %8 = arith.subi %7, %arg3 : i32
                    %9 = arith.muli %6, %8 : i32
                    %10 = arith.addi %4, %9 : i32
                    memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @contract(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf16>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf16>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf16>
    scf.for %arg4 = %c0 to %dim step %c1 {
      scf.for %arg5 = %c0 to %dim_1 step %c1 {
        scf.for %arg6 = %c0 to %dim_0 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg6] : memref<?x?xf16>
          %1 = memref.load %arg1[%arg6, %arg5] : memref<?x?xf16>
          %2 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
          %3 = arith.extf %0 : f16 to f32
          %4 = arith.extf %1 : f16 to f32
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %2, %5 : f32
          memref.store %6, %arg2[%arg4, %arg5] : memref<?x?xf32>
        }
      }
    }
    %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf16>
    %dim_3 = memref.dim %arg0, %c1 : memref<?x?xf16>
    %dim_4 = memref.dim %arg1, %c1 : memref<?x?xf16>
    scf.for %arg4 = %c0 to %dim_2 step %c1 {
      scf.for %arg5 = %c0 to %dim_4 step %c1 {
        scf.for %arg6 = %c0 to %dim_3 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg6] : memref<?x?xf16>
          %1 = memref.load %arg1[%arg6, %arg5] : memref<?x?xf16>
          %2 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
          %3 = arith.extf %0 : f16 to f32
          %4 = arith.extf %1 : f16 to f32
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %2, %5 : f32
          memref.store %6, %arg2[%arg4, %arg5] : memref<?x?xf32>
        }
      }
    }
    return
  }
}

//--- out 4
#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @conv_2d_nchw_fchw_q(%arg0: memref<2x3x10x4xi8>, %arg1: memref<3x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c0, %c0, %c0) to (%c2, %c3, %c4, %c2) step (%c1, %c1, %c1, %c1) {
      scf.for %arg9 = %c0 to %c3 step %c1 {
        scf.for %arg10 = %c0 to %c4 step %c1 {
          scf.for %arg11 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map(%arg7, %arg10)
            %1 = affine.apply #map(%arg8, %arg11)
            %2 = memref.load %arg0[%arg5, %arg9, %0, %1] : memref<2x3x10x4xi8>
            %3 = memref.load %arg1[%arg6, %arg9, %arg10, %arg11] : memref<3x3x4x2xi8>
            %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
            %5 = arith.extsi %2 : i8 to i32
            %6 = arith.subi %5, %arg2 : i32
            %7 = arith.extsi %3 : i8 to i32
            %8 = arith.subi %7, %arg3 : i32
            %9 = arith.muli %6, %8 : i32
            %10 = arith.addi %4, %9 : i32
            memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
          }
        }
      }
      scf.reduce 
    }
    return
  }
  func.func @conv_2d_nhwgc_gfhwc(%arg0: memref<2x8x8x2x3xf32>, %arg1: memref<2x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6, %arg7) = (%c0, %c0, %c0, %c0, %c0) to (%c2, %c3, %c4, %c2, %c3) step (%c1, %c1, %c1, %c1, %c1) {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c2 step %c1 {
          scf.for %arg10 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg4, %arg8)
            %1 = affine.apply #map(%arg5, %arg9)
            %2 = memref.load %arg0[%arg3, %0, %1, %arg6, %arg10] : memref<2x8x8x2x3xf32>
            %3 = memref.load %arg1[%arg6, %arg7, %arg8, %arg9, %arg10] : memref<2x3x4x2x3xf32>
            %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
          }
        }
      }
      scf.reduce 
    }
    return
  }
  func.func @conv_2d_nhwgc_gfhwc_q(%arg0: memref<2x8x8x2x3xi8>, %arg1: memref<2x3x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg5, %arg6, %arg7, %arg8, %arg9) = (%c0, %c0, %c0, %c0, %c0) to (%c2, %c3, %c4, %c2, %c3) step (%c1, %c1, %c1, %c1, %c1) {
      scf.for %arg10 = %c0 to %c4 step %c1 {
        scf.for %arg11 = %c0 to %c2 step %c1 {
          scf.for %arg12 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg6, %arg10)
            %1 = affine.apply #map(%arg7, %arg11)
            %2 = memref.load %arg0[%arg5, %0, %1, %arg8, %arg12] : memref<2x8x8x2x3xi8>
            %3 = memref.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg12] : memref<2x3x4x2x3xi8>
            %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
            %5 = arith.extsi %2 : i8 to i32
            %6 = arith.subi %5, %arg2 : i32
            %7 = arith.extsi %3 : i8 to i32
            %8 = arith.subi %7, %arg3 : i32
            %9 = arith.muli %6, %8 : i32
            %10 = arith.addi %4, %9 : i32
            memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
          }
        }
      }
      scf.reduce 
    }
    return
  }
  func.func @contract(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf16>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf16>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf16>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim, %dim_1) step (%c1, %c1) {
      scf.for %arg6 = %c0 to %dim_0 step %c1 {
        %0 = memref.load %arg0[%arg4, %arg6] : memref<?x?xf16>
        %1 = memref.load %arg1[%arg6, %arg5] : memref<?x?xf16>
        %2 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
        %3 = arith.extf %0 : f16 to f32
        %4 = arith.extf %1 : f16 to f32
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %2, %5 : f32
        memref.store %6, %arg2[%arg4, %arg5] : memref<?x?xf32>
      }
      scf.reduce 
    }
    %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf16>
    %dim_3 = memref.dim %arg0, %c1 : memref<?x?xf16>
    %dim_4 = memref.dim %arg1, %c1 : memref<?x?xf16>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%dim_2, %dim_4) step (%c1, %c1) {
      scf.for %arg6 = %c0 to %dim_3 step %c1 {
        %0 = memref.load %arg0[%arg4, %arg6] : memref<?x?xf16>
        %1 = memref.load %arg1[%arg6, %arg5] : memref<?x?xf16>
        %2 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
        %3 = arith.extf %0 : f16 to f32
        %4 = arith.extf %1 : f16 to f32
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %2, %5 : f32
        memref.store %6, %arg2[%arg4, %arg5] : memref<?x?xf32>
      }
      scf.reduce 
    }
    return
  }
}

