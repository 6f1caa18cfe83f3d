// RUN: lowir opt --canonicalize %s
// A view of all bytes as bytes is what is viewed.
func.func @f(%m: memref<128xi8>, %n: memref<?xi8>, %s: index) -> (memref<128xi8>, memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.view %m[%c0][] : memref<128xi8> to memref<128xi8>
  %1 = memref.view %n[%c0][%s] : memref<?xi8> to memref<?xi8>
  return %0, %1 : memref<128xi8>, memref<?xi8>
}
//--- out
module {
  func.func @f(%arg0: memref<128xi8>, %arg1: memref<?xi8>, %arg2: index) -> (memref<128xi8>, memref<?xi8>) {
    %c0 = arith.constant 0 : index
    %view = memref.view %arg1[%c0][%arg2] : memref<?xi8> to memref<?xi8>
    return %arg0, %view : memref<128xi8>, memref<?xi8>
  }
}

