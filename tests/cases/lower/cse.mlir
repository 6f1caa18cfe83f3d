// RUN: lowir opt --cse
// RUN: lowir opt --compat=19 --cse
// Equal operations become one, where the first dominates.
func.func @f(%a: i32, %b: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.addi %a, %b : i32
  %3 = memref.load %m[%i] : memref<?xi32>
  %4 = memref.load %m[%i] : memref<?xi32>
  %5 = arith.muli %0, %2 : i32
  %6 = arith.muli %3, %4 : i32
  %7 = arith.addi %5, %6 : i32
  %8 = arith.addi %7, %1 : i32
  return %8 : i32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: memref<?xi32>, %arg3: index) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = memref.load %arg2[%arg3] : memref<?xi32>
    %2 = arith.muli %0, %0 : i32
    %3 = arith.muli %1, %1 : i32
    %4 = arith.addi %2, %3 : i32
    %5 = arith.addi %4, %0 : i32
    return %5 : i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: memref<?xi32>, %arg3: index) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = memref.load %arg2[%arg3] : memref<?xi32>
    %2 = arith.muli %0, %0 : i32
    %3 = arith.muli %1, %1 : i32
    %4 = arith.addi %2, %3 : i32
    %5 = arith.addi %4, %0 : i32
    return %5 : i32
  }
}

