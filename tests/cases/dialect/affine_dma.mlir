// RUN: lowir opt --allow-unregistered-dialect
// RUN: lowir opt --allow-unregistered-dialect --mlir-print-op-generic
// Copies in the background, and complex numbers as attributes.
func.func @f(%n: index) {
  %a = memref.alloc() : memref<100x100xf32>
  %b = memref.alloc() : memref<100x100xf32, 2>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + %n, %i], %b[%i, 5], %t[%c0], %c64 : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i, %i * 2], %b[%i, 5], %t[%c0], %c64, %c64, %n : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%c0], %c64 : memref<1xi32>
  }
  "own.op"() {a = #complex.number<:f64 1.5, -0.0>, b = #complex.number<:f32 1.0, 2.0> : complex<f32>} : () -> ()
  return
}
//--- out
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc() : memref<100x100xf32>
    %alloc_0 = memref.alloc() : memref<100x100xf32, 2>
    %alloc_1 = memref.alloc() : memref<1xi32>
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    affine.for %arg1 = 0 to 10 {
      affine.dma_start %alloc[%arg1 + %arg0, %arg1], %alloc_0[%arg1, 5], %alloc_1[%c0], %c64 : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
      affine.dma_start %alloc[%arg1, %arg1 * 2], %alloc_0[%arg1, 5], %alloc_1[%c0], %c64, %c64, %arg0 : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
      affine.dma_wait %alloc_1[%c0], %c64 : memref<1xi32>
    }
    "own.op"() {a = #complex.number<:f64 1.500000e+00, -0.000000e+00> : complex<f64>, b = #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>} : () -> ()
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0, 5)>
#map1 = affine_map<(d0, d1) -> (d0 + d1, d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> (d0, d0 * 2)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<() -> (10)>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<100x100xf32>
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<100x100xf32, 2>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 64 : index}> : () -> index
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg1: index):
      "affine.dma_start"(%0, %arg1, %arg0, %1, %arg1, %2, %3, %4) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<100x100xf32>, index, index, memref<100x100xf32, 2>, index, memref<1xi32>, index, index) -> ()
      "affine.dma_start"(%0, %arg1, %1, %arg1, %2, %3, %4, %4, %arg0) {dst_map = #map, src_map = #map3, tag_map = #map2} : (memref<100x100xf32>, index, memref<100x100xf32, 2>, index, memref<1xi32>, index, index, index, index) -> ()
      "affine.dma_wait"(%2, %3, %4) {tag_map = #map2} : (memref<1xi32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "own.op"() {a = #complex.number<:f64 1.500000e+00, -0.000000e+00> : complex<f64>, b = #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

