// RUN: lowir opt --canonicalize --allow-unregistered-dialect
// RUN: lowir opt --compat=19 --canonicalize --allow-unregistered-dialect
// A copy and what it copies are one if one of them is freed in its block; parts of tensors take numbers; views too.
func.func @freed(%x: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  "t.fill"(%a) : (memref<4xf32>) -> ()
  %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %b : memref<4xf32>
}
func.func @chain(%x: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  "t.fill"(%a) : (memref<4xf32>) -> ()
  %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %c = bufferization.clone %b : memref<4xf32> to memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return %c : memref<4xf32>
}
func.func @argument(%x: memref<4xf32>, %y: memref<4xf32>) {
  %b = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  "t.use"(%b) : (memref<4xf32>) -> ()
  memref.dealloc %b : memref<4xf32>
  %c = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  memref.dealloc %y : memref<4xf32>
  "t.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %c : memref<4xf32>
  return
}
func.func @both(%x: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "t.use"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}
func.func @cast(%x: memref<?xf32>) -> memref<4xf32> {
  %b = bufferization.clone %x : memref<?xf32> to memref<4xf32>
  memref.dealloc %x : memref<?xf32>
  %s = bufferization.clone %x : memref<?xf32> to memref<?xf32>
  return %b : memref<4xf32>
}
func.func @part(%x: memref<8xf32>) -> memref<4xf32, strided<[1]>> {
  %a = memref.alloc() : memref<8xf32>
  %p = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = bufferization.clone %p : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
  memref.dealloc %a : memref<8xf32>
  return %b : memref<4xf32, strided<[1]>>
}
func.func @slices(%t: tensor<8x16x4xf32>, %n: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x16x4xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%c0, %c0, %c0] [%c2, %n, %c2] [%c1, %c1, %c1] : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %0[%c0, %c0, 0] [%c1, %n, 1] [%c1, %c0, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %2 = tensor.cast %t : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %3 = tensor.extract_slice %2[%n, 0, 0] [%n, 16, 4] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x16x4xf32>
  %4 = tensor.dim %t, %c1 : tensor<8x16x4xf32>
  %5 = tensor.rank %0 : tensor<?x?x?xf32>
  return %0, %1, %3, %4, %5 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x16x4xf32>, index, index
}
func.func @views(%m: memref<2048xi8>, %n: index) -> (memref<?x4xf32>, memref<?x?xf32>) {
  %c3 = arith.constant 3 : index
  %0 = memref.view %m[%n][%c3] : memref<2048xi8> to memref<?x4xf32>
  %c = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %c[%n][%n, %c3] : memref<?xi8> to memref<?x?xf32>
  return %0, %1 : memref<?x4xf32>, memref<?x?xf32>
}
func.func @accesses(%m: memref<4xf32>, %x: f32) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  affine.store %x, %c[2] : memref<?xf32>
  affine.prefetch %c[1], read, locality<3>, data : memref<?xf32>
  %0 = affine.load %c[3] : memref<?xf32>
  return %0 : f32
}
//--- out
module {
  func.func @freed(%arg0: memref<4xf32>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    "t.fill"(%alloc) : (memref<4xf32>) -> ()
    return %alloc : memref<4xf32>
  }
  func.func @chain(%arg0: memref<4xf32>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    "t.fill"(%alloc) : (memref<4xf32>) -> ()
    return %alloc : memref<4xf32>
  }
  func.func @argument(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    "t.use"(%arg0) : (memref<4xf32>) -> ()
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %arg1 : memref<4xf32>
    "t.use"(%0) : (memref<4xf32>) -> ()
    memref.dealloc %0 : memref<4xf32>
    return
  }
  func.func @both(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    "t.use"(%alloc, %0) : (memref<4xf32>, memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
  func.func @cast(%arg0: memref<?xf32>) -> memref<4xf32> {
    %cast = memref.cast %arg0 : memref<?xf32> to memref<4xf32>
    return %cast : memref<4xf32>
  }
  func.func @part(%arg0: memref<8xf32>) -> memref<4xf32, strided<[1]>> {
    %alloc = memref.alloc() : memref<8xf32>
    %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    return %subview : memref<4xf32, strided<[1]>>
  }
  func.func @slices(%arg0: tensor<8x16x4xf32>, %arg1: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x16x4xf32>, index, index) {
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, %arg1, 2] [1, 1, 1] : tensor<8x16x4xf32> to tensor<2x?x2xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x?x2xf32> to tensor<?x?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0, 0] [1, %arg1, 1] [1, 0, 1] : tensor<2x?x2xf32> to tensor<?x1xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<?x1xf32> to tensor<?x?xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[%arg1, 0, 0] [%arg1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x16x4xf32>
    return %cast, %cast_1, %extracted_slice_2, %c16, %c3 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x16x4xf32>, index, index
  }
  func.func @views(%arg0: memref<2048xi8>, %arg1: index) -> (memref<?x4xf32>, memref<?x?xf32>) {
    %view = memref.view %arg0[%arg1][] : memref<2048xi8> to memref<3x4xf32>
    %cast = memref.cast %view : memref<3x4xf32> to memref<?x4xf32>
    %view_0 = memref.view %arg0[%arg1][%arg1] : memref<2048xi8> to memref<?x3xf32>
    %cast_1 = memref.cast %view_0 : memref<?x3xf32> to memref<?x?xf32>
    return %cast, %cast_1 : memref<?x4xf32>, memref<?x?xf32>
  }
  func.func @accesses(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
    affine.store %arg1, %arg0[2] : memref<4xf32>
    affine.prefetch %arg0[1], read, locality<3>, data : memref<4xf32>
    %0 = affine.load %arg0[3] : memref<4xf32>
    return %0 : f32
  }
}

//--- out 2
module {
  func.func @freed(%arg0: memref<4xf32>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    "t.fill"(%alloc) : (memref<4xf32>) -> ()
    return %alloc : memref<4xf32>
  }
  func.func @chain(%arg0: memref<4xf32>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    "t.fill"(%alloc) : (memref<4xf32>) -> ()
    return %alloc : memref<4xf32>
  }
  func.func @argument(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    "t.use"(%arg0) : (memref<4xf32>) -> ()
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %arg1 : memref<4xf32>
    "t.use"(%0) : (memref<4xf32>) -> ()
    memref.dealloc %0 : memref<4xf32>
    return
  }
  func.func @both(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    "t.use"(%alloc, %0) : (memref<4xf32>, memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
  func.func @cast(%arg0: memref<?xf32>) -> memref<4xf32> {
    %cast = memref.cast %arg0 : memref<?xf32> to memref<4xf32>
    return %cast : memref<4xf32>
  }
  func.func @part(%arg0: memref<8xf32>) -> memref<4xf32, strided<[1]>> {
    %alloc = memref.alloc() : memref<8xf32>
    %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    return %subview : memref<4xf32, strided<[1]>>
  }
  func.func @slices(%arg0: tensor<8x16x4xf32>, %arg1: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x16x4xf32>, index, index) {
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, %arg1, 2] [1, 1, 1] : tensor<8x16x4xf32> to tensor<2x?x2xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x?x2xf32> to tensor<?x?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0, 0] [1, %arg1, 1] [1, 0, 1] : tensor<2x?x2xf32> to tensor<?x1xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<?x1xf32> to tensor<?x?xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[%arg1, 0, 0] [%arg1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x16x4xf32>
    return %cast, %cast_1, %extracted_slice_2, %c16, %c3 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x16x4xf32>, index, index
  }
  func.func @views(%arg0: memref<2048xi8>, %arg1: index) -> (memref<?x4xf32>, memref<?x?xf32>) {
    %view = memref.view %arg0[%arg1][] : memref<2048xi8> to memref<3x4xf32>
    %cast = memref.cast %view : memref<3x4xf32> to memref<?x4xf32>
    %cast_0 = memref.cast %arg0 : memref<2048xi8> to memref<?xi8>
    %view_1 = memref.view %cast_0[%arg1][%arg1] : memref<?xi8> to memref<?x3xf32>
    %cast_2 = memref.cast %view_1 : memref<?x3xf32> to memref<?x?xf32>
    return %cast, %cast_2 : memref<?x4xf32>, memref<?x?xf32>
  }
  func.func @accesses(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
    affine.store %arg1, %arg0[2] : memref<4xf32>
    affine.prefetch %arg0[1], read, locality<3>, data : memref<4xf32>
    %0 = affine.load %arg0[3] : memref<4xf32>
    return %0 : f32
  }
}

