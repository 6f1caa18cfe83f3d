// RUN: lowir opt --canonicalize %s
// Buffers of tensors of buffers are these, sizes of tensors those of the buffer, copies of casts copies.
func.func @a(%t: tensor<?xf32>, %m: memref<?xf32>, %n: memref<?xf32, strided<[1], offset: 3>>, %k: memref<8xf32>, %s: memref<?xf32, strided<[?], offset: ?>>) -> (tensor<?xf32>, memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>, index, memref<8xf32>, memref<8xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 1.0 : f32
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
  %2 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %3 = bufferization.to_buffer %2 : tensor<?xf32> to memref<?xf32>
  %4 = bufferization.to_tensor %n : memref<?xf32, strided<[1], offset: 3>> to tensor<?xf32>
  %5 = bufferization.to_buffer %4 : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %6 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %d = tensor.dim %6, %c0 : tensor<?xf32>
  %x = memref.cast %m : memref<?xf32> to memref<8xf32>
  %7 = bufferization.clone %x : memref<8xf32> to memref<8xf32>
  %8 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  memref.store %cst, %8[%c0] : memref<?xf32>
  %9 = bufferization.to_tensor %8 : memref<?xf32> to tensor<?xf32>
  return %1, %3, %5, %d, %7, %x, %9 : tensor<?xf32>, memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>, index, memref<8xf32>, memref<8xf32>, tensor<?xf32>
}
//--- out
module {
  func.func @a(%arg0: tensor<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32, strided<[1], offset: 3>>, %arg3: memref<8xf32>, %arg4: memref<?xf32, strided<[?], offset: ?>>) -> (tensor<?xf32>, memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>, index, memref<8xf32>, memref<8xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cast = memref.cast %arg2 : memref<?xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %cast_0 = memref.cast %arg1 : memref<?xf32> to memref<8xf32>
    %0 = bufferization.clone %arg1 : memref<?xf32> to memref<8xf32>
    %1 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
    memref.store %cst, %1[%c0] : memref<?xf32>
    %2 = bufferization.to_tensor %1 : memref<?xf32> to tensor<?xf32>
    return %arg0, %arg1, %cast, %dim, %0, %cast_0, %2 : tensor<?xf32>, memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>, index, memref<8xf32>, memref<8xf32>, tensor<?xf32>
  }
}

