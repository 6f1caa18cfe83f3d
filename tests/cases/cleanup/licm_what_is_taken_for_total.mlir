// RUN: lowir opt --loop-invariant-code-motion
// RUN: lowir opt --compat=19 --loop-invariant-code-motion
// A quotient rounded down leaves a loop whatever it is divided by, and so does an affine loop in parallel whose body may.
func.func private @use(i32, vector<2xi32>, i32)
func.func @f(%n: index, %a: i32, %b: i32, %va: vector<2xi32>, %vb: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.floordivsi %a, %b : i32
    %v = arith.floordivsi %va, %vb : vector<2xi32>
    %r = arith.ceildivsi %a, %b : i32
    %p = affine.parallel (%x, %y) = (2, 2) to (3, 2) reduce ("addi") -> (i32) {
      %s = arith.addi %a, %q : i32
      affine.yield %s : i32
    }
    %o = affine.parallel (%x) = (2) to (3) reduce ("addi") -> (i32) {
      %s = arith.divsi %a, %b : i32
      affine.yield %s : i32
    }
    func.call @use(%q, %v, %r) : (i32, vector<2xi32>, i32) -> ()
    func.call @use(%p, %v, %o) : (i32, vector<2xi32>, i32) -> ()
  }
  return
}
//--- out
module {
  func.func private @use(i32, vector<2xi32>, i32)
  func.func @f(%arg0: index, %arg1: i32, %arg2: i32, %arg3: vector<2xi32>, %arg4: vector<2xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.floordivsi %arg1, %arg2 : i32
    %1 = arith.floordivsi %arg3, %arg4 : vector<2xi32>
    %2 = arith.addi %arg1, %0 : i32
    %3 = affine.parallel (%arg5, %arg6) = (2, 2) to (3, 2) reduce ("addi") -> (i32) {
      affine.yield %2 : i32
    }
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %4 = arith.ceildivsi %arg1, %arg2 : i32
      %5 = affine.parallel (%arg6) = (2) to (3) reduce ("addi") -> (i32) {
        %6 = arith.divsi %arg1, %arg2 : i32
        affine.yield %6 : i32
      }
      func.call @use(%0, %1, %4) : (i32, vector<2xi32>, i32) -> ()
      func.call @use(%3, %1, %5) : (i32, vector<2xi32>, i32) -> ()
    }
    return
  }
}

//--- out 2
module {
  func.func private @use(i32, vector<2xi32>, i32)
  func.func @f(%arg0: index, %arg1: i32, %arg2: i32, %arg3: vector<2xi32>, %arg4: vector<2xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.floordivsi %arg1, %arg2 : i32
    %1 = arith.floordivsi %arg3, %arg4 : vector<2xi32>
    %2 = arith.addi %arg1, %0 : i32
    %3 = affine.parallel (%arg5, %arg6) = (2, 2) to (3, 2) reduce ("addi") -> (i32) {
      affine.yield %2 : i32
    }
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %4 = arith.ceildivsi %arg1, %arg2 : i32
      %5 = affine.parallel (%arg6) = (2) to (3) reduce ("addi") -> (i32) {
        %6 = arith.divsi %arg1, %arg2 : i32
        affine.yield %6 : i32
      }
      func.call @use(%0, %1, %4) : (i32, vector<2xi32>, i32) -> ()
      func.call @use(%3, %1, %5) : (i32, vector<2xi32>, i32) -> ()
    }
    return
  }
}

