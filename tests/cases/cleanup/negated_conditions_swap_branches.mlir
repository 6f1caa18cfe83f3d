// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// RUN: lowir opt --convert-scf-to-cf
// Where patterns run until nothing changes, a negated condition swaps the branches before it folds itself.
func.func private @use()
func.func @constant() {
  %true = arith.constant true
  %not = arith.xori %true, %true : i1
  scf.if %not {
    func.call @use() : () -> ()
  } else {
  }
  return
}
func.func @twice(%c: i1, %d: i1) -> i1 {
  %true = arith.constant true
  %x = arith.xori %c, %true : i1
  %y = arith.xori %x, %true : i1
  %z = scf.if %y -> i1 {
    func.call @use() : () -> ()
    scf.yield %c : i1
  } else {
    scf.yield %d : i1
  }
  scf.if %y {
    func.call @use() : () -> ()
  }
  return %z : i1
}
//--- out
module {
  func.func private @use()
  func.func @constant() {
    %true = arith.constant true
    scf.if %true {
    } else {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @twice(%arg0: i1, %arg1: i1) -> i1 {
    %0 = scf.if %arg0 -> (i1) {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      scf.yield %arg1 : i1
    }
    scf.if %arg0 {
      func.call @use() : () -> ()
    }
    return %0 : i1
  }
}

//--- out 2
module {
  func.func private @use()
  func.func @constant() {
    %true = arith.constant true
    scf.if %true {
    } else {
      func.call @use() : () -> ()
    }
    return
  }
  func.func @twice(%arg0: i1, %arg1: i1) -> i1 {
    %0 = scf.if %arg0 -> (i1) {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      scf.yield %arg1 : i1
    }
    scf.if %arg0 {
      func.call @use() : () -> ()
    }
    return %0 : i1
  }
}

//--- out 3
module {
  func.func private @use()
  func.func @constant() {
    %true = arith.constant true
    %0 = arith.xori %true, %true : i1
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    call @use() : () -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return
  }
  func.func @twice(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %0, %true : i1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @use() : () -> ()
    cf.br ^bb3(%arg0 : i1)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i1)
  ^bb3(%2: i1):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    cf.cond_br %1, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    call @use() : () -> ()
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    return %2 : i1
  }
}

