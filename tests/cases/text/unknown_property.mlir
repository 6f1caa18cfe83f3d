// RUN: lowir opt
// A property that the operation does not have is dropped, and a warning says so.
func.func @f(%a: i64) -> i64 {
  %0 = "arith.addi"(%a, %a) <{overflowFlag = 1 : i32, overflowFlags = #arith.overflow<nsw>}> {other = 2 : i32} : (i64, i64) -> i64
  return %0 : i64
}
//--- out
module {
  func.func @f(%arg0: i64) -> i64 {
    %0 = arith.addi %arg0, %arg0 overflow<nsw> {other = 2 : i32} : i64
    return %0 : i64
  }
}

//--- err
unknown_property.mlir:4:30: warning: 'arith.addi' op has no property 'overflowFlag', which is dropped [unknown-property]
  %0 = "arith.addi"(%a, %a) <{overflowFlag = 1 : i32, overflowFlags = #arith.overflow<nsw>}> {other = 2 : i32} : (i64, i64) -> i64
                             ^
