// RUN: lowir opt
// The second operation uses its own result, so that what stands last in it may be the type of either; the third one has two
// different types.
func.func @f(%a : memref<2xf32>) {
  return
^bb1:
  %0 = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %1 = bufferization.clone %1 : memref<?x3xf32> to memref<?x3xf32>
  %2 = bufferization.clone %a : memref<2xf32> to memref<?xf32>
  memref.dealloc %2 : memref<?xf32>
  return
}
//--- out
module {
  func.func @f(%arg0: memref<2xf32>) {
    return
  ^bb1:  // no predecessors
    %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
    %1 = bufferization.clone %1 : memref<?x3xf32> to memref<?x3xf32>
    %2 = bufferization.clone %arg0 : memref<2xf32> to memref<?xf32>
    memref.dealloc %2 : memref<?xf32>
    return
  }
}

