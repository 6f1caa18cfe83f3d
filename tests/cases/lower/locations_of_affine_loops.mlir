// RUN: lowir opt --convert-linalg-to-affine-loops --mlir-print-debuginfo --mlir-print-local-scope %s
// The counter stands where the loop does.

func.func @filled(%m: memref<4x6xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%m : memref<4x6xf32>)
  return
}
//--- out
module {
  func.func @filled(%arg0: memref<4x6xf32> loc("locations_of_affine_loops.mlir":4:19), %arg1: f32 loc("locations_of_affine_loops.mlir":4:40)) {
    affine.for %arg2 loc("locations_of_affine_loops.mlir":5:3) = 0 to 4 {
      affine.for %arg3 loc("locations_of_affine_loops.mlir":5:3) = 0 to 6 {
        affine.store %arg1, %arg0[%arg2, %arg3] : memref<4x6xf32> loc("locations_of_affine_loops.mlir":5:3)
      } loc("locations_of_affine_loops.mlir":5:3)
    } loc("locations_of_affine_loops.mlir":5:3)
    return loc("locations_of_affine_loops.mlir":6:3)
  } loc("locations_of_affine_loops.mlir":4:1)
} loc("locations_of_affine_loops.mlir":0:0)
