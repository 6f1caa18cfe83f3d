// RUN: lowir opt
// Bounds by values that are known to be 0 and 1 are left away like numbers.
func.func @f(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.forall (%i, %j) = (%zero, 0) to (%n, 4) step (1, %one) {
  }
  scf.forall (%i, %j) = (%zero, 1) to (%n, 4) step (1, %one) {
  }
  return
}
//--- out
module {
  func.func @f(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.forall (%arg1, %arg2) in (%arg0, 4) {
    }
    scf.forall (%arg1, %arg2) = (%c0, 1) to (%arg0, 4) step (1, %c1) {
    }
    return
  }
}

