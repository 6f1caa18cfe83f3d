// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --allow-unregistered-dialect --compat=19 --canonicalize
// Branches one behind the other on one condition, or on its opposite.
func.func @select(%i: i32, %s: i32, %c: i1) -> i32 {
    scf.if %c { "then"() : () -> () }
    %q = scf.if %c -> i32 { scf.yield %i : i32 } else { scf.yield %s : i32 }
    return %q : i32
}
func.func @g(%i: i32, %s: i32, %c: i1) -> i32 {
    %q = scf.if %c -> i32 { scf.yield %i : i32 } else { scf.yield %s : i32 }
    scf.if %c { "then"() : () -> () }
    return %q : i32
}
func.func @h(%i: i32, %s: i32, %c: i1) -> i32 {
    scf.if %c { "then"() : () -> () }
    scf.if %c { "then2"() : () -> () }
    %q = scf.if %c -> i32 { scf.yield %i : i32 } else { "else"() : () -> () scf.yield %s : i32 }
    return %q : i32
}
func.func @notif(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n { "a"() : () -> () } else { "b"() : () -> () }
  scf.if %n { "a"() : () -> () }
  return
}
func.func @two(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n { "a"() : () -> () }
  scf.if %c { "a"() : () -> () }
  return
}
//--- out
module {
  func.func @select(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.select %arg2, %arg0, %arg1 : i32
    scf.if %arg2 {
      "then"() : () -> ()
    }
    return %0 : i32
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.select %arg2, %arg0, %arg1 : i32
    scf.if %arg2 {
      "then"() : () -> ()
    }
    return %0 : i32
  }
  func.func @h(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.select %arg2, %arg0, %arg1 : i32
    scf.if %arg2 {
      "then"() : () -> ()
      "then2"() : () -> ()
    } else {
      "else"() : () -> ()
    }
    return %0 : i32
  }
  func.func @notif(%arg0: i1) {
    scf.if %arg0 {
      "b"() : () -> ()
    } else {
      "a"() : () -> ()
      "a"() : () -> ()
    }
    return
  }
  func.func @two(%arg0: i1) {
    scf.if %arg0 {
      "a"() : () -> ()
    } else {
      "a"() : () -> ()
    }
    return
  }
}

//--- out 2
module {
  func.func @select(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.select %arg2, %arg0, %arg1 : i32
    scf.if %arg2 {
      "then"() : () -> ()
    }
    return %0 : i32
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.select %arg2, %arg0, %arg1 : i32
    scf.if %arg2 {
      "then"() : () -> ()
    }
    return %0 : i32
  }
  func.func @h(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = arith.select %arg2, %arg0, %arg1 : i32
    scf.if %arg2 {
      "then"() : () -> ()
      "then2"() : () -> ()
    } else {
      "else"() : () -> ()
    }
    return %0 : i32
  }
  func.func @notif(%arg0: i1) {
    scf.if %arg0 {
      "b"() : () -> ()
    } else {
      "a"() : () -> ()
      "a"() : () -> ()
    }
    return
  }
  func.func @two(%arg0: i1) {
    scf.if %arg0 {
      "a"() : () -> ()
    } else {
      "a"() : () -> ()
    }
    return
  }
}

