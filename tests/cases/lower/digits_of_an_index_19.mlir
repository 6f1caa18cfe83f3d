// RUN: lowir opt --compat=19 --lower-affine
// DIFFERS: the product of bounds that a digit counts is made once for that digit
// Release 19 takes an index apart by maps, which are lowered too.
func.func @digits(%i: index, %a: index, %b: index, %c: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%a, %b, %c) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
//--- out
module {
  func.func @digits(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index) {
    %0 = arith.muli %arg2, %arg3 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %1 = arith.cmpi slt, %arg0, %c0 : index
    %2 = arith.subi %c-1, %arg0 : index
    %3 = arith.select %1, %2, %arg0 : index
    %4 = arith.divsi %3, %0 : index
    %5 = arith.subi %c-1, %4 : index
    %6 = arith.select %1, %5, %4 : index
    %7 = arith.muli %arg2, %arg3 : index
    %8 = arith.remsi %arg0, %7 : index
    %c0_0 = arith.constant 0 : index
    %9 = arith.cmpi slt, %8, %c0_0 : index
    %10 = arith.addi %8, %7 : index
    %11 = arith.select %9, %10, %8 : index
    %c0_1 = arith.constant 0 : index
    %c-1_2 = arith.constant -1 : index
    %12 = arith.cmpi slt, %11, %c0_1 : index
    %13 = arith.subi %c-1_2, %11 : index
    %14 = arith.select %12, %13, %11 : index
    %15 = arith.divsi %14, %arg3 : index
    %16 = arith.subi %c-1_2, %15 : index
    %17 = arith.select %12, %16, %15 : index
    %18 = arith.muli %arg2, %arg3 : index
    %19 = arith.remsi %arg0, %18 : index
    %c0_3 = arith.constant 0 : index
    %20 = arith.cmpi slt, %19, %c0_3 : index
    %21 = arith.addi %19, %18 : index
    %22 = arith.select %20, %21, %19 : index
    %23 = arith.remsi %22, %arg3 : index
    %c0_4 = arith.constant 0 : index
    %24 = arith.cmpi slt, %23, %c0_4 : index
    %25 = arith.addi %23, %arg3 : index
    %26 = arith.select %24, %25, %23 : index
    return %6, %17, %26 : index, index, index
  }
}

