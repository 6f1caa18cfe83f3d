// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// A value that only the ends of both branches used stays, where it stands for the result.
func.func private @use(f32, i32)
func.func private @make() -> i32
func.func @f(%c: i1, %x: i32) -> f32 {
  %k = arith.constant -1.3e+1 : f32
  %a, %b = scf.if %c -> (i32, f32) {
    %m = func.call @make() : () -> i32
    scf.yield %m, %k : i32, f32
  } else {
    scf.yield %x, %k : i32, f32
  }
  func.call @use(%b, %a) : (f32, i32) -> ()
  return %b : f32
}
//--- out
module {
  func.func private @use(f32, i32)
  func.func private @make() -> i32
  func.func @f(%arg0: i1, %arg1: i32) -> f32 {
    %cst = arith.constant -1.300000e+01 : f32
    %0 = scf.if %arg0 -> (i32) {
      %1 = func.call @make() : () -> i32
      scf.yield %1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    call @use(%cst, %0) : (f32, i32) -> ()
    return %cst : f32
  }
}

//--- out 2
module {
  func.func private @use(f32, i32)
  func.func private @make() -> i32
  func.func @f(%arg0: i1, %arg1: i32) -> f32 {
    %cst = arith.constant -1.300000e+01 : f32
    %0 = scf.if %arg0 -> (i32) {
      %1 = func.call @make() : () -> i32
      scf.yield %1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    call @use(%cst, %0) : (f32, i32) -> ()
    return %cst : f32
  }
}

