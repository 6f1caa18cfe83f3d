// RUN: lowir opt --cse
// RUN: lowir opt --cse --compat=19
// A region that does nothing is dead; so is a promise whose result nobody takes. Release 19 keeps regions.
func.func @dead(%c: i1, %m: memref<4xi32>) {
  scf.execute_region {
    cf.cond_br %c, ^a, ^a
  ^a:
    scf.yield
  }
  return
}
//--- out
module {
  func.func @dead(%arg0: i1, %arg1: memref<4xi32>) {
    return
  }
}

//--- out 2
module {
  func.func @dead(%arg0: i1, %arg1: memref<4xi32>) {
    scf.execute_region {
      cf.cond_br %arg0, ^bb1, ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb0
      scf.yield
    }
    return
  }
}

