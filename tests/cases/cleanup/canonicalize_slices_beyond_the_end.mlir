// RUN: lowir opt --canonicalize
// RUN: lowir opt --canonicalize --compat=19
// What is taken beyond the end by a number that is known only now stays as it is, in 22.
func.func @size(%m: memref<10xf32>) -> memref<?xf32, strided<[1], offset: 2>> {
  %c11 = arith.constant 11 : index
  %0 = memref.subview %m[2] [%c11] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: 2>>
  return %0 : memref<?xf32, strided<[1], offset: 2>>
}
func.func @offset(%m: memref<10xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %c11 = arith.constant 11 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c11] [%c1] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}
// Offset and size are inside, the step is not.
func.func @step(%m: memref<10xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2] [%c5] [%c2] : memref<10xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @one_of_two(%m: memref<10x10xf32>, %n: index) -> memref<?x?xf32, strided<[10, 1], offset: ?>> {
  %c11 = arith.constant 11 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%n, 0] [%c1, %c11] [1, 1] : memref<10x10xf32> to memref<?x?xf32, strided<[10, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[10, 1], offset: ?>>
}
func.func @tensor(%t: tensor<5xf32>) -> tensor<?xf32> {
  %c10 = arith.constant 10 : index
  %0 = tensor.extract_slice %t[0] [%c10] [1] : tensor<5xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @inside(%t: tensor<5xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %t[1] [%c3] [1] : tensor<5xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
//--- out
module {
  func.func @size(%arg0: memref<10xf32>) -> memref<?xf32, strided<[1], offset: 2>> {
    %c11 = arith.constant 11 : index
    %subview = memref.subview %arg0[2] [%c11] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: 2>>
    return %subview : memref<?xf32, strided<[1], offset: 2>>
  }
  func.func @offset(%arg0: memref<10xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
    %c11 = arith.constant 11 : index
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[%c11] [%c1] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
    return %subview : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @step(%arg0: memref<10xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %c2 = arith.constant 2 : index
    %subview = memref.subview %arg0[2] [5] [%c2] : memref<10xf32> to memref<5xf32, strided<[?], offset: 2>>
    %cast = memref.cast %subview : memref<5xf32, strided<[?], offset: 2>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @one_of_two(%arg0: memref<10x10xf32>, %arg1: index) -> memref<?x?xf32, strided<[10, 1], offset: ?>> {
    %c11 = arith.constant 11 : index
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[%arg1, 0] [%c1, %c11] [1, 1] : memref<10x10xf32> to memref<?x?xf32, strided<[10, 1], offset: ?>>
    return %subview : memref<?x?xf32, strided<[10, 1], offset: ?>>
  }
  func.func @tensor(%arg0: tensor<5xf32>) -> tensor<?xf32> {
    %c10 = arith.constant 10 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%c10] [1] : tensor<5xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
  func.func @inside(%arg0: tensor<5xf32>) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1] [3] [1] : tensor<5xf32> to tensor<3xf32>
    %cast = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

//--- out 2
module {
  func.func @size(%arg0: memref<10xf32>) -> memref<?xf32, strided<[1], offset: 2>> {
    %subview = memref.subview %arg0[2] [11] [1] : memref<10xf32> to memref<11xf32, strided<[1], offset: 2>>
    %cast = memref.cast %subview : memref<11xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[1], offset: 2>>
    return %cast : memref<?xf32, strided<[1], offset: 2>>
  }
  func.func @offset(%arg0: memref<10xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
    %subview = memref.subview %arg0[11] [1] [1] : memref<10xf32> to memref<1xf32, strided<[1], offset: 11>>
    %cast = memref.cast %subview : memref<1xf32, strided<[1], offset: 11>> to memref<?xf32, strided<[1], offset: ?>>
    return %cast : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @step(%arg0: memref<10xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %subview = memref.subview %arg0[2] [5] [2] : memref<10xf32> to memref<5xf32, strided<[2], offset: 2>>
    %cast = memref.cast %subview : memref<5xf32, strided<[2], offset: 2>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @one_of_two(%arg0: memref<10x10xf32>, %arg1: index) -> memref<?x?xf32, strided<[10, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0] [1, 11] [1, 1] : memref<10x10xf32> to memref<1x11xf32, strided<[10, 1], offset: ?>>
    %cast = memref.cast %subview : memref<1x11xf32, strided<[10, 1], offset: ?>> to memref<?x?xf32, strided<[10, 1], offset: ?>>
    return %cast : memref<?x?xf32, strided<[10, 1], offset: ?>>
  }
  func.func @tensor(%arg0: tensor<5xf32>) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [10] [1] : tensor<5xf32> to tensor<10xf32>
    %cast = tensor.cast %extracted_slice : tensor<10xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @inside(%arg0: tensor<5xf32>) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1] [3] [1] : tensor<5xf32> to tensor<3xf32>
    %cast = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

