// RUN: lowir opt --compat=19 %s
// Release 19 has vectors for tiles.
func.func @tiles(%m: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into vector<16x64xi8>
  %1 = amx.tile_zero : vector<16x16xi32>
  %2 = amx.tile_muli %0 zext, %0, %1 : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xi8>, vector<16x64xi8>
  return
}
//--- out
module {
  func.func @tiles(%arg0: memref<?x?xi8>, %arg1: index) {
    %0 = amx.tile_load %arg0[%arg1, %arg1] : memref<?x?xi8> into vector<16x64xi8>
    %1 = amx.tile_zero : vector<16x16xi32>
    %2 = amx.tile_muli %0 zext, %0, %1 : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
    amx.tile_store %arg0[%arg1, %arg1], %0 : memref<?x?xi8>, vector<16x64xi8>
    return
  }
}

