// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-arm-sve
// An intrinsic of SVE takes no array of vectors.
func.func @rows(%m: vector<2x[4]xi1>, %a: vector<2x[4]xi32>)-> vector<2x[4]xi32> {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<2x[4]xi1>, vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
//--- err
fail_vector_sve_rows.mlir:5:8: error: the intrinsic takes vectors of one dimension [arm-sve]
  %0 = arm_sve.masked.addi %m, %a, %a : vector<2x[4]xi1>, vector<2x[4]xi32>
       ^~~~~~~~~~~~~~~~~~~
//--- err 2
fail_vector_sve_rows.mlir:5:8: error: the intrinsic takes vectors of one dimension [arm-sve]
  %0 = arm_sve.masked.addi %m, %a, %a : vector<2x[4]xi1>, vector<2x[4]xi32>
       ^~~~~~~~~~~~~~~~~~~
