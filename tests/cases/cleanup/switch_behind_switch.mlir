// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// A block that one case of a switch leads to knows the flag.
func.func @f(%f: i32, %x: f32, %y: f32, %z: f32) {
  "own.start"()[^a, ^d, ^e, ^g] : () -> ()
^a:
  cf.switch %f : i32, [ default: ^b, 4: ^c(%x : f32) ]
^b:
  "own.b"() : () -> ()
  cf.switch %f : i32, [ default: ^d(%x : f32), 4: ^e(%y : f32), 5: ^g(%z : f32) ]
^c(%q: f32):
  "own.c"(%q) : (f32) -> ()
  cf.switch %f : i32, [ default: ^d(%x : f32), 4: ^e(%q : f32), 5: ^g(%z : f32) ]
^d(%p: f32):
  "own.d"(%p) : (f32) -> ()
^e(%r: f32):
  "own.e"(%r) : (f32) -> ()
^g(%s: f32):
  "own.g"(%s) : (f32) -> ()
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) {
    "own.start"()[^bb1, ^bb4, ^bb5, ^bb6] : () -> ()
  ^bb1:  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2,
      4: ^bb3(%arg1 : f32)
    ]
  ^bb2:  // pred: ^bb1
    "own.b"() : () -> ()
    cf.switch %arg0 : i32, [
      default: ^bb4(%arg1 : f32),
      5: ^bb6(%arg3 : f32)
    ]
  ^bb3(%0: f32):  // pred: ^bb1
    "own.c"(%0) : (f32) -> ()
    cf.br ^bb5(%0 : f32)
  ^bb4(%1: f32):  // 2 preds: ^bb0, ^bb2
    "own.d"(%1) : (f32) -> ()
  ^bb5(%2: f32):  // 2 preds: ^bb0, ^bb3
    "own.e"(%2) : (f32) -> ()
  ^bb6(%3: f32):  // 2 preds: ^bb0, ^bb2
    "own.g"(%3) : (f32) -> ()
  }
}

