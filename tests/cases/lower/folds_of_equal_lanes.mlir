// RUN: lowir opt --convert-vector-to-scf
// A transposition of a constant is a new constant, also where it moves nothing; a mask of no lane is one.
func.func @f() -> (vector<3x4xindex>, vector<2x3xi1>, vector<2x3xi1>) {
  %a = arith.constant dense<127> : vector<2x1xi8>
  %b = vector.transpose %a, [0, 1] : vector<2x1xi8> to vector<2x1xi8>
  func.call @note(%b) : (vector<2x1xi8>) -> ()
  %c = arith.constant dense<0> : vector<3x4xindex>
  %d = vector.constant_mask [0, 0] : vector<2x3xi1>
  %e = vector.constant_mask [1, 3] : vector<2x3xi1>
  return %c, %d, %e : vector<3x4xindex>, vector<2x3xi1>, vector<2x3xi1>
}
func.func private @note(vector<2x1xi8>)
//--- out
module {
  func.func @f() -> (vector<3x4xindex>, vector<2x3xi1>, vector<2x3xi1>) {
    %cst = arith.constant dense<false> : vector<2x3xi1>
    %cst_0 = arith.constant dense<0> : vector<3x4xindex>
    %cst_1 = arith.constant dense<127> : vector<2x1xi8>
    call @note(%cst_1) : (vector<2x1xi8>) -> ()
    %0 = vector.constant_mask [1, 3] : vector<2x3xi1>
    return %cst_0, %cst, %0 : vector<3x4xindex>, vector<2x3xi1>, vector<2x3xi1>
  }
  func.func private @note(vector<2x1xi8>)
}

