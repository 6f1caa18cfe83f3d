// RUN: lowir opt
// What is stored has the element type itself, not one with the same elements (a mutant of masks 1600353).
func.func @f(%m: memref<?xi8, strided<[?], offset: ?>>, %n: memref<vector<16xi8>>) {
  "memref.store"(%m, %n) : (memref<?xi8, strided<[?], offset: ?>>, memref<vector<16xi8>>) -> ()
  return
}
//--- err
fail_store_of_a_memref_of_lanes.mlir:4:3: error: 'memref.store' op failed to verify that the value has the element type of the memref [type-rule]
  "memref.store"(%m, %n) : (memref<?xi8, strided<[?], offset: ?>>, memref<vector<16xi8>>) -> ()
  ^~~~~~~~~~~~~~
  help: 'value' should be of type 'vector<16xi8>'
