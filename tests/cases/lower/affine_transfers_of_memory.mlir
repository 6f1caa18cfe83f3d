// RUN: lowir opt --lower-affine
// Each memref of a transfer has indices of its own, the tag too; strides stand last.
func.func @f(%n: index, %from: memref<100x100xf32>, %to: memref<100x100xf32, 2>, %tag: memref<1xi32>, %stride: index) {
  %many = arith.constant 64 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %from[(%i + symbol(%n)) floordiv 3, %i], %to[%i, %i * 2 + 1], %tag[%i mod 2], %many : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_start %from[%i, 0], %to[0, %i], %tag[0], %many, %stride, %n : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[%i mod 2], %many : memref<1xi32>
  }
  return
}

func.func @no_dimension(%from: memref<f32>, %to: memref<f32, 1>, %tag: memref<i32>, %many: index) {
  affine.dma_start %from[], %to[], %tag[], %many : memref<f32>, memref<f32, 1>, memref<i32>
  affine.dma_wait %tag[], %many : memref<i32>
  return
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: memref<100x100xf32>, %arg2: memref<100x100xf32, 2>, %arg3: memref<1xi32>, %arg4: index) {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c10 step %c1 {
      %0 = arith.addi %arg5, %arg0 : index
      %c3 = arith.constant 3 : index
      %c0_0 = arith.constant 0 : index
      %c-1 = arith.constant -1 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.subi %c-1, %0 : index
      %3 = arith.select %1, %2, %0 : index
      %4 = arith.divsi %3, %c3 : index
      %5 = arith.subi %c-1, %4 : index
      %6 = arith.select %1, %5, %4 : index
      %c2 = arith.constant 2 : index
      %7 = arith.muli %arg5, %c2 overflow<nsw> : index
      %c1_1 = arith.constant 1 : index
      %8 = arith.addi %7, %c1_1 : index
      %c2_2 = arith.constant 2 : index
      %9 = arith.remsi %arg5, %c2_2 : index
      %c0_3 = arith.constant 0 : index
      %10 = arith.cmpi slt, %9, %c0_3 : index
      %11 = arith.addi %9, %c2_2 : index
      %12 = arith.select %10, %11, %9 : index
      memref.dma_start %arg1[%6, %arg5], %arg2[%arg5, %8], %c64, %arg3[%12] : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
      %c0_4 = arith.constant 0 : index
      %c0_5 = arith.constant 0 : index
      %c0_6 = arith.constant 0 : index
      memref.dma_start %arg1[%arg5, %c0_4], %arg2[%c0_5, %arg5], %c64, %arg3[%c0_6], %arg4, %arg0 : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
      %c2_7 = arith.constant 2 : index
      %13 = arith.remsi %arg5, %c2_7 : index
      %c0_8 = arith.constant 0 : index
      %14 = arith.cmpi slt, %13, %c0_8 : index
      %15 = arith.addi %13, %c2_7 : index
      %16 = arith.select %14, %15, %13 : index
      memref.dma_wait %arg3[%16], %c64 : memref<1xi32>
    }
    return
  }
  func.func @no_dimension(%arg0: memref<f32>, %arg1: memref<f32, 1>, %arg2: memref<i32>, %arg3: index) {
    memref.dma_start %arg0[], %arg1[], %arg3, %arg2[] : memref<f32>, memref<f32, 1>, memref<i32>
    memref.dma_wait %arg2[], %arg3 : memref<i32>
    return
  }
}

