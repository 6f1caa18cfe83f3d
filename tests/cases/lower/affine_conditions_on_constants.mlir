// RUN: lowir opt --lower-affine
// Operands of conditions that are constants are numbers before anything is expanded.
func.func @f(%a: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %r = affine.if affine_set<(d0, d1) : (d0 * 2 + 5 == 0, d1 - 1 >= 0, d0 mod 3 == 0)>(%c3, %c5) -> index {
    affine.yield %c3 : index
  } else {
    affine.yield %c5 : index
  }
  affine.if affine_set<(d0, d1, d2) : (d0 + d1 >= 0, d0 - d2 >= 0)>(%c3, %a, %a) {
    func.call @g() : () -> ()
  }
  return %r : index
}
func.func private @g()
//--- out
module {
  func.func @f(%arg0: index) -> index {
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c11 = arith.constant 11 : index
    %0 = arith.cmpi eq, %c11, %c0 : index
    %c4 = arith.constant 4 : index
    %1 = arith.cmpi sge, %c4, %c0 : index
    %2 = arith.andi %0, %1 : i1
    %c0_0 = arith.constant 0 : index
    %3 = arith.cmpi eq, %c0_0, %c0 : index
    %4 = arith.andi %2, %3 : i1
    %5 = scf.if %4 -> (index) {
      scf.yield %c3 : index
    } else {
      scf.yield %c5 : index
    }
    %c0_1 = arith.constant 0 : index
    %c3_2 = arith.constant 3 : index
    %6 = arith.addi %arg0, %c3_2 : index
    %7 = arith.cmpi sge, %6, %c0_1 : index
    %c-1 = arith.constant -1 : index
    %8 = arith.muli %arg0, %c-1 overflow<nsw> : index
    %c3_3 = arith.constant 3 : index
    %9 = arith.addi %8, %c3_3 : index
    %10 = arith.cmpi sge, %9, %c0_1 : index
    %11 = arith.andi %7, %10 : i1
    scf.if %11 {
      func.call @g() : () -> ()
    }
    return %5 : index
  }
  func.func private @g()
}

