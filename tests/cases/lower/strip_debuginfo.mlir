// RUN: lowir opt --strip-debuginfo --mlir-print-debuginfo
// RUN: lowir opt --compat=19 --strip-debuginfo --mlir-print-debuginfo
// Locations become unknown.
func.func @f(%a: i32 loc("a")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("x.c":3:4)
  return %0 : i32 loc(fused["a", "b"])
}
//--- out
#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc(#loc)
    return %0 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)

//--- out 2
#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc(#loc)
    return %0 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)

