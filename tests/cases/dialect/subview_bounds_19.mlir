// RUN: lowir opt --compat=19
// Release 19 did not look whether a slice lies inside of its source.

func.func @outside(%m: memref<4x8xf32>) {
  %0 = memref.subview %m[3, 6] [2, 4] [1, 2] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 2], offset: 30>>
  return
}
//--- out
module {
  func.func @outside(%arg0: memref<4x8xf32>) {
    %subview = memref.subview %arg0[3, 6] [2, 4] [1, 2] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 2], offset: 30>>
    return
  }
}

