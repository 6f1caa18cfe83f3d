// RUN: lowir opt --convert-vector-to-scf
// A condition becomes simpler where an `affine.apply` is put into it, and stays as it is otherwise; constants go in.
func.func @f(%n: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %c2 = arith.constant 2 : index
  %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %0 = affine.if affine_set<(d0) : ((d0 mod 7) * 3 == 0)>(%n) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  %1 = affine.if affine_set<(d0) : ((d0 mod 7) * 3 == 0)>(%a) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  %2 = affine.if affine_set<(d0) : ((d0 mod 7) * 3 == 0)>(%c2) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %0, %1, %2 : f32, f32, f32
}
//--- out
#set = affine_set<()[s0] : ((s0 mod 7) * 3 == 0)>
#set1 = affine_set<()[s0] : (s0 * 3 - ((s0 + 1) floordiv 7) * 21 + 3 == 0)>
#set2 = affine_set<() : (6 == 0)>
module {
  func.func @f(%arg0: index, %arg1: f32, %arg2: f32) -> (f32, f32, f32) {
    %0 = affine.if #set()[%arg0] -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg2 : f32
    }
    %1 = affine.if #set1()[%arg0] -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg2 : f32
    }
    %2 = affine.if #set2() -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg2 : f32
    }
    return %0, %1, %2 : f32, f32, f32
  }
}

