// RUN: lowir opt --canonicalize
// Blocks that only branch to each other: following them must end.
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^out
^a:
  cf.br ^b
^b:
  cf.br ^a
^out:
  return
}
//--- out
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2:  // pred: ^bb0
    return
  }
}

