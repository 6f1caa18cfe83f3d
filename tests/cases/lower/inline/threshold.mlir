// RUN: lowir opt --inline=inlining-threshold=100 %s
// RUN: lowir opt --compat=19 --inline=inlining-threshold=100 %s
// Bodies of at most the size of the caller.
func.func @a(%p: i32) -> i32 {
  %0 = arith.addi %p, %p : i32
  %1 = arith.muli %0, %p : i32
  return %1 : i32
}
func.func @b(%p: i32) -> i32 {
  %1 = call @a(%p) : (i32) -> i32
  return %1 : i32
}
func.func @c(%p: i32) -> i32 {
  %0 = arith.addi %p, %p : i32
  %1 = call @a(%0) : (i32) -> i32
  %2 = arith.addi %1, %p : i32
  return %2 : i32
}
//--- out
module {
  func.func @a(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %arg0 : i32
    return %1 : i32
  }
  func.func @b(%arg0: i32) -> i32 {
    %0 = call @a(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @c(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    %2 = arith.muli %1, %0 : i32
    %3 = arith.addi %2, %arg0 : i32
    return %3 : i32
  }
}

//--- out 2
module {
  func.func @a(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %arg0 : i32
    return %1 : i32
  }
  func.func @b(%arg0: i32) -> i32 {
    %0 = call @a(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @c(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    %2 = arith.muli %1, %0 : i32
    %3 = arith.addi %2, %arg0 : i32
    return %3 : i32
  }
}

