// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Packing, and buffers of tensors, as release 19 has them.
func.func @f(%t: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>, %x: f32, %i: index, %m: memref<?xf32>, %q: tensor<?xf32>) {
  %0 = tensor.pack %t inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = tensor.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %t : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %b = bufferization.to_memref %q read_only : memref<?xf32>
  %c = bufferization.to_tensor %m restrict writable : memref<?xf32>
  return
}
//--- out
module {
  func.func @f(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: f32, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<?xf32>) {
    %pack = tensor.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %unpack = tensor.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %0 = bufferization.to_memref %arg5 read_only : memref<?xf32>
    %1 = bufferization.to_tensor %arg4 restrict writable : memref<?xf32>
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<128x256xf32>, tensor<16x8x8x32xf32>, f32, index, memref<?xf32>, tensor<?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: f32, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<?xf32>):
    %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %2 = "bufferization.to_memref"(%arg5) <{read_only}> : (tensor<?xf32>) -> memref<?xf32>
    %3 = "bufferization.to_tensor"(%arg4) <{restrict, writable}> : (memref<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

