// mlir-opt-22 --convert-vector-to-scf='full-unroll=true' crashes (19 too) while it folds vector.insert (found by profile lanes,
// seed 11255): a scalar is put into what a transfer of rows has read.
func.func @f(%m: memref<1x12xf32>, %i: index) -> vector<1x2xf32> {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%c0, %i], %c : memref<1x12xf32>, vector<1x2xf32>
  %1 = vector.insert %c, %0 [0, 1] : f32 into vector<1x2xf32>
  return %1 : vector<1x2xf32>
}
