// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// In the branches of an if it is known what its condition is.
func.func @f(%c: i1, %d: i1) -> i1 {
  %true = arith.constant true
  %x = arith.xori %true, %c : i1
  %y = arith.xori %x, %true : i1
  %z = scf.if %y -> i1 {
    scf.yield %c : i1
  } else {
    scf.yield %d : i1
  }
  return %z : i1
}
func.func @g(%c: i1, %d: i1) -> i1 {
  %z = scf.if %c -> i1 {
    scf.yield %c : i1
  } else {
    scf.yield %d : i1
  }
  return %z : i1
}
func.func @h(%c: i1, %d: i1) -> i1 {
  %z = arith.select %c, %c, %d : i1
  return %z : i1
}
func.func @i(%c: i1, %d: i1) -> i1 {
  %z = arith.select %c, %d, %c : i1
  return %z : i1
}
func.func @j(%c: i1, %d: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %z = arith.select %c, %true, %d : i1
  %y = arith.select %c, %false, %d : i1
  %x = arith.select %c, %d, %true : i1
  %w = arith.select %c, %d, %false : i1
  return %z, %y, %x, %w : i1, i1, i1, i1
}
func.func @cond(%c: i1, %d: i1) -> (i1, i1) {
  %z:2 = scf.if %c -> (i1, i1) {
    scf.yield %c, %d : i1, i1
  } else {
    scf.yield %d, %c : i1, i1
  }
  return %z#0, %z#1 : i1, i1
}
//--- out
module {
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    return %0 : i1
  }
  func.func @g(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    return %0 : i1
  }
  func.func @h(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.select %arg0, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @i(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.select %arg0, %arg1, %arg0 : i1
    return %0 : i1
  }
  func.func @j(%arg0: i1, %arg1: i1) -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.select %arg0, %true, %arg1 : i1
    %1 = arith.select %arg0, %false, %arg1 : i1
    %2 = arith.select %arg0, %arg1, %true : i1
    %3 = arith.select %arg0, %arg1, %false : i1
    return %0, %1, %2, %3 : i1, i1, i1, i1
  }
  func.func @cond(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    %1 = arith.select %arg0, %arg1, %false : i1
    return %0, %1 : i1, i1
  }
}

//--- out 2
module {
  func.func @f(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    return %0 : i1
  }
  func.func @g(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    return %0 : i1
  }
  func.func @h(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.select %arg0, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @i(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.select %arg0, %arg1, %arg0 : i1
    return %0 : i1
  }
  func.func @j(%arg0: i1, %arg1: i1) -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.select %arg0, %true, %arg1 : i1
    %1 = arith.select %arg0, %false, %arg1 : i1
    %2 = arith.select %arg0, %arg1, %true : i1
    %3 = arith.select %arg0, %arg1, %false : i1
    return %0, %1, %2, %3 : i1, i1, i1, i1
  }
  func.func @cond(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    %1 = arith.select %arg0, %arg1, %false : i1
    return %0, %1 : i1, i1
  }
}

