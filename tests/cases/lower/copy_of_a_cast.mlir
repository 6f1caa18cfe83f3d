// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// A copy of casts copies what was cast, unless the cast tells more.
func.func @c(%v4 : memref<4x?xi8>, %w: memref<?x?xi8>, %u: memref<4x4xi8>) {
  %a = memref.cast %v4 : memref<4x?xi8> to memref<?x?xi8>
  memref.copy %a, %w : memref<?x?xi8> to memref<?x?xi8>
  memref.copy %w, %a : memref<?x?xi8> to memref<?x?xi8>
  %b = memref.cast %v4 : memref<4x?xi8> to memref<?x4xi8>
  memref.copy %u, %b : memref<4x4xi8> to memref<?x4xi8>
  memref.copy %b, %u : memref<?x4xi8> to memref<4x4xi8>
  return
}
//--- out
module {
  func.func @c(%arg0: memref<4x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<4x4xi8>) {
    memref.copy %arg0, %arg1 : memref<4x?xi8> to memref<?x?xi8>
    memref.copy %arg1, %arg0 : memref<?x?xi8> to memref<4x?xi8>
    %cast = memref.cast %arg0 : memref<4x?xi8> to memref<?x4xi8>
    memref.copy %arg2, %cast : memref<4x4xi8> to memref<?x4xi8>
    memref.copy %cast, %arg2 : memref<?x4xi8> to memref<4x4xi8>
    return
  }
}

//--- out 2
module {
  func.func @c(%arg0: memref<4x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<4x4xi8>) {
    memref.copy %arg0, %arg1 : memref<4x?xi8> to memref<?x?xi8>
    memref.copy %arg1, %arg0 : memref<?x?xi8> to memref<4x?xi8>
    %cast = memref.cast %arg0 : memref<4x?xi8> to memref<?x4xi8>
    memref.copy %arg2, %cast : memref<4x4xi8> to memref<?x4xi8>
    memref.copy %cast, %arg2 : memref<?x4xi8> to memref<4x4xi8>
    return
  }
}

