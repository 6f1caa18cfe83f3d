// RUN: lowir opt --lower-affine
// RUN: lowir opt --compat=19 --lower-affine
// Affine maps become arithmetic.
func.func @f(%i: index, %j: index, %n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 floordiv 3 + s0 mod 8)>(%i, %j)[%n]
  %1 = affine.min affine_map<(d0)[s0] -> (d0, s0 - 1)>(%i)[%n]
  %2 = affine.max affine_map<(d0)[s0] -> (d0 ceildiv 2, s0)>(%i)[%n]
  return %0, %1, %2 : index, index, index
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg0, %c4 overflow<nsw> : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %1 = arith.cmpi slt, %arg1, %c0 : index
    %2 = arith.subi %c-1, %arg1 : index
    %3 = arith.select %1, %2, %arg1 : index
    %4 = arith.divsi %3, %c3 : index
    %5 = arith.subi %c-1, %4 : index
    %6 = arith.select %1, %5, %4 : index
    %7 = arith.addi %0, %6 : index
    %c8 = arith.constant 8 : index
    %8 = arith.remsi %arg2, %c8 : index
    %c0_0 = arith.constant 0 : index
    %9 = arith.cmpi slt, %8, %c0_0 : index
    %10 = arith.addi %8, %c8 : index
    %11 = arith.select %9, %10, %8 : index
    %12 = arith.addi %7, %11 : index
    %c-1_1 = arith.constant -1 : index
    %13 = arith.addi %arg2, %c-1_1 : index
    %14 = arith.minsi %arg0, %13 : index
    %c2 = arith.constant 2 : index
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %15 = arith.cmpi sle, %arg0, %c0_2 : index
    %16 = arith.subi %c0_2, %arg0 : index
    %17 = arith.subi %arg0, %c1 : index
    %18 = arith.select %15, %16, %17 : index
    %19 = arith.divsi %18, %c2 : index
    %20 = arith.subi %c0_2, %19 : index
    %21 = arith.addi %19, %c1 : index
    %22 = arith.select %15, %20, %21 : index
    %23 = arith.maxsi %22, %arg2 : index
    return %12, %14, %23 : index, index, index
  }
}

//--- out 2
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg0, %c4 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %1 = arith.cmpi slt, %arg1, %c0 : index
    %2 = arith.subi %c-1, %arg1 : index
    %3 = arith.select %1, %2, %arg1 : index
    %4 = arith.divsi %3, %c3 : index
    %5 = arith.subi %c-1, %4 : index
    %6 = arith.select %1, %5, %4 : index
    %7 = arith.addi %0, %6 : index
    %c8 = arith.constant 8 : index
    %8 = arith.remsi %arg2, %c8 : index
    %c0_0 = arith.constant 0 : index
    %9 = arith.cmpi slt, %8, %c0_0 : index
    %10 = arith.addi %8, %c8 : index
    %11 = arith.select %9, %10, %8 : index
    %12 = arith.addi %7, %11 : index
    %c-1_1 = arith.constant -1 : index
    %13 = arith.addi %arg2, %c-1_1 : index
    %14 = arith.minsi %arg0, %13 : index
    %c2 = arith.constant 2 : index
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %15 = arith.cmpi sle, %arg0, %c0_2 : index
    %16 = arith.subi %c0_2, %arg0 : index
    %17 = arith.subi %arg0, %c1 : index
    %18 = arith.select %15, %16, %17 : index
    %19 = arith.divsi %18, %c2 : index
    %20 = arith.subi %c0_2, %19 : index
    %21 = arith.addi %19, %c1 : index
    %22 = arith.select %15, %20, %21 : index
    %23 = arith.maxsi %22, %arg2 : index
    return %12, %14, %23 : index, index, index
  }
}

