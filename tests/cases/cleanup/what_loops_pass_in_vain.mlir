// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --allow-unregistered-dialect --compat=19 --canonicalize
// What nobody asks a loop for, what no turn changes and what is passed twice.
func.func @w2(%i: i32, %c: i1) -> i64 {
  %w = scf.while (%q = %i) : (i32) -> i64 { %k = "before"() : () -> i64 scf.condition(%c) %k : i64 } do { ^bb0(%z: i64): %t = "after"(%z) : (i64) -> i32 scf.yield %t : i32 }
  return %w : i64
}
func.func @w3(%i: i32, %j: i32, %c: i1) -> i64 {
  %w = scf.while (%q = %i, %p = %j) : (i32, i32) -> i64 { %k = "before"(%p) : (i32) -> i64 scf.condition(%c) %k : i64 } do { ^bb0(%z: i64): %t:2 = "after"(%z) : (i64) -> (i32, i32) scf.yield %t#0, %t#1 : i32, i32 }
  return %w : i64
}
func.func @w4(%i: i32, %j: i32, %c: i1) {
  %w:2 = scf.while (%q = %i, %p = %j) : (i32, i32) -> (i64, i32) { %k = "before"(%p, %q) : (i32, i32) -> i64 scf.condition(%c) %k, %p : i64, i32 } do { ^bb0(%z: i64, %y: i32): %t:2 = "after"() : () -> (i32, i32) scf.yield %t#0, %t#1 : i32, i32 }
  return
}
func.func @w5(%i: i32, %j: i32, %c: i1) -> i32 {
  %w:3 = scf.while (%q = %i, %p = %j) : (i32, i32) -> (i32, i32, i32) { "before"(%p, %q) : (i32, i32) -> () scf.condition(%c) %q, %p, %q : i32, i32, i32 } do { ^bb0(%z: i32, %y: i32, %x: i32): %t:2 = "after"(%z, %x) : (i32, i32) -> (i32, i32) scf.yield %t#0, %t#1 : i32, i32 }
  return %w#2 : i32
}
func.func @same(%i: i32, %j: i32, %c: i1) -> (i32, i32) {
  %w:2 = scf.while (%q = %i, %p = %j) : (i32, i32) -> (i32, i32) { "before"(%p, %q) : (i32, i32) -> () scf.condition(%c) %q, %p : i32, i32 } do { ^bb0(%z: i32, %y: i32): "after"(%z, %y) : (i32, i32) -> () scf.yield %z, %j : i32, i32 }
  return %w#0, %w#1 : i32, i32
}
func.func @outside(%i: i32, %j: i32, %c: i1) -> (i32, i32) {
  %w:2 = scf.while (%q = %i) : (i32) -> (i32, i32) { "before"(%q) : (i32) -> () scf.condition(%c) %j, %q : i32, i32 } do { ^bb0(%z: i32, %y: i32): %x = "after"(%z, %y) : (i32, i32) -> i32 scf.yield %x : i32 }
  return %w#0, %w#1 : i32, i32
}
//--- out
module {
  func.func @w2(%arg0: i32, %arg1: i1) -> i64 {
    %0 = scf.while : () -> i64 {
      %1 = "before"() : () -> i64
      scf.condition(%arg1) %1 : i64
    } do {
    ^bb0(%arg2: i64):
      %1 = "after"(%arg2) : (i64) -> i32
      scf.yield
    }
    return %0 : i64
  }
  func.func @w3(%arg0: i32, %arg1: i32, %arg2: i1) -> i64 {
    %0 = scf.while (%arg3 = %arg1) : (i32) -> i64 {
      %1 = "before"(%arg3) : (i32) -> i64
      scf.condition(%arg2) %1 : i64
    } do {
    ^bb0(%arg3: i64):
      %1:2 = "after"(%arg3) : (i64) -> (i32, i32)
      scf.yield %1#1 : i32
    }
    return %0 : i64
  }
  func.func @w4(%arg0: i32, %arg1: i32, %arg2: i1) {
    scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> () {
      %0 = "before"(%arg4, %arg3) : (i32, i32) -> i64
      scf.condition(%arg2)
    } do {
      %0:2 = "after"() : () -> (i32, i32)
      scf.yield %0#0, %0#1 : i32, i32
    }
    return
  }
  func.func @w5(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> i32 {
      "before"(%arg4, %arg3) : (i32, i32) -> ()
      scf.condition(%arg2) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1:2 = "after"(%arg3, %arg3) : (i32, i32) -> (i32, i32)
      scf.yield %1#0, %1#1 : i32, i32
    }
    return %0 : i32
  }
  func.func @same(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    scf.while : () -> () {
      "before"(%arg1, %arg0) : (i32, i32) -> ()
      scf.condition(%arg2)
    } do {
      "after"(%arg0, %arg1) : (i32, i32) -> ()
      scf.yield
    }
    return %arg0, %arg1 : i32, i32
  }
  func.func @outside(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      "before"(%arg3) : (i32) -> ()
      scf.condition(%arg2) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "after"(%arg1, %arg3) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0 : i32, i32
  }
}

//--- out 2
module {
  func.func @w2(%arg0: i32, %arg1: i1) -> i64 {
    %0 = scf.while : () -> i64 {
      %1 = "before"() : () -> i64
      scf.condition(%arg1) %1 : i64
    } do {
    ^bb0(%arg2: i64):
      %1 = "after"(%arg2) : (i64) -> i32
      scf.yield
    }
    return %0 : i64
  }
  func.func @w3(%arg0: i32, %arg1: i32, %arg2: i1) -> i64 {
    %0 = scf.while (%arg3 = %arg1) : (i32) -> i64 {
      %1 = "before"(%arg3) : (i32) -> i64
      scf.condition(%arg2) %1 : i64
    } do {
    ^bb0(%arg3: i64):
      %1:2 = "after"(%arg3) : (i64) -> (i32, i32)
      scf.yield %1#1 : i32
    }
    return %0 : i64
  }
  func.func @w4(%arg0: i32, %arg1: i32, %arg2: i1) {
    scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> () {
      %0 = "before"(%arg4, %arg3) : (i32, i32) -> i64
      scf.condition(%arg2)
    } do {
      %0:2 = "after"() : () -> (i32, i32)
      scf.yield %0#0, %0#1 : i32, i32
    }
    return
  }
  func.func @w5(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> i32 {
      "before"(%arg4, %arg3) : (i32, i32) -> ()
      scf.condition(%arg2) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1:2 = "after"(%arg3, %arg3) : (i32, i32) -> (i32, i32)
      scf.yield %1#0, %1#1 : i32, i32
    }
    return %0 : i32
  }
  func.func @same(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    scf.while : () -> () {
      "before"(%arg1, %arg0) : (i32, i32) -> ()
      scf.condition(%arg2)
    } do {
      "after"(%arg0, %arg1) : (i32, i32) -> ()
      scf.yield
    }
    return %arg0, %arg1 : i32, i32
  }
  func.func @outside(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      "before"(%arg3) : (i32) -> ()
      scf.condition(%arg2) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "after"(%arg1, %arg3) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0 : i32, i32
  }
}

