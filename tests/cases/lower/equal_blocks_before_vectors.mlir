// RUN: lowir opt --convert-vector-to-llvm
// The rewriting of vectors to simpler vectors merges equal blocks, whatever they hold.
func.func @f(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  cf.cond_br %d, ^three, ^four
^two:
  return %a : i32
^three:
  return %a : i32
^four:
  return %b : i32
}
//--- out
module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg2 : i32)
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg1, ^bb2(%arg2 : i32), ^bb2(%arg3 : i32)
  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
    return %0 : i32
  }
}

