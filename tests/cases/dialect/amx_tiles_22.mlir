// RUN: lowir opt %s
// Tiles are a type of their own.
func.func @tiles(%m: memref<?x?xbf16>, %i: index, %t: !amx.tile<16x32xbf16>) -> !amx.tile<16x16xf32> {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  %2 = amx.tile_mulf %0, %t, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return %2 : !amx.tile<16x16xf32>
}
//--- out
module {
  func.func @tiles(%arg0: memref<?x?xbf16>, %arg1: index, %arg2: !amx.tile<16x32xbf16>) -> !amx.tile<16x16xf32> {
    %0 = amx.tile_load %arg0[%arg1, %arg1] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %1 = amx.tile_zero : !amx.tile<16x16xf32>
    %2 = amx.tile_mulf %0, %arg2, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg1, %arg1], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    return %2 : !amx.tile<16x16xf32>
  }
}

