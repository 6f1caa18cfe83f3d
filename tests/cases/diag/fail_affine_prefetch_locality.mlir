// RUN: lowir opt
// The hint of a prefetch is 0 to 3 in generic form, too (a mutant of all 1100082).
func.func @f(%m: memref<4xi32>, %i: index) {
  "affine.prefetch"(%m, %i) <{isDataCache = true, isWrite = false, localityHint = 65536 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> ()
  return
}
//--- err
fail_affine_prefetch_locality.mlir:4:3: error: 'affine.prefetch' op locality must be 0 to 3, got 65536 [invalid-locality]
  "affine.prefetch"(%m, %i) <{isDataCache = true, isWrite = false, localityHint = 65536 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> ()
  ^~~~~~~~~~~~~~~~~
