// 2021: between tensors and buffers (read only)
func @f(%t: tensor<4x?xf32>, %m: memref<4x?xf32>, %n: index, %x: f32) -> (tensor<4x?xf32>, index, index, f32, tensor<8xf32>, memref<*xf32>) {
  %0 = memref.tensor_load %m : memref<4x?xf32>
  %1 = memref.buffer_cast %t : memref<4x?xf32>
  %2 = bufferization.to_memref %0 : memref<4x?xf32>
  %3 = bufferization.to_tensor %1 : memref<4x?xf32>
  %4 = std.dim %3, %n : tensor<4x?xf32>
  %5 = rank %3 : tensor<4x?xf32>
  %6 = extract_element %3[%n, %n] : tensor<4x?xf32>
  %7 = splat %x : tensor<8xf32>
  %8 = linalg.init_tensor [4, %n] : tensor<4x?xf32>
  %9 = linalg.fill(%x, %8) : f32, tensor<4x?xf32> -> tensor<4x?xf32>
  %10 = tensor_cast %9 : tensor<4x?xf32> to tensor<*xf32>
  %11 = tensor_to_memref %10 : memref<*xf32>
  memref.tensor_store %9, %1 : memref<4x?xf32>
  tensor_store %9, %2 : memref<4x?xf32>
  return %9, %4, %5, %6, %7, %11 : tensor<4x?xf32>, index, index, f32, tensor<8xf32>, memref<*xf32>
}
//--- today
func.func @f(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: index, %arg3: f32) -> (tensor<4x?xf32>, index, index, f32, tensor<8xf32>, memref<*xf32>) {
  %0 = bufferization.to_tensor %arg1 : memref<4x?xf32> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32>
  %2 = bufferization.to_buffer %0 : tensor<4x?xf32> to memref<4x?xf32>
  %3 = bufferization.to_tensor %1 : memref<4x?xf32> to tensor<4x?xf32>
  %dim = tensor.dim %3, %arg2 : tensor<4x?xf32>
  %rank = tensor.rank %3 : tensor<4x?xf32>
  %extracted = tensor.extract %3[%arg2, %arg2] : tensor<4x?xf32>
  %splat = tensor.splat %arg3 : tensor<8xf32>
  %4 = tensor.empty(%arg2) : tensor<4x?xf32>
  %5 = linalg.fill ins(%arg3 : f32) outs(%4 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %cast = tensor.cast %5 : tensor<4x?xf32> to tensor<*xf32>
  %6 = bufferization.to_buffer %cast : tensor<*xf32> to memref<*xf32>
  bufferization.materialize_in_destination %5 in writable %1 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  bufferization.materialize_in_destination %5 in writable %2 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  return %5, %dim, %rank, %extracted, %splat, %6 : tensor<4x?xf32>, index, index, f32, tensor<8xf32>, memref<*xf32>
}
