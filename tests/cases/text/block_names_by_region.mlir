// RUN: lowir opt
// A block's name is looked up in its own region; when an inner region ends, the outer block has its name back.
func.func @names(%c: i1, %x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%a: i32):
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1(%a : i32), ^bb2
  ^bb2:
    %inner = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:
      scf.yield %x : i32
    }
    cf.br ^bb1(%inner : i32)
  ^bb1(%b: i32):
    scf.yield %b : i32
  }
  cf.cond_br %c, ^bb1(%r : i32), ^bb2(%a : i32)
^bb2(%z: i32):
  return %z : i32
}
//--- out
module {
  func.func @names(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = scf.execute_region -> i32 {
      cf.cond_br %arg0, ^bb2(%0 : i32), ^bb1
    ^bb1:  // pred: ^bb0
      %3 = scf.execute_region -> i32 {
        cf.br ^bb1
      ^bb1:  // pred: ^bb0
        scf.yield %arg1 : i32
      }
      cf.br ^bb2(%3 : i32)
    ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
      scf.yield %4 : i32
    }
    cf.cond_br %arg0, ^bb1(%1 : i32), ^bb2(%0 : i32)
  ^bb2(%2: i32):  // pred: ^bb1
    return %2 : i32
  }
}

