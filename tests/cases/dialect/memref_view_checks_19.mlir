// RUN: lowir opt --compat=19
// Release 19 takes the word of a view's type, and lets a view leave its source.
func.func @word(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @outside(%m: memref<8xf32>) -> memref<4xf32, strided<[3]>> {
  %0 = memref.subview %m[0][4][3] : memref<8xf32> to memref<4xf32, strided<[3]>>
  return %0 : memref<4xf32, strided<[3]>>
}
//--- out
module {
  func.func @word(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xf32> to memref<4xf32>
    return %reinterpret_cast : memref<4xf32>
  }
  func.func @outside(%arg0: memref<8xf32>) -> memref<4xf32, strided<[3]>> {
    %subview = memref.subview %arg0[0] [4] [3] : memref<8xf32> to memref<4xf32, strided<[3]>>
    return %subview : memref<4xf32, strided<[3]>>
  }
}

