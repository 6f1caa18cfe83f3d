// RUN: lowir opt --canonicalize
// RUN: lowir opt --canonicalize --compat=19
// A block of which a constant moved away holds a branch only, and is passed by.
func.func private @use(index)
func.func @f(%c: i1, %n: index) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  %zero = arith.constant 0 : index
  cf.br ^bb2(%zero : index)
^bb2(%i: index):
  call @use(%i) : (index) -> ()
  %d = arith.cmpi slt, %i, %n : index
  cf.cond_br %d, ^bb2(%n : index), ^bb3
^bb3:
  return
}
//--- out
module {
  func.func private @use(index)
  func.func @f(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1(%c0 : index), ^bb2
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
    call @use(%0) : (index) -> ()
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb1(%arg1 : index), ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

//--- out 2
module {
  func.func private @use(index)
  func.func @f(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1(%c0 : index), ^bb2
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
    call @use(%0) : (index) -> ()
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb1(%arg1 : index), ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

