// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Both types of a tensor's buffer are written since release 20.
func.func @f(%m: memref<?xf32>, %q: tensor<?xf32>) {
  %b = bufferization.to_buffer %q read_only : tensor<?xf32> to memref<?xf32>
  %c = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  return
}
//--- out
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: tensor<?xf32>) {
    %0 = bufferization.to_buffer %arg1 read_only : tensor<?xf32> to memref<?xf32>
    %1 = bufferization.to_tensor %arg0 restrict writable : memref<?xf32> to tensor<?xf32>
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, tensor<?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: tensor<?xf32>):
    %0 = "bufferization.to_buffer"(%arg1) <{read_only}> : (tensor<?xf32>) -> memref<?xf32>
    %1 = "bufferization.to_tensor"(%arg0) <{restrict, writable}> : (memref<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

