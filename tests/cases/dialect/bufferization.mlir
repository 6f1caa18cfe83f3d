// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// The operations of bufferization that both releases have.
func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %c: i1) {
  %0 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %2 = bufferization.alloc_tensor(%i) size_hint=%i {memory_space = 1 : i64, foo} : tensor<?xf32>
  %3 = bufferization.clone %m : memref<?x4xf32> to memref<*xf32>
  %4 = bufferization.dealloc (%m, %u : memref<?x4xf32>, memref<*xf32>) if (%c, %c) retain (%m : memref<?x4xf32>)
  bufferization.dealloc (%m : memref<?x4xf32>) if (%c)
  bufferization.dealloc
  bufferization.dealloc_tensor %t : tensor<?x4xf32>
  %5 = bufferization.materialize_in_destination %t in %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  return
}
//--- out
module {
  func.func @f(%arg0: tensor<?x4xf32>, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i1) {
    %0 = bufferization.alloc_tensor(%arg3) : tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
    %2 = bufferization.alloc_tensor(%arg3) size_hint=%arg3 {foo, memory_space = 1 : i64} : tensor<?xf32>
    %3 = bufferization.clone %arg1 : memref<?x4xf32> to memref<*xf32>
    %4 = bufferization.dealloc (%arg1, %arg2 : memref<?x4xf32>, memref<*xf32>) if (%arg4, %arg4) retain (%arg1 : memref<?x4xf32>)
    bufferization.dealloc (%arg1 : memref<?x4xf32>) if (%arg4)
    bufferization.dealloc
    bufferization.dealloc_tensor %arg0 : tensor<?x4xf32>
    %5 = bufferization.materialize_in_destination %arg0 in %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: tensor<?x4xf32>, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i1) {
    %0 = bufferization.alloc_tensor(%arg3) : tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
    %2 = bufferization.alloc_tensor(%arg3) size_hint=%arg3 {foo, memory_space = 1 : i64} : tensor<?xf32>
    %3 = bufferization.clone %arg1 : memref<?x4xf32> to memref<*xf32>
    %4 = bufferization.dealloc (%arg1, %arg2 : memref<?x4xf32>, memref<*xf32>) if (%arg4, %arg4) retain (%arg1 : memref<?x4xf32>)
    bufferization.dealloc (%arg1 : memref<?x4xf32>) if (%arg4)
    bufferization.dealloc
    bufferization.dealloc_tensor %arg0 : tensor<?x4xf32>
    %5 = bufferization.materialize_in_destination %arg0 in %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
    return
  }
}

//--- out 3
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, memref<?x4xf32>, memref<*xf32>, index, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x4xf32>, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i1):
    %0 = "bufferization.alloc_tensor"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
    %1 = "bufferization.alloc_tensor"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %2 = "bufferization.alloc_tensor"(%arg3, %arg3) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1>}> {foo} : (index, index) -> tensor<?xf32>
    %3 = "bufferization.clone"(%arg1) : (memref<?x4xf32>) -> memref<*xf32>
    %4 = "bufferization.dealloc"(%arg1, %arg2, %arg4, %arg4, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 1>}> : (memref<?x4xf32>, memref<*xf32>, i1, i1, memref<?x4xf32>) -> i1
    "bufferization.dealloc"(%arg1, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x4xf32>, i1) -> ()
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "bufferization.dealloc_tensor"(%arg0) : (tensor<?x4xf32>) -> ()
    %5 = "bufferization.materialize_in_destination"(%arg0, %arg0) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "bufferization.materialize_in_destination"(%arg0, %arg1) <{restrict, writable}> : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

