// RUN: lowir opt --sccp %s
// What is loaded at a known place of a constant is a constant that spreads.

memref.global "private" constant @one : memref<f16> = dense<-1.0>
memref.global "private" constant @four : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" @changes : memref<i32> = dense<7>
func.func @loads(%i: index) -> (f16, f16, i32, i32, i32) {
  %0 = memref.get_global @one : memref<f16>
  %1 = affine.load %0[] : memref<f16>
  %2 = memref.load %0[] : memref<f16>
  %3 = memref.get_global @four : memref<2x2xi32>
  %4 = affine.load %3[1, 0] : memref<2x2xi32>
  %5 = affine.load %3[symbol(%i), 0] : memref<2x2xi32>
  %6 = memref.get_global @changes : memref<i32>
  %7 = affine.load %6[] : memref<i32>
  return %1, %2, %4, %5, %7 : f16, f16, i32, i32, i32
}
//--- out
module {
  memref.global "private" constant @one : memref<f16> = dense<-1.000000e+00>
  memref.global "private" constant @four : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
  memref.global "private" @changes : memref<i32> = dense<7>
  func.func @loads(%arg0: index) -> (f16, f16, i32, i32, i32) {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant -1.000000e+00 : f16
    %0 = memref.get_global @one : memref<f16>
    %1 = memref.load %0[] : memref<f16>
    %2 = memref.get_global @four : memref<2x2xi32>
    %3 = affine.load %2[symbol(%arg0), 0] : memref<2x2xi32>
    %4 = memref.get_global @changes : memref<i32>
    %5 = affine.load %4[] : memref<i32>
    return %cst, %1, %c3_i32, %3, %5 : f16, f16, i32, i32, i32
  }
}

