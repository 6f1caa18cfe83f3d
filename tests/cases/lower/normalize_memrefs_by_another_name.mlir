// RUN: lowir opt --normalize-memrefs
// DIFFERS: mlir-opt changes what does not fit then, and fails: functions that are constants, memrefs in memory, casts to sizes that no map leads from
#rows = affine_map<(d0, d1) -> (d1, d0)>
func.func @named(%a: memref<3x4xf32, #rows>) {
  return
}
func.func @name() -> ((memref<3x4xf32, #rows>) -> ()) {
  %f = func.constant @named : (memref<3x4xf32, #rows>) -> ()
  return %f : (memref<3x4xf32, #rows>) -> ()
}
func.func @stored(%a: memref<3x4xf32, #rows>, %m: memref<4xmemref<3x4xf32, #rows>>) {
  affine.store %a, %m[0] : memref<4xmemref<3x4xf32, #rows>>
  return
}
func.func @cast(%a: memref<3x4xf32, #rows>) -> memref<?x?xf32, #rows> {
  %b = memref.cast %a : memref<3x4xf32, #rows> to memref<?x?xf32, #rows>
  return %b : memref<?x?xf32, #rows>
}
//--- out
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @named(%arg0: memref<3x4xf32, #map>) {
    return
  }
  func.func @name() -> ((memref<3x4xf32, #map>) -> ()) {
    %f = constant @named : (memref<3x4xf32, #map>) -> ()
    return %f : (memref<3x4xf32, #map>) -> ()
  }
  func.func @stored(%arg0: memref<3x4xf32, #map>, %arg1: memref<4xmemref<3x4xf32, #map>>) {
    affine.store %arg0, %arg1[0] : memref<4xmemref<3x4xf32, #map>>
    return
  }
  func.func @cast(%arg0: memref<3x4xf32, #map>) -> memref<?x?xf32, #map> {
    %cast = memref.cast %arg0 : memref<3x4xf32, #map> to memref<?x?xf32, #map>
    return %cast : memref<?x?xf32, #map>
  }
}

