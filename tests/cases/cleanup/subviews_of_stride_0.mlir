// RUN: lowir opt --canonicalize
// With a stride of 0 everything stays as it is given.
func.func @a(%m: memref<8x4xf32>, %i: index) -> memref<?x?xf32, strided<[0, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%i, %c0] [%c2, %c2] [0, 1] : memref<8x4xf32> to memref<?x?xf32, strided<[0, 1], offset: ?>>
  return %s : memref<?x?xf32, strided<[0, 1], offset: ?>>
}
func.func @f(%m: memref<8x4xf32>, %i: index) -> memref<2x2xf32, strided<[0, 1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%i, %c2] [2, 2] [0, 1] : memref<8x4xf32> to memref<2x2xf32, strided<[0, 1], offset: ?>>
  return %s : memref<2x2xf32, strided<[0, 1], offset: ?>>
}
func.func @k(%t: tensor<8x4xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = tensor.extract_slice %t[%i, %c0] [%c2, %n] [0, 1] : tensor<8x4xf32> to tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
//--- out
module {
  func.func @a(%arg0: memref<8x4xf32>, %arg1: index) -> memref<?x?xf32, strided<[0, 1], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %subview = memref.subview %arg0[%arg1, %c0] [%c2, %c2] [0, 1] : memref<8x4xf32> to memref<?x?xf32, strided<[0, 1], offset: ?>>
    return %subview : memref<?x?xf32, strided<[0, 1], offset: ?>>
  }
  func.func @f(%arg0: memref<8x4xf32>, %arg1: index) -> memref<2x2xf32, strided<[0, 1], offset: ?>> {
    %c2 = arith.constant 2 : index
    %subview = memref.subview %arg0[%arg1, %c2] [2, 2] [0, 1] : memref<8x4xf32> to memref<2x2xf32, strided<[0, 1], offset: ?>>
    return %subview : memref<2x2xf32, strided<[0, 1], offset: ?>>
  }
  func.func @k(%arg0: tensor<8x4xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [2, %arg2] [0, 1] : tensor<8x4xf32> to tensor<2x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
}

