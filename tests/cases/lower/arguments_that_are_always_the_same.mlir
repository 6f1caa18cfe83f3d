// RUN: lowir opt --expand-strided-metadata
// Arguments that every branch passes the same value for go.
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a, %b : i32, i32), ^y(%b : i32)
^x(%p: i32, %q: i32):
  cf.cond_br %c, ^x(%a, %q : i32, i32), ^y(%p : i32)
^y(%r: i32):
  %s = arith.addi %r, %b : i32
  return %s : i32
}
//--- out
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg2 : i32)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.addi %0, %arg2 : i32
    return %1 : i32
  }
}

