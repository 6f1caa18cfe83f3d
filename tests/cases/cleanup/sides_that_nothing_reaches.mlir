// RUN: lowir opt --canonicalize %s
// A branch never takes the side that cannot be reached; switches stay.
func.func @u(%c: i1, %i: i32) -> i32 {
  cf.cond_br %c, ^a, ^b {branch_weights = array<i32: 1, 2>}
^a:
  return %i : i32
^b:
  ub.unreachable
}
func.func @u3(%c: i1, %i: i32) -> i32 {
  cf.switch %i : i32, [ default: ^a, 1: ^b ]
^a:
  ub.unreachable
^b:
  return %i : i32
}
func.func @u4(%c: i1, %i: i32) -> i32 {
  cf.br ^a
^a:
  ub.unreachable
}
//--- out
module {
  func.func @u(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @u3(%arg0: i1, %arg1: i32) -> i32 {
    cf.switch %arg1 : i32, [
      default: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    ub.unreachable
  ^bb2:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func @u4(%arg0: i1, %arg1: i32) -> i32 {
    ub.unreachable
  }
}

