// RUN: lowir opt 
// RUN: lowir opt --mlir-print-op-generic
// Tensors are results; elements of other types are converted.
func.func @t(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<4x4xf32>, %f: f32, %i: i32, %m: memref<4xf32>, %b1: memref<4x4xi1>, %cc: memref<4x4xcomplex<f32>>, %h: memref<4x4xf16>, %o: memref<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul {note = 1 : i32} ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  linalg.matmul ins(%b1, %b1 : memref<4x4xi1>, memref<4x4xi1>) outs(%b1 : memref<4x4xi1>)
  linalg.matmul ins(%cc, %cc : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%cc : memref<4x4xcomplex<f32>>)
  linalg.matmul ins(%h, %h : memref<4x4xf16>, memref<4x4xf16>) outs(%o : memref<4x4xf32>)
  linalg.copy ins(%h : memref<4x4xf16>) outs(%o : memref<4x4xf32>)
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], doc = "text", library_call = "lib"} ins(%1 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<4x4xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%q: f32):
    %x = linalg.index 0 : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f32
    linalg.yield %z : f32
  }
  return %2 : tensor<4x4xf32>
}
//--- out
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @t(%arg0: tensor<4x5xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<4x4xf32>, %arg3: f32, %arg4: i32, %arg5: memref<4xf32>, %arg6: memref<4x4xi1>, %arg7: memref<4x4xcomplex<f32>>, %arg8: memref<4x4xf16>, %arg9: memref<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.matmul {note = 1 : i32} ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<5x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    linalg.matmul ins(%arg6, %arg6 : memref<4x4xi1>, memref<4x4xi1>) outs(%arg6 : memref<4x4xi1>)
    linalg.matmul ins(%arg7, %arg7 : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%arg7 : memref<4x4xcomplex<f32>>)
    linalg.matmul ins(%arg8, %arg8 : memref<4x4xf16>, memref<4x4xf16>) outs(%arg9 : memref<4x4xf32>)
    linalg.copy ins(%arg8 : memref<4x4xf16>) outs(%arg9 : memref<4x4xf32>)
    %2 = linalg.generic {doc = "text", indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"], library_call = "lib"} ins(%1 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%arg5 : memref<4xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.sitofp %4 : i32 to f32
      linalg.yield %5 : f32
    }
    return %2 : tensor<4x4xf32>
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>, f32, i32, memref<4xf32>, memref<4x4xi1>, memref<4x4xcomplex<f32>>, memref<4x4xf16>, memref<4x4xf32>) -> tensor<4x4xf32>, sym_name = "t"}> ({
  ^bb0(%arg0: tensor<4x5xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<4x4xf32>, %arg3: f32, %arg4: i32, %arg5: memref<4xf32>, %arg6: memref<4x4xi1>, %arg7: memref<4x4xcomplex<f32>>, %arg8: memref<4x4xf16>, %arg9: memref<4x4xf32>):
    %0 = "linalg.fill"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (f32, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "linalg.matmul"(%arg0, %arg1, %0) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %15 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %16 = "arith.addf"(%arg26, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) {note = 1 : i32} : (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "linalg.matmul"(%arg6, %arg6, %arg6) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: i1, %arg22: i1, %arg23: i1):
      %13 = "arith.andi"(%arg21, %arg22) : (i1, i1) -> i1
      %14 = "arith.ori"(%arg23, %13) : (i1, i1) -> i1
      "linalg.yield"(%14) : (i1) -> ()
    }) : (memref<4x4xi1>, memref<4x4xi1>, memref<4x4xi1>) -> ()
    "linalg.matmul"(%arg7, %arg7, %arg7) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: complex<f32>, %arg19: complex<f32>, %arg20: complex<f32>):
      %11 = "complex.mul"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      %12 = "complex.add"(%arg20, %11) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%12) : (complex<f32>) -> ()
    }) : (memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) -> ()
    "linalg.matmul"(%arg8, %arg8, %arg9) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f16, %arg16: f16, %arg17: f32):
      %7 = "arith.extf"(%arg15) : (f16) -> f32
      %8 = "arith.extf"(%arg16) : (f16) -> f32
      %9 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg17, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (memref<4x4xf16>, memref<4x4xf16>, memref<4x4xf32>) -> ()
    "linalg.copy"(%arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f16, %arg14: f32):
      %6 = "arith.extf"(%arg13) : (f16) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4x4xf16>, memref<4x4xf32>) -> ()
    %2 = "linalg.generic"(%1, %0) <{doc = "text", indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], library_call = "lib", operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "linalg.generic"(%arg5) <{indexing_maps = [#map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg10: f32):
      %3 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %4 = "arith.index_cast"(%3) : (index) -> i32
      %5 = "arith.sitofp"(%4) : (i32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (memref<4xf32>) -> ()
    "func.return"(%2) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

