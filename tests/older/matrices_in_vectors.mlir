// 2021: matrices in vectors of one dimension, which belong to the LLVM dialect today
func @f(%a: vector<8xf64>, %b: vector<6xf64>) -> (vector<12xf64>, vector<8xf64>) {
  %0 = vector.matrix_multiply %a, %b {lhs_rows = 4 : i32, lhs_columns = 2 : i32, rhs_columns = 3 : i32} : (vector<8xf64>, vector<6xf64>) -> vector<12xf64>
  %1 = vector.flat_transpose %a {rows = 4 : i32, columns = 2 : i32} : vector<8xf64> -> vector<8xf64>
  return %0, %1 : vector<12xf64>, vector<8xf64>
}
//--- today
func.func @f(%arg0: vector<8xf64>, %arg1: vector<6xf64>) -> (vector<12xf64>, vector<8xf64>) {
  %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 2 : i32, lhs_rows = 4 : i32, rhs_columns = 3 : i32} : (vector<8xf64>, vector<6xf64>) -> vector<12xf64>
  %1 = llvm.intr.matrix.transpose %arg0 {columns = 2 : i32, rows = 4 : i32} : vector<8xf64> into vector<8xf64>
  return %0, %1 : vector<12xf64>, vector<8xf64>
}
