// RUN: lowir opt --lower-affine
// Bounds are known where all that they use is known; a loop with results that never runs goes.
func.func @f(%a: index, %x: f32) -> (f32, index, index) {
  %r = affine.for %i = 5 to 3 iter_args(%y = %x) -> f32 {
    func.call @g() : () -> ()
    affine.yield %y : f32
  }
  affine.for %i = 5 to 3 {
    func.call @g() : () -> ()
  }
  affine.for %i = max affine_map<(d0) -> (5, 0)>(%a) to min affine_map<() -> (3, 4)>() {
    func.call @g() : () -> ()
  }
  %r2 = affine.for %i = max affine_map<(d0) -> (5, 0)>(%a) to min affine_map<() -> (3, 4)>() iter_args(%y = %r) -> f32 {
    func.call @g() : () -> ()
    affine.yield %y : f32
  }
  %m = affine.max affine_map<(d0) -> (5, 0)>(%a)
  %n = affine.max affine_map<(d0, d1) -> (d1 + 3, d0)>(%a, %m)
  return %r2, %m, %n : f32, index, index
}
func.func private @g()
//--- out
module {
  func.func @f(%arg0: index, %arg1: f32) -> (f32, index, index) {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c5 to %c3 step %c1 {
      func.call @g() : () -> ()
    }
    %c5_0 = arith.constant 5 : index
    %c3_1 = arith.constant 3 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg2 = %c5_0 to %c3_1 step %c1_2 {
      func.call @g() : () -> ()
    }
    %c5_3 = arith.constant 5 : index
    %c3_4 = arith.constant 3 : index
    %0 = arith.addi %c5_3, %c3_4 : index
    %1 = arith.maxsi %0, %arg0 : index
    return %arg1, %c5_3, %1 : f32, index, index
  }
  func.func private @g()
}

