// RUN: lowir opt --loop-invariant-code-motion
// RUN: lowir opt --compat=19 --loop-invariant-code-motion
// What left the inner loop and stays in the outer one does not keep the inner loop there.
func.func private @use(i8)
func.func @f(%n: index) {
  affine.parallel (%i) = (0) to (4) {
    %p:2 = affine.parallel (%x) = (1) to (2) reduce ("andi", "ori") -> (i8, i64) {
      %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      %c = arith.constant 0 : i8
      %d = arith.constant 1 : i64
      affine.yield %c, %d : i8, i64
    }
    func.call @use(%p#0) : (i8) -> ()
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func private @use(i8)
  func.func @f(%arg0: index) {
    %c0_i8 = arith.constant 0 : i8
    %c1_i64 = arith.constant 1 : i64
    %0:2 = affine.parallel (%arg1) = (1) to (2) reduce ("andi", "ori") -> (i8, i64) {
      affine.yield %c0_i8, %c1_i64 : i8, i64
    }
    affine.parallel (%arg1) = (0) to (4) {
      %1 = affine.apply #map(%arg1)
      func.call @use(%0#0) : (i8) -> ()
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func private @use(i8)
  func.func @f(%arg0: index) {
    %c0_i8 = arith.constant 0 : i8
    %c1_i64 = arith.constant 1 : i64
    %0:2 = affine.parallel (%arg1) = (1) to (2) reduce ("andi", "ori") -> (i8, i64) {
      affine.yield %c0_i8, %c1_i64 : i8, i64
    }
    affine.parallel (%arg1) = (0) to (4) {
      %1 = affine.apply #map(%arg1)
      func.call @use(%0#0) : (i8) -> ()
    }
    return
  }
}

