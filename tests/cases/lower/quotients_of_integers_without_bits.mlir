// RUN: lowir opt --arith-expand
// All constants of an integer without bits are zero.

func.func @f(%a: i0, %b: i0) -> i0 {
  %0 = arith.ceildivsi %a, %b : i0
  %1 = arith.floordivsi %0, %b : i0
  %2 = arith.ceildivui %1, %b : i0
  return %2 : i0
}
//--- out
module {
  func.func @f(%arg0: i0, %arg1: i0) -> i0 {
    %c0_i0 = arith.constant 0 : i0
    %c0_i0_0 = arith.constant 0 : i0
    %0 = arith.divsi %arg0, %arg1 : i0
    %1 = arith.muli %0, %arg1 : i0
    %2 = arith.cmpi ne, %arg0, %1 : i0
    %3 = arith.cmpi slt, %arg0, %c0_i0 : i0
    %4 = arith.cmpi slt, %arg1, %c0_i0 : i0
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c0_i0_0 : i0
    %8 = arith.select %6, %7, %0 : i0
    %9 = arith.divsi %8, %arg1 : i0
    %10 = arith.muli %9, %arg1 : i0
    %11 = arith.cmpi ne, %8, %10 : i0
    %c0_i0_1 = arith.constant 0 : i0
    %12 = arith.cmpi slt, %8, %c0_i0_1 : i0
    %13 = arith.cmpi slt, %arg1, %c0_i0_1 : i0
    %14 = arith.cmpi ne, %12, %13 : i1
    %15 = arith.andi %11, %14 : i1
    %c0_i0_2 = arith.constant 0 : i0
    %16 = arith.addi %9, %c0_i0_2 : i0
    %17 = arith.select %15, %16, %9 : i0
    %c0_i0_3 = arith.constant 0 : i0
    %18 = arith.cmpi eq, %17, %c0_i0_3 : i0
    %c0_i0_4 = arith.constant 0 : i0
    %19 = arith.subi %17, %c0_i0_4 : i0
    %20 = arith.divui %19, %arg1 : i0
    %21 = arith.addi %20, %c0_i0_4 : i0
    %22 = arith.select %18, %c0_i0_3, %21 : i0
    return %22 : i0
  }
}

