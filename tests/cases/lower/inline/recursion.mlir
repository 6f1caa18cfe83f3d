// RUN: lowir opt --inline %s
// RUN: lowir opt --compat=19 --inline %s
// Functions that call each other.
func.func @a(%a: i32) -> i32 {
  %c = arith.constant 5 : i32
  %x = arith.muli %a, %c : i32
  %r = call @b(%x) : (i32) -> i32
  return %r : i32
}
func.func @b(%a: i32) -> i32 {
  %c = arith.constant 6 : i32
  %x = arith.addi %a, %c : i32
  %r = call @c(%x) : (i32) -> i32
  return %r : i32
}
func.func @c(%a: i32) -> i32 {
  %c = arith.constant 7 : i32
  %x = arith.xori %a, %c : i32
  %r = call @a(%x) : (i32) -> i32
  return %r : i32
}
func.func private @d(%a: i32) -> i32 {
  %c = arith.constant 9 : i32
  %x = arith.andi %a, %c : i32
  %r = call @e(%x) : (i32) -> i32
  return %r : i32
}
func.func private @e(%a: i32) -> i32 {
  %c = arith.constant 11 : i32
  %x = arith.ori %a, %c : i32
  %r = call @d(%x) : (i32) -> i32
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  %r = call @d(%a) : (i32) -> i32
  return %r : i32
}
//--- out
module {
  func.func @a(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.addi %0, %c6_i32 : i32
    %2 = arith.xori %1, %c7_i32 : i32
    %3 = arith.muli %2, %c5_i32 : i32
    %4 = arith.addi %3, %c6_i32 : i32
    %5 = arith.xori %4, %c7_i32 : i32
    %6 = arith.muli %5, %c5_i32 : i32
    %7 = arith.addi %6, %c6_i32 : i32
    %8 = arith.xori %7, %c7_i32 : i32
    %9 = arith.muli %8, %c5_i32 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %c7_i32_1 = arith.constant 7 : i32
    %c6_i32_2 = arith.constant 6 : i32
    %10 = arith.addi %9, %c6_i32_2 : i32
    %11 = arith.xori %10, %c7_i32_1 : i32
    %12 = arith.muli %11, %c5_i32_0 : i32
    %13 = call @b(%12) : (i32) -> i32
    return %13 : i32
  }
  func.func @b(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %0 = arith.addi %arg0, %c6_i32 : i32
    %1 = arith.xori %0, %c7_i32 : i32
    %2 = arith.muli %1, %c5_i32 : i32
    %3 = call @b(%2) : (i32) -> i32
    return %3 : i32
  }
  func.func @c(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.xori %arg0, %c7_i32 : i32
    %1 = arith.muli %0, %c5_i32 : i32
    %2 = call @b(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func private @d(%arg0: i32) -> i32 {
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.andi %arg0, %c9_i32 : i32
    %1 = call @e(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func private @e(%arg0: i32) -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %0 = arith.ori %arg0, %c11_i32 : i32
    %1 = call @d(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.andi %arg0, %c9_i32 : i32
    %1 = arith.ori %0, %c11_i32 : i32
    %2 = arith.andi %1, %c9_i32 : i32
    %3 = arith.ori %2, %c11_i32 : i32
    %4 = arith.andi %3, %c9_i32 : i32
    %5 = arith.ori %4, %c11_i32 : i32
    %c9_i32_0 = arith.constant 9 : i32
    %6 = arith.andi %5, %c9_i32_0 : i32
    %c11_i32_1 = arith.constant 11 : i32
    %7 = arith.ori %6, %c11_i32_1 : i32
    %8 = call @d(%7) : (i32) -> i32
    return %8 : i32
  }
}

//--- out 2
module {
  func.func @a(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.addi %0, %c6_i32 : i32
    %2 = arith.xori %1, %c7_i32 : i32
    %3 = arith.muli %2, %c5_i32 : i32
    %4 = arith.addi %3, %c6_i32 : i32
    %5 = arith.xori %4, %c7_i32 : i32
    %6 = arith.muli %5, %c5_i32 : i32
    %7 = arith.addi %6, %c6_i32 : i32
    %8 = arith.xori %7, %c7_i32 : i32
    %9 = arith.muli %8, %c5_i32 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %c7_i32_1 = arith.constant 7 : i32
    %c6_i32_2 = arith.constant 6 : i32
    %10 = arith.addi %9, %c6_i32_2 : i32
    %11 = arith.xori %10, %c7_i32_1 : i32
    %12 = arith.muli %11, %c5_i32_0 : i32
    %13 = call @b(%12) : (i32) -> i32
    return %13 : i32
  }
  func.func @b(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %0 = arith.addi %arg0, %c6_i32 : i32
    %1 = arith.xori %0, %c7_i32 : i32
    %2 = arith.muli %1, %c5_i32 : i32
    %3 = call @b(%2) : (i32) -> i32
    return %3 : i32
  }
  func.func @c(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.xori %arg0, %c7_i32 : i32
    %1 = arith.muli %0, %c5_i32 : i32
    %2 = arith.addi %1, %c6_i32 : i32
    %3 = arith.xori %2, %c7_i32 : i32
    %4 = arith.muli %3, %c5_i32 : i32
    %5 = arith.addi %4, %c6_i32 : i32
    %6 = arith.xori %5, %c7_i32 : i32
    %7 = arith.muli %6, %c5_i32 : i32
    %8 = arith.addi %7, %c6_i32 : i32
    %9 = arith.xori %8, %c7_i32 : i32
    %10 = arith.muli %9, %c5_i32 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %c7_i32_1 = arith.constant 7 : i32
    %c6_i32_2 = arith.constant 6 : i32
    %11 = arith.addi %10, %c6_i32_2 : i32
    %12 = arith.xori %11, %c7_i32_1 : i32
    %13 = arith.muli %12, %c5_i32_0 : i32
    %14 = call @b(%13) : (i32) -> i32
    return %14 : i32
  }
  func.func private @e(%arg0: i32) -> i32 {
    %c9_i32 = arith.constant 9 : i32
    %c11_i32 = arith.constant 11 : i32
    %0 = arith.ori %arg0, %c11_i32 : i32
    %1 = arith.andi %0, %c9_i32 : i32
    %2 = call @e(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.andi %arg0, %c9_i32 : i32
    %1 = arith.ori %0, %c11_i32 : i32
    %2 = arith.andi %1, %c9_i32 : i32
    %3 = arith.ori %2, %c11_i32 : i32
    %4 = arith.andi %3, %c9_i32 : i32
    %5 = arith.ori %4, %c11_i32 : i32
    %6 = arith.andi %5, %c9_i32 : i32
    %7 = arith.ori %6, %c11_i32 : i32
    %8 = arith.andi %7, %c9_i32 : i32
    %9 = arith.ori %8, %c11_i32 : i32
    %10 = arith.andi %9, %c9_i32 : i32
    %11 = arith.ori %10, %c11_i32 : i32
    %12 = arith.andi %11, %c9_i32 : i32
    %13 = arith.ori %12, %c11_i32 : i32
    %14 = arith.andi %13, %c9_i32 : i32
    %c9_i32_0 = arith.constant 9 : i32
    %c11_i32_1 = arith.constant 11 : i32
    %15 = arith.ori %14, %c11_i32_1 : i32
    %16 = arith.andi %15, %c9_i32_0 : i32
    %17 = call @e(%16) : (i32) -> i32
    return %17 : i32
  }
}

