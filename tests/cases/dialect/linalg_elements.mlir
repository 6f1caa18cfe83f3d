// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// What named operations compute of elements of each kind.
func.func @add_0(%a0: memref<3x4xi32>, %a1: memref<3x4xi32>, %a2: memref<3x4xi32>) {
  linalg.add ins(%a0, %a1 : memref<3x4xi32>, memref<3x4xi32>) outs(%a2 : memref<3x4xi32>)
  return
}
func.func @add_1(%a0: memref<3x4xi1>, %a1: memref<3x4xi1>, %a2: memref<3x4xi1>) {
  linalg.add ins(%a0, %a1 : memref<3x4xi1>, memref<3x4xi1>) outs(%a2 : memref<3x4xi1>)
  return
}
func.func @add_2(%a0: memref<3x4xcomplex<f32>>, %a1: memref<3x4xcomplex<f32>>, %a2: memref<3x4xcomplex<f32>>) {
  linalg.add ins(%a0, %a1 : memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>) outs(%a2 : memref<3x4xcomplex<f32>>)
  return
}
func.func @mul_3(%a0: memref<3x4xi1>, %a1: memref<3x4xi1>, %a2: memref<3x4xi1>) {
  linalg.mul ins(%a0, %a1 : memref<3x4xi1>, memref<3x4xi1>) outs(%a2 : memref<3x4xi1>)
  return
}
func.func @max_4(%a0: memref<3x4xi32>, %a1: memref<3x4xi32>, %a2: memref<3x4xi32>) {
  linalg.max ins(%a0, %a1 : memref<3x4xi32>, memref<3x4xi32>) outs(%a2 : memref<3x4xi32>)
  return
}
func.func @min_5(%a0: memref<3x4xi1>, %a1: memref<3x4xi1>, %a2: memref<3x4xi1>) {
  linalg.min ins(%a0, %a1 : memref<3x4xi1>, memref<3x4xi1>) outs(%a2 : memref<3x4xi1>)
  return
}
func.func @sub_6(%a0: memref<3x4xi8>, %a1: memref<3x4xi8>, %a2: memref<3x4xi8>) {
  linalg.sub ins(%a0, %a1 : memref<3x4xi8>, memref<3x4xi8>) outs(%a2 : memref<3x4xi8>)
  return
}
func.func @div_7(%a0: memref<3x4xi32>, %a1: memref<3x4xi32>, %a2: memref<3x4xi32>) {
  linalg.div ins(%a0, %a1 : memref<3x4xi32>, memref<3x4xi32>) outs(%a2 : memref<3x4xi32>)
  return
}
func.func @matvec_8(%a0: memref<2x3xi1>, %a1: memref<3xi1>, %a2: memref<2xi32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xi1>, memref<3xi1>) outs(%a2 : memref<2xi32>)
  return
}
func.func @matvec_9(%a0: memref<2x3xf32>, %a1: memref<3xf32>, %a2: memref<2xf16>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xf32>, memref<3xf32>) outs(%a2 : memref<2xf16>)
  return
}
func.func @matvec_10(%a0: memref<2x3xi8>, %a1: memref<3xi8>, %a2: memref<2xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xi8>, memref<3xi8>) outs(%a2 : memref<2xf32>)
  return
}
func.func @matvec_11(%a0: memref<2x3xf64>, %a1: memref<3xf64>, %a2: memref<2xi32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xf64>, memref<3xf64>) outs(%a2 : memref<2xi32>)
  return
}
func.func @copy_13(%a0: memref<3x4xi8>, %a1: memref<3x4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a0 : memref<3x4xi8>) outs(%a1 : memref<3x4xi32>)
  return
}
func.func @copy_14(%a0: memref<3x4xf32>, %a1: memref<3x4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xi8>)
  return
}
func.func @copy_15(%a0: memref<3x4xi8>, %a1: memref<3x4xf32>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a0 : memref<3x4xi8>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @pooling_nwc_sum_16(%a0: memref<2x4x4xi8>, %a1: memref<2xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_sum ins(%a0, %a1 : memref<2x4x4xi8>, memref<2xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}
func.func @quantized_matmul_17(%a0: memref<2x4xf32>, %a1: memref<4x3xf32>, %a2: i32, %a3: i32, %a4: memref<2x3xf32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<2x4xf32>, memref<4x3xf32>, i32, i32) outs(%a4 : memref<2x3xf32>)
  return
}
func.func @conv_1d_18(%a0: memref<4xindex>, %a1: memref<3xindex>, %a2: memref<2xi32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<4xindex>, memref<3xindex>) outs(%a2 : memref<2xi32>)
  return
}
func.func @reciprocal_19(%a0: memref<3x4xbf16>, %a1: memref<3x4xbf16>) {
  linalg.reciprocal ins(%a0 : memref<3x4xbf16>) outs(%a1 : memref<3x4xbf16>)
  return
}
func.func @square_20(%a0: memref<3x4xf16>, %a1: memref<3x4xf16>) {
  linalg.square ins(%a0 : memref<3x4xf16>) outs(%a1 : memref<3x4xf16>)
  return
}
//--- out
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "add_0"}> ({
  ^bb0(%arg108: memref<3x4xi32>, %arg109: memref<3x4xi32>, %arg110: memref<3x4xi32>):
    "linalg.add"(%arg108, %arg109, %arg110) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: i32, %arg112: i32, %arg113: i32):
      %41 = "arith.addi"(%arg111, %arg112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%41) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> (), sym_name = "add_1"}> ({
  ^bb0(%arg102: memref<3x4xi1>, %arg103: memref<3x4xi1>, %arg104: memref<3x4xi1>):
    "linalg.add"(%arg102, %arg103, %arg104) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg105: i1, %arg106: i1, %arg107: i1):
      %40 = "arith.ori"(%arg105, %arg106) : (i1, i1) -> i1
      "linalg.yield"(%40) : (i1) -> ()
    }) : (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>) -> (), sym_name = "add_2"}> ({
  ^bb0(%arg96: memref<3x4xcomplex<f32>>, %arg97: memref<3x4xcomplex<f32>>, %arg98: memref<3x4xcomplex<f32>>):
    "linalg.add"(%arg96, %arg97, %arg98) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: complex<f32>, %arg100: complex<f32>, %arg101: complex<f32>):
      %39 = "complex.add"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%39) : (complex<f32>) -> ()
    }) : (memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> (), sym_name = "mul_3"}> ({
  ^bb0(%arg90: memref<3x4xi1>, %arg91: memref<3x4xi1>, %arg92: memref<3x4xi1>):
    "linalg.mul"(%arg90, %arg91, %arg92) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: i1, %arg94: i1, %arg95: i1):
      %38 = "arith.andi"(%arg93, %arg94) : (i1, i1) -> i1
      "linalg.yield"(%38) : (i1) -> ()
    }) : (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "max_4"}> ({
  ^bb0(%arg84: memref<3x4xi32>, %arg85: memref<3x4xi32>, %arg86: memref<3x4xi32>):
    "linalg.max"(%arg84, %arg85, %arg86) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: i32, %arg88: i32, %arg89: i32):
      %37 = "arith.maxsi"(%arg87, %arg88) : (i32, i32) -> i32
      "linalg.yield"(%37) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> (), sym_name = "min_5"}> ({
  ^bb0(%arg78: memref<3x4xi1>, %arg79: memref<3x4xi1>, %arg80: memref<3x4xi1>):
    "linalg.min"(%arg78, %arg79, %arg80) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: i1, %arg82: i1, %arg83: i1):
      %36 = "arith.minsi"(%arg81, %arg82) : (i1, i1) -> i1
      "linalg.yield"(%36) : (i1) -> ()
    }) : (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi8>, memref<3x4xi8>, memref<3x4xi8>) -> (), sym_name = "sub_6"}> ({
  ^bb0(%arg72: memref<3x4xi8>, %arg73: memref<3x4xi8>, %arg74: memref<3x4xi8>):
    "linalg.sub"(%arg72, %arg73, %arg74) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: i8, %arg76: i8, %arg77: i8):
      %35 = "arith.subi"(%arg75, %arg76) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
      "linalg.yield"(%35) : (i8) -> ()
    }) : (memref<3x4xi8>, memref<3x4xi8>, memref<3x4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "div_7"}> ({
  ^bb0(%arg66: memref<3x4xi32>, %arg67: memref<3x4xi32>, %arg68: memref<3x4xi32>):
    "linalg.div"(%arg66, %arg67, %arg68) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: i32, %arg70: i32, %arg71: i32):
      %34 = "arith.divsi"(%arg69, %arg70) : (i32, i32) -> i32
      "linalg.yield"(%34) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xi1>, memref<3xi1>, memref<2xi32>) -> (), sym_name = "matvec_8"}> ({
  ^bb0(%arg60: memref<2x3xi1>, %arg61: memref<3xi1>, %arg62: memref<2xi32>):
    "linalg.matvec"(%arg60, %arg61, %arg62) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: i1, %arg64: i1, %arg65: i32):
      %30 = "arith.extsi"(%arg63) : (i1) -> i32
      %31 = "arith.extsi"(%arg64) : (i1) -> i32
      %32 = "arith.muli"(%30, %31) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %33 = "arith.addi"(%arg65, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%33) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xi1>, memref<3xi1>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xf32>, memref<3xf32>, memref<2xf16>) -> (), sym_name = "matvec_9"}> ({
  ^bb0(%arg54: memref<2x3xf32>, %arg55: memref<3xf32>, %arg56: memref<2xf16>):
    "linalg.matvec"(%arg54, %arg55, %arg56) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f16):
      %26 = "arith.truncf"(%arg57) : (f32) -> f16
      %27 = "arith.truncf"(%arg58) : (f32) -> f16
      %28 = "arith.mulf"(%26, %27) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      %29 = "arith.addf"(%arg59, %28) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%29) : (f16) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xf32>, memref<3xf32>, memref<2xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xi8>, memref<3xi8>, memref<2xf32>) -> (), sym_name = "matvec_10"}> ({
  ^bb0(%arg48: memref<2x3xi8>, %arg49: memref<3xi8>, %arg50: memref<2xf32>):
    "linalg.matvec"(%arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: i8, %arg52: i8, %arg53: f32):
      %22 = "arith.sitofp"(%arg51) : (i8) -> f32
      %23 = "arith.sitofp"(%arg52) : (i8) -> f32
      %24 = "arith.mulf"(%22, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %25 = "arith.addf"(%arg53, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xi8>, memref<3xi8>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xf64>, memref<3xf64>, memref<2xi32>) -> (), sym_name = "matvec_11"}> ({
  ^bb0(%arg42: memref<2x3xf64>, %arg43: memref<3xf64>, %arg44: memref<2xi32>):
    "linalg.matvec"(%arg42, %arg43, %arg44) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f64, %arg46: f64, %arg47: i32):
      %18 = "arith.fptosi"(%arg45) : (f64) -> i32
      %19 = "arith.fptosi"(%arg46) : (f64) -> i32
      %20 = "arith.muli"(%18, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %21 = "arith.addi"(%arg47, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%21) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xf64>, memref<3xf64>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi8>, memref<3x4xi32>) -> (), sym_name = "copy_13"}> ({
  ^bb0(%arg38: memref<3x4xi8>, %arg39: memref<3x4xi32>):
    "linalg.copy"(%arg38, %arg39) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: i8, %arg41: i32):
      %17 = "arith.extui"(%arg40) : (i8) -> i32
      "linalg.yield"(%17) : (i32) -> ()
    }) : (memref<3x4xi8>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xi8>) -> (), sym_name = "copy_14"}> ({
  ^bb0(%arg34: memref<3x4xf32>, %arg35: memref<3x4xi8>):
    "linalg.copy"(%arg34, %arg35) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: i8):
      %16 = "arith.fptoui"(%arg36) : (f32) -> i8
      "linalg.yield"(%16) : (i8) -> ()
    }) : (memref<3x4xf32>, memref<3x4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi8>, memref<3x4xf32>) -> (), sym_name = "copy_15"}> ({
  ^bb0(%arg30: memref<3x4xi8>, %arg31: memref<3x4xf32>):
    "linalg.copy"(%arg30, %arg31) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i8, %arg33: f32):
      %15 = "arith.sitofp"(%arg32) : (i8) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (memref<3x4xi8>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xi8>, memref<2xi8>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_sum_16"}> ({
  ^bb0(%arg24: memref<2x4x4xi8>, %arg25: memref<2xi8>, %arg26: memref<2x3x4xi32>):
    "linalg.pooling_nwc_sum"(%arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: i8, %arg28: i8, %arg29: i32):
      %13 = "arith.extsi"(%arg27) : (i8) -> i32
      %14 = "arith.addi"(%arg29, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<2x4x4xi8>, memref<2xi8>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xf32>, memref<4x3xf32>, i32, i32, memref<2x3xf32>) -> (), sym_name = "quantized_matmul_17"}> ({
  ^bb0(%arg14: memref<2x4xf32>, %arg15: memref<4x3xf32>, %arg16: i32, %arg17: i32, %arg18: memref<2x3xf32>):
    "linalg.quantized_matmul"(%arg14, %arg15, %arg16, %arg17, %arg18) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: i32, %arg22: i32, %arg23: f32):
      %7 = "arith.sitofp"(%arg21) : (i32) -> f32
      %8 = "arith.subf"(%arg19, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.sitofp"(%arg22) : (i32) -> f32
      %10 = "arith.subf"(%arg20, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.mulf"(%8, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.addf"(%arg23, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8, #map8, #map9]} : (memref<2x4xf32>, memref<4x3xf32>, i32, i32, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xindex>, memref<3xindex>, memref<2xi32>) -> (), sym_name = "conv_1d_18"}> ({
  ^bb0(%arg8: memref<4xindex>, %arg9: memref<3xindex>, %arg10: memref<2xi32>):
    "linalg.conv_1d"(%arg8, %arg9, %arg10) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: index, %arg12: index, %arg13: i32):
      %3 = "arith.index_cast"(%arg11) : (index) -> i32
      %4 = "arith.index_cast"(%arg12) : (index) -> i32
      %5 = "arith.muli"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.addi"(%arg13, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map1, #map2]} : (memref<4xindex>, memref<3xindex>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xbf16>, memref<3x4xbf16>) -> (), sym_name = "reciprocal_19"}> ({
  ^bb0(%arg4: memref<3x4xbf16>, %arg5: memref<3x4xbf16>):
    "linalg.reciprocal"(%arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16):
      %1 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
      %2 = "arith.divf"(%1, %arg6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%2) : (bf16) -> ()
    }) : (memref<3x4xbf16>, memref<3x4xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf16>, memref<3x4xf16>) -> (), sym_name = "square_20"}> ({
  ^bb0(%arg0: memref<3x4xf16>, %arg1: memref<3x4xf16>):
    "linalg.square"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %0 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%0) : (f16) -> ()
    }) : (memref<3x4xf16>, memref<3x4xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 2
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "add_0"}> ({
  ^bb0(%arg108: memref<3x4xi32>, %arg109: memref<3x4xi32>, %arg110: memref<3x4xi32>):
    "linalg.add"(%arg108, %arg109, %arg110) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: i32, %arg112: i32, %arg113: i32):
      %41 = "arith.addi"(%arg111, %arg112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%41) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> (), sym_name = "add_1"}> ({
  ^bb0(%arg102: memref<3x4xi1>, %arg103: memref<3x4xi1>, %arg104: memref<3x4xi1>):
    "linalg.add"(%arg102, %arg103, %arg104) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg105: i1, %arg106: i1, %arg107: i1):
      %40 = "arith.ori"(%arg105, %arg106) : (i1, i1) -> i1
      "linalg.yield"(%40) : (i1) -> ()
    }) : (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>) -> (), sym_name = "add_2"}> ({
  ^bb0(%arg96: memref<3x4xcomplex<f32>>, %arg97: memref<3x4xcomplex<f32>>, %arg98: memref<3x4xcomplex<f32>>):
    "linalg.add"(%arg96, %arg97, %arg98) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: complex<f32>, %arg100: complex<f32>, %arg101: complex<f32>):
      %39 = "complex.add"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%39) : (complex<f32>) -> ()
    }) : (memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>, memref<3x4xcomplex<f32>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> (), sym_name = "mul_3"}> ({
  ^bb0(%arg90: memref<3x4xi1>, %arg91: memref<3x4xi1>, %arg92: memref<3x4xi1>):
    "linalg.mul"(%arg90, %arg91, %arg92) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: i1, %arg94: i1, %arg95: i1):
      %38 = "arith.andi"(%arg93, %arg94) : (i1, i1) -> i1
      "linalg.yield"(%38) : (i1) -> ()
    }) : (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "max_4"}> ({
  ^bb0(%arg84: memref<3x4xi32>, %arg85: memref<3x4xi32>, %arg86: memref<3x4xi32>):
    "linalg.max"(%arg84, %arg85, %arg86) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: i32, %arg88: i32, %arg89: i32):
      %37 = "arith.maxsi"(%arg87, %arg88) : (i32, i32) -> i32
      "linalg.yield"(%37) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> (), sym_name = "min_5"}> ({
  ^bb0(%arg78: memref<3x4xi1>, %arg79: memref<3x4xi1>, %arg80: memref<3x4xi1>):
    "linalg.min"(%arg78, %arg79, %arg80) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: i1, %arg82: i1, %arg83: i1):
      %36 = "arith.minsi"(%arg81, %arg82) : (i1, i1) -> i1
      "linalg.yield"(%36) : (i1) -> ()
    }) : (memref<3x4xi1>, memref<3x4xi1>, memref<3x4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi8>, memref<3x4xi8>, memref<3x4xi8>) -> (), sym_name = "sub_6"}> ({
  ^bb0(%arg72: memref<3x4xi8>, %arg73: memref<3x4xi8>, %arg74: memref<3x4xi8>):
    "linalg.sub"(%arg72, %arg73, %arg74) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: i8, %arg76: i8, %arg77: i8):
      %35 = "arith.subi"(%arg75, %arg76) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
      "linalg.yield"(%35) : (i8) -> ()
    }) : (memref<3x4xi8>, memref<3x4xi8>, memref<3x4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "div_7"}> ({
  ^bb0(%arg66: memref<3x4xi32>, %arg67: memref<3x4xi32>, %arg68: memref<3x4xi32>):
    "linalg.div"(%arg66, %arg67, %arg68) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: i32, %arg70: i32, %arg71: i32):
      %34 = "arith.divsi"(%arg69, %arg70) : (i32, i32) -> i32
      "linalg.yield"(%34) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xi1>, memref<3xi1>, memref<2xi32>) -> (), sym_name = "matvec_8"}> ({
  ^bb0(%arg60: memref<2x3xi1>, %arg61: memref<3xi1>, %arg62: memref<2xi32>):
    "linalg.matvec"(%arg60, %arg61, %arg62) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: i1, %arg64: i1, %arg65: i32):
      %30 = "arith.extsi"(%arg63) : (i1) -> i32
      %31 = "arith.extsi"(%arg64) : (i1) -> i32
      %32 = "arith.muli"(%30, %31) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %33 = "arith.addi"(%arg65, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%33) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xi1>, memref<3xi1>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xf32>, memref<3xf32>, memref<2xf16>) -> (), sym_name = "matvec_9"}> ({
  ^bb0(%arg54: memref<2x3xf32>, %arg55: memref<3xf32>, %arg56: memref<2xf16>):
    "linalg.matvec"(%arg54, %arg55, %arg56) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f16):
      %26 = "arith.truncf"(%arg57) : (f32) -> f16
      %27 = "arith.truncf"(%arg58) : (f32) -> f16
      %28 = "arith.mulf"(%26, %27) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      %29 = "arith.addf"(%arg59, %28) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%29) : (f16) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xf32>, memref<3xf32>, memref<2xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xi8>, memref<3xi8>, memref<2xf32>) -> (), sym_name = "matvec_10"}> ({
  ^bb0(%arg48: memref<2x3xi8>, %arg49: memref<3xi8>, %arg50: memref<2xf32>):
    "linalg.matvec"(%arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: i8, %arg52: i8, %arg53: f32):
      %22 = "arith.sitofp"(%arg51) : (i8) -> f32
      %23 = "arith.sitofp"(%arg52) : (i8) -> f32
      %24 = "arith.mulf"(%22, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %25 = "arith.addf"(%arg53, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xi8>, memref<3xi8>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3xf64>, memref<3xf64>, memref<2xi32>) -> (), sym_name = "matvec_11"}> ({
  ^bb0(%arg42: memref<2x3xf64>, %arg43: memref<3xf64>, %arg44: memref<2xi32>):
    "linalg.matvec"(%arg42, %arg43, %arg44) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f64, %arg46: f64, %arg47: i32):
      %18 = "arith.fptosi"(%arg45) : (f64) -> i32
      %19 = "arith.fptosi"(%arg46) : (f64) -> i32
      %20 = "arith.muli"(%18, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %21 = "arith.addi"(%arg47, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%21) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3xf64>, memref<3xf64>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi8>, memref<3x4xi32>) -> (), sym_name = "copy_13"}> ({
  ^bb0(%arg38: memref<3x4xi8>, %arg39: memref<3x4xi32>):
    "linalg.copy"(%arg38, %arg39) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: i8, %arg41: i32):
      %17 = "arith.extui"(%arg40) : (i8) -> i32
      "linalg.yield"(%17) : (i32) -> ()
    }) : (memref<3x4xi8>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xi8>) -> (), sym_name = "copy_14"}> ({
  ^bb0(%arg34: memref<3x4xf32>, %arg35: memref<3x4xi8>):
    "linalg.copy"(%arg34, %arg35) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: i8):
      %16 = "arith.fptoui"(%arg36) : (f32) -> i8
      "linalg.yield"(%16) : (i8) -> ()
    }) : (memref<3x4xf32>, memref<3x4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi8>, memref<3x4xf32>) -> (), sym_name = "copy_15"}> ({
  ^bb0(%arg30: memref<3x4xi8>, %arg31: memref<3x4xf32>):
    "linalg.copy"(%arg30, %arg31) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i8, %arg33: f32):
      %15 = "arith.sitofp"(%arg32) : (i8) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (memref<3x4xi8>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xi8>, memref<2xi8>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_sum_16"}> ({
  ^bb0(%arg24: memref<2x4x4xi8>, %arg25: memref<2xi8>, %arg26: memref<2x3x4xi32>):
    "linalg.pooling_nwc_sum"(%arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: i8, %arg28: i8, %arg29: i32):
      %13 = "arith.extsi"(%arg27) : (i8) -> i32
      %14 = "arith.addi"(%arg29, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<2x4x4xi8>, memref<2xi8>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xf32>, memref<4x3xf32>, i32, i32, memref<2x3xf32>) -> (), sym_name = "quantized_matmul_17"}> ({
  ^bb0(%arg14: memref<2x4xf32>, %arg15: memref<4x3xf32>, %arg16: i32, %arg17: i32, %arg18: memref<2x3xf32>):
    "linalg.quantized_matmul"(%arg14, %arg15, %arg16, %arg17, %arg18) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: i32, %arg22: i32, %arg23: f32):
      %7 = "arith.sitofp"(%arg21) : (i32) -> f32
      %8 = "arith.subf"(%arg19, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.sitofp"(%arg22) : (i32) -> f32
      %10 = "arith.subf"(%arg20, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.mulf"(%8, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.addf"(%arg23, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8, #map8, #map9]} : (memref<2x4xf32>, memref<4x3xf32>, i32, i32, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xindex>, memref<3xindex>, memref<2xi32>) -> (), sym_name = "conv_1d_18"}> ({
  ^bb0(%arg8: memref<4xindex>, %arg9: memref<3xindex>, %arg10: memref<2xi32>):
    "linalg.conv_1d"(%arg8, %arg9, %arg10) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: index, %arg12: index, %arg13: i32):
      %3 = "arith.index_cast"(%arg11) : (index) -> i32
      %4 = "arith.index_cast"(%arg12) : (index) -> i32
      %5 = "arith.muli"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.addi"(%arg13, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map1, #map2]} : (memref<4xindex>, memref<3xindex>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xbf16>, memref<3x4xbf16>) -> (), sym_name = "reciprocal_19"}> ({
  ^bb0(%arg4: memref<3x4xbf16>, %arg5: memref<3x4xbf16>):
    "linalg.reciprocal"(%arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16):
      %1 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
      %2 = "arith.divf"(%1, %arg6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%2) : (bf16) -> ()
    }) : (memref<3x4xbf16>, memref<3x4xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf16>, memref<3x4xf16>) -> (), sym_name = "square_20"}> ({
  ^bb0(%arg0: memref<3x4xf16>, %arg1: memref<3x4xf16>):
    "linalg.square"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %0 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%0) : (f16) -> ()
    }) : (memref<3x4xf16>, memref<3x4xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

