// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Constants fold, dead operations and unreachable blocks go.
func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.muli %x, %c1 : i32
  %true = arith.constant true
  cf.cond_br %true, ^a, ^b
^a:
  %2 = arith.addi %1, %0 : i32
  return %2 : i32
^b:
  return %c1 : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    return %0 : i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    return %0 : i32
  }
}

