// RUN: lowir opt --loop-invariant-code-motion
// RUN: lowir opt --compat=19 --loop-invariant-code-motion
// Affine loops leave a loop where they count by one.
func.func private @u(i32)
func.func @f(%a: i32, %n: index, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %p = affine.for %x = 0 to %n iter_args(%z = %a) -> i32 {
      affine.yield %z : i32
    }
    %q = affine.for %x = max affine_map<(d0) -> (1, d0)>(%n) to 10 iter_args(%z = %a) -> i32 {
      affine.yield %z : i32
    }
    %r = affine.for %x = 2 to 10 iter_args(%z = %a) -> i32 {
      %k = arith.addi %z, %b : i32
      affine.yield %k : i32
    }
    %s = affine.for %x = 2 to 10 step 3 iter_args(%z = %a) -> i32 {
      %k = arith.addi %z, %b : i32
      affine.yield %k : i32
    }
    %t = affine.parallel (%x) = (0) to (symbol(%n)) reduce ("addi") -> i32 {
      affine.yield %a : i32
    }
    func.call @u(%p) : (i32) -> ()
    func.call @u(%q) : (i32) -> ()
    func.call @u(%r) : (i32) -> ()
    func.call @u(%s) : (i32) -> ()
    func.call @u(%t) : (i32) -> ()
  }
  return
}
//--- out
#map = affine_map<(d0) -> (1, d0)>
module {
  func.func private @u(i32)
  func.func @f(%arg0: i32, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.for %arg3 = 0 to %arg1 iter_args(%arg4 = %arg0) -> (i32) {
      affine.yield %arg4 : i32
    }
    %1 = affine.for %arg3 = max #map(%arg1) to 10 iter_args(%arg4 = %arg0) -> (i32) {
      affine.yield %arg4 : i32
    }
    %2 = affine.for %arg3 = 2 to 10 iter_args(%arg4 = %arg0) -> (i32) {
      %4 = arith.addi %arg4, %arg2 : i32
      affine.yield %4 : i32
    }
    %3 = affine.parallel (%arg3) = (0) to (symbol(%arg1)) reduce ("addi") -> (i32) {
      affine.yield %arg0 : i32
    }
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %4 = affine.for %arg4 = 2 to 10 step 3 iter_args(%arg5 = %arg0) -> (i32) {
        %5 = arith.addi %arg5, %arg2 : i32
        affine.yield %5 : i32
      }
      func.call @u(%0) : (i32) -> ()
      func.call @u(%1) : (i32) -> ()
      func.call @u(%2) : (i32) -> ()
      func.call @u(%4) : (i32) -> ()
      func.call @u(%3) : (i32) -> ()
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (1, d0)>
module {
  func.func private @u(i32)
  func.func @f(%arg0: i32, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.for %arg3 = 0 to %arg1 iter_args(%arg4 = %arg0) -> (i32) {
      affine.yield %arg4 : i32
    }
    %1 = affine.for %arg3 = max #map(%arg1) to 10 iter_args(%arg4 = %arg0) -> (i32) {
      affine.yield %arg4 : i32
    }
    %2 = affine.for %arg3 = 2 to 10 iter_args(%arg4 = %arg0) -> (i32) {
      %4 = arith.addi %arg4, %arg2 : i32
      affine.yield %4 : i32
    }
    %3 = affine.parallel (%arg3) = (0) to (symbol(%arg1)) reduce ("addi") -> (i32) {
      affine.yield %arg0 : i32
    }
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %4 = affine.for %arg4 = 2 to 10 step 3 iter_args(%arg5 = %arg0) -> (i32) {
        %5 = arith.addi %arg5, %arg2 : i32
        affine.yield %5 : i32
      }
      func.call @u(%0) : (i32) -> ()
      func.call @u(%1) : (i32) -> ()
      func.call @u(%2) : (i32) -> ()
      func.call @u(%4) : (i32) -> ()
      func.call @u(%3) : (i32) -> ()
    }
    return
  }
}

