// RUN: lowir opt --split-input-file %s
// Tiles that the processor has no room for, and products that it has not, one error each.

func.func @tiles() {
  %0 = amx.tile_zero : !amx.tile<17x16xbf16>
  return
}
// -----
func.func @tiles() {
  %0 = amx.tile_zero : !amx.tile<16x33xbf16>
  return
}
// -----
func.func @tiles() {
  %0 = amx.tile_zero : !amx.tile<16x15xi8>
  return
}
// -----
func.func @tiles(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<8x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<8x16xf32>
  return
}
// -----
func.func @tiles(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles(%m: memref<?x?xf32>, %i: index, %t: !amx.tile<17x16xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<17x16xf32>
  return
}
// -----
func.func @tiles(%m: memref<?xf32>, %i: index, %t: !amx.tile<16x16xf32>) {
  amx.tile_store %m[%i], %t : memref<?xf32>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles(%a: !amx.tile<4x32xf32>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<4x32xf32>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles() {
  %0 = amx.tile_zero : !amx.tile<16xbf16>
  return
}
// -----
func.func @tiles(%m: memref<?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?xf32> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles(%m: memref<?x?xf32, strided<[1, 2]>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32, strided<[1, 2]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @tiles(%m: memref<f32>, %i: index) {
  %0 = amx.tile_load %m[] : memref<f32> into !amx.tile<16x16xf32>
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_amx_tiles_22.mlir:5:8: error: 'amx.tile_zero' op bad row height: 17 [amx]
  %0 = amx.tile_zero : !amx.tile<17x16xbf16>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:10:8: error: 'amx.tile_zero' op bad column width: 66 [amx]
  %0 = amx.tile_zero : !amx.tile<16x33xbf16>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:15:8: error: 'amx.tile_zero' op bad column width: 15 [amx]
  %0 = amx.tile_zero : !amx.tile<16x15xi8>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:20:8: error: 'amx.tile_load' op requires 2 indices [amx]
  %0 = amx.tile_load %m[%i] : memref<?x?xf32> into !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:25:8: error: 'amx.tile_mulf' op bad mult shape: 8 x 16 x 16 [amx]
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<8x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:30:8: error: 'amx.tile_mulf' op unsupported type combination [amx]
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:35:8: error: 'amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!amx.tile<16x16xf32>' [operand-type]
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:34:68: note: the operand ('acc') is defined here
func.func @tiles(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xf32>) {
                                                                   ^~
fail_amx_tiles_22.mlir:40:3: error: 'amx.tile_store' op bad row height: 17 [amx]
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<17x16xf32>
  ^~~~~~~~~~~~~~
fail_amx_tiles_22.mlir:45:3: error: 'amx.tile_store' op requires at least 2D memref [amx]
  amx.tile_store %m[%i], %t : memref<?xf32>, !amx.tile<16x16xf32>
  ^~~~~~~~~~~~~~
fail_amx_tiles_22.mlir:50:8: error: 'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<4x32xf32>' [operand-type]
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<4x32xf32>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:49:18: note: the operand ('lhs') is defined here
func.func @tiles(%a: !amx.tile<4x32xf32>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
                 ^~
fail_amx_tiles_22.mlir:55:24: error: dialect 'amx': its only type is a tile, such as `!amx.tile<16x32xbf16>` [dialect-entity]
  %0 = amx.tile_zero : !amx.tile<16xbf16>
                       ^~~~~~~~~
fail_amx_tiles_22.mlir:60:8: error: 'amx.tile_load' op requires at least 2D memref [amx]
  %0 = amx.tile_load %m[%i] : memref<?xf32> into !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:65:8: error: 'amx.tile_load' op requires memref with unit innermost stride [amx]
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32, strided<[1, 2]>> into !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_22.mlir:70:8: error: 'amx.tile_load' op requires at least 2D memref [amx]
  %0 = amx.tile_load %m[] : memref<f32> into !amx.tile<16x16xf32>
       ^~~~~~~~~~~~~
