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
