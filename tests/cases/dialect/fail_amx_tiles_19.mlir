// RUN: lowir opt --compat=19 --split-input-file %s
// Tiles that the processor has no room for, and products that it has not, one error each.

func.func @tiles() {
  %0 = amx.tile_zero : vector<17x16xbf16>
  return
}
// -----
func.func @tiles() {
  %0 = amx.tile_zero : vector<16x33xbf16>
  return
}
// -----
func.func @tiles() {
  %0 = amx.tile_zero : vector<16x15xi8>
  return
}
// -----
func.func @tiles(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?x?xf32> into vector<16x16xf32>
  return
}
// -----
func.func @tiles(%a: vector<16x32xbf16>, %b: vector<16x32xbf16>, %c: vector<8x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : vector<16x32xbf16>, vector<16x32xbf16>, vector<8x16xf32>
  return
}
// -----
func.func @tiles(%a: vector<16x32xf16>, %b: vector<16x32xbf16>, %c: vector<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : vector<16x32xf16>, vector<16x32xbf16>, vector<16x16xf32>
  return
}
// -----
func.func @tiles(%a: vector<16x64xi8>, %b: vector<16x64xi8>, %c: vector<16x16xf32>) {
  %0 = amx.tile_muli %a, %b, %c : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xf32>
  return
}
// -----
func.func @tiles(%m: memref<?x?xf32>, %i: index, %t: vector<17x16xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, vector<17x16xf32>
  return
}
// -----
func.func @tiles(%a: vector<4x32xf32>, %b: vector<16x32xbf16>, %c: vector<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : vector<4x32xf32>, vector<16x32xbf16>, vector<16x16xf32>
  return
}
// -----
func.func @tiles() {
  %0 = amx.tile_zero : vector<16xbf16>
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
//--- err
fail_amx_tiles_19.mlir:5:8: error: 'amx.tile_zero' op bad row height: 17 [amx]
  %0 = amx.tile_zero : vector<17x16xbf16>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:10:8: error: 'amx.tile_zero' op bad column width: 66 [amx]
  %0 = amx.tile_zero : vector<16x33xbf16>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:15:8: error: 'amx.tile_zero' op bad column width: 15 [amx]
  %0 = amx.tile_zero : vector<16x15xi8>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:20:8: error: 'amx.tile_load' op requires 2 indices [amx]
  %0 = amx.tile_load %m[%i] : memref<?x?xf32> into vector<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:25:8: error: 'amx.tile_mulf' op bad mult shape: 8 x 16 x 16 [amx]
  %0 = amx.tile_mulf %a, %b, %c : vector<16x32xbf16>, vector<16x32xbf16>, vector<8x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:30:8: error: 'amx.tile_mulf' op operand #0 must be vector of 32-bit float or bfloat16 type values of ranks 2, but got 'vector<16x32xf16>' [operand-type]
  %0 = amx.tile_mulf %a, %b, %c : vector<16x32xf16>, vector<16x32xbf16>, vector<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:29:18: note: the operand ('lhs') is defined here
func.func @tiles(%a: vector<16x32xf16>, %b: vector<16x32xbf16>, %c: vector<16x16xf32>) {
                 ^~
fail_amx_tiles_19.mlir:35:8: error: 'amx.tile_muli' op operand #2 must be vector of 32-bit signless integer or 8-bit signless integer values of ranks 2, but got 'vector<16x16xf32>' [operand-type]
  %0 = amx.tile_muli %a, %b, %c : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:34:62: note: the operand ('acc') is defined here
func.func @tiles(%a: vector<16x64xi8>, %b: vector<16x64xi8>, %c: vector<16x16xf32>) {
                                                             ^~
fail_amx_tiles_19.mlir:40:3: error: 'amx.tile_store' op bad row height: 17 [amx]
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, vector<17x16xf32>
  ^~~~~~~~~~~~~~
fail_amx_tiles_19.mlir:45:8: error: 'amx.tile_mulf' op bad column width: 128 [amx]
  %0 = amx.tile_mulf %a, %b, %c : vector<4x32xf32>, vector<16x32xbf16>, vector<16x16xf32>
       ^~~~~~~~~~~~~
fail_amx_tiles_19.mlir:50:8: error: 'amx.tile_zero' op result #0 must be vector of 32-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values of ranks 2, but got 'vector<16xbf16>' [result-type]
  %0 = amx.tile_zero : vector<16xbf16>
       ^~~~~~~~~~~~~
