// RUN: lowir opt --convert-math-to-llvm
// RUN: lowir opt --convert-math-to-funcs
// RUN: lowir opt --convert-math-to-libm
// RUN: lowir opt --convert-arith-to-llvm
// RUN: lowir opt --compat=19 --convert-math-to-llvm
// RUN: lowir opt --compat=19 --convert-func-to-llvm
// A conversion that leaves `scf.if` as it is folds it all the same: a negated condition swaps the arms (math 1500214).
func.func private @use()
func.func private @other()
func.func @f(%c: i1, %d: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %x = arith.xori %true, %c : i1
  %y = arith.xori %x, %true : i1
  %n = arith.xori %false, %true : i1
  scf.if %x {
    func.call @use() : () -> ()
  } else {
    func.call @other() : () -> ()
  }
  scf.if %x {
    func.call @use() : () -> ()
  }
  %z = scf.if %y -> i1 {
    func.call @use() : () -> ()
    scf.yield %c : i1
  } else {
    %u = scf.if %n -> i1 {
      scf.yield %c : i1
    } else {
      scf.yield %d : i1
    }
    scf.yield %u : i1
  }
  return %z : i1
}
//--- out
module {
  func.func private @use()
  func.func private @other()
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %false, %true : i1
    scf.if %arg0 {
      func.call @other() : () -> ()
    } else {
      func.call @use() : () -> ()
    }
    scf.if %0 {
      func.call @use() : () -> ()
    }
    %2 = scf.if %arg0 -> (i1) {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      %3 = scf.if %false -> (i1) {
        scf.yield %arg1 : i1
      } else {
        scf.yield %arg0 : i1
      }
      scf.yield %3 : i1
    }
    return %2 : i1
  }
}

//--- out 2
module {
  func.func private @use()
  func.func private @other()
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.xori %true, %arg0 : i1
    %1 = arith.xori %0, %true : i1
    %2 = arith.xori %false, %true : i1
    scf.if %0 {
      func.call @use() : () -> ()
    } else {
      func.call @other() : () -> ()
    }
    scf.if %0 {
      func.call @use() : () -> ()
    }
    %3 = scf.if %1 -> (i1) {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      %4 = scf.if %2 -> (i1) {
        scf.yield %arg0 : i1
      } else {
        scf.yield %arg1 : i1
      }
      scf.yield %4 : i1
    }
    return %3 : i1
  }
}

//--- out 3
module {
  func.func private @use()
  func.func private @other()
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.xori %true, %arg0 : i1
    %1 = arith.xori %0, %true : i1
    %2 = arith.xori %false, %true : i1
    scf.if %0 {
      func.call @use() : () -> ()
    } else {
      func.call @other() : () -> ()
    }
    scf.if %0 {
      func.call @use() : () -> ()
    }
    %3 = scf.if %0 -> (i1) {
      %4 = scf.if %false -> (i1) {
        scf.yield %arg1 : i1
      } else {
        scf.yield %arg0 : i1
      }
      scf.yield %4 : i1
    } else {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    }
    return %3 : i1
  }
}

//--- out 4
module {
  func.func private @use()
  func.func private @other()
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.xor %arg0, %0 : i1
    %3 = llvm.mlir.constant(true) : i1
    scf.if %arg0 {
      func.call @other() : () -> ()
    } else {
      func.call @use() : () -> ()
    }
    scf.if %2 {
      func.call @use() : () -> ()
    }
    %4 = scf.if %arg0 -> (i1) {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      %5 = scf.if %1 -> (i1) {
        scf.yield %arg1 : i1
      } else {
        scf.yield %arg0 : i1
      }
      scf.yield %5 : i1
    }
    return %4 : i1
  }
}

//--- out 5
module {
  func.func private @use()
  func.func private @other()
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %false, %true : i1
    scf.if %arg0 {
      func.call @other() : () -> ()
    } else {
      func.call @use() : () -> ()
    }
    scf.if %0 {
      func.call @use() : () -> ()
    }
    %2 = scf.if %arg0 -> (i1) {
      func.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      %3 = scf.if %false -> (i1) {
        scf.yield %arg1 : i1
      } else {
        scf.yield %arg0 : i1
      }
      scf.yield %3 : i1
    }
    return %2 : i1
  }
}

//--- out 6
module {
  llvm.func @use() attributes {sym_visibility = "private"}
  llvm.func @other() attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.xor %arg0, %0  : i1
    %3 = llvm.mlir.constant(true) : i1
    scf.if %arg0 {
      llvm.call @other() : () -> ()
    } else {
      llvm.call @use() : () -> ()
    }
    scf.if %2 {
      llvm.call @use() : () -> ()
    }
    %4 = scf.if %arg0 -> (i1) {
      llvm.call @use() : () -> ()
      scf.yield %arg0 : i1
    } else {
      %5 = scf.if %1 -> (i1) {
        scf.yield %arg1 : i1
      } else {
        scf.yield %arg0 : i1
      }
      scf.yield %5 : i1
    }
    llvm.return %4 : i1
  }
}

