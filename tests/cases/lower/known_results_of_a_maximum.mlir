// RUN: lowir opt --lower-affine
// RUN: lowir opt --canonicalize
// Results of a maximum that need no unknown operand become numbers before it is lowered.
func.func @f0(%x: index) -> index {
  %v23 = arith.constant 3 : index
  %v24 = affine.max affine_map<(d0, d1) -> (0 + (d1) ceildiv 4, ((d0) * 3) * 2, (d0 + 2) * 3)>(%v23, %x)
  return %v24 : index
}
func.func @f1(%x: index) -> index {
  %a = arith.constant 4 : index
  %b = affine.min affine_map<(d0, d1)[s0] -> (d0 floordiv 2 + s0, (d0 + 7) ceildiv 3, d1)>(%a, %x)[%x]
  return %b : index
}
//--- out
module {
  func.func @f0(%arg0: index) -> index {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi sle, %arg0, %c0 : index
    %1 = arith.subi %c0, %arg0 : index
    %2 = arith.subi %arg0, %c1 : index
    %3 = arith.select %0, %1, %2 : index
    %4 = arith.divsi %3, %c4 : index
    %5 = arith.subi %c0, %4 : index
    %6 = arith.addi %4, %c1 : index
    %7 = arith.select %0, %5, %6 : index
    %c18 = arith.constant 18 : index
    %c15 = arith.constant 15 : index
    %8 = arith.maxsi %7, %c18 : index
    %9 = arith.maxsi %8, %c15 : index
    return %9 : index
  }
  func.func @f1(%arg0: index) -> index {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi slt, %c4, %c0 : index
    %1 = arith.subi %c-1, %c4 : index
    %2 = arith.select %0, %1, %c4 : index
    %3 = arith.divsi %2, %c2 : index
    %4 = arith.subi %c-1, %3 : index
    %5 = arith.select %0, %4, %3 : index
    %6 = arith.addi %5, %arg0 : index
    %c4_0 = arith.constant 4 : index
    %7 = arith.minsi %6, %c4_0 : index
    %8 = arith.minsi %7, %arg0 : index
    return %8 : index
  }
}

//--- out 2
#map = affine_map<()[s0] -> (s0 ceildiv 4, 18, 15)>
#map1 = affine_map<()[s0] -> (4, s0, s0 + 2)>
module {
  func.func @f0(%arg0: index) -> index {
    %0 = affine.max #map()[%arg0]
    return %0 : index
  }
  func.func @f1(%arg0: index) -> index {
    %0 = affine.min #map1()[%arg0]
    return %0 : index
  }
}

