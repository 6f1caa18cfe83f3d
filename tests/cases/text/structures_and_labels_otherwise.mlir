// RUN: lowir opt
// Loops, conditions, labels and functions as they are mostly written, and a little otherwise.
func.func @usual(%a: i32, %n: index, %c: i1, %f: f32) -> f32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %f) -> (f32) {
    %1 = scf.if %c -> (f32) {
      scf.yield %x : f32
    } else {
      scf.yield %f : f32
    }
    scf.for %j = %i to %n step %n {
    }
    scf.yield %1 : f32
  }
  %2:2 = scf.while (%x = %a, %y = %f) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0(%y: f32, %x: i32):
    scf.yield %x, %y : i32, f32
  }
  scf.if %c {
    cf.assert %c, "then"
  }
  return %2#0 : f32
}
func.func @otherwise( %a : i32, %n: index
    , %c: i1, %f: f32) -> f32
{
  %0 = scf.for  %i = %n to %n step %n
      iter_args(%x = %f) -> f32 {
    %1 = scf.if %c -> f32 {
      scf.yield %x : f32
    }
    else {
      scf.yield %f : f32
    }
    scf.for %j = %i to %n step %n {
    } {tag}
    scf.for %j = %i to %n step %n {
    }
    {tag = 1 : i32}
    scf.yield %1 : f32
  } loc("loop")
  scf.for unsigned %j = %a to %a step %a : i32 {
  }
  %2:2 = scf.while (%x = %a, %y = %f) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0 (%y : f32 ,
        %x: i32) :
    scf.yield %x, %y : i32, f32
  } attributes {tag}
  scf.if %c {
    cf.assert %c, "then"
  } {tag}
  scf.if %c {
  } else {
  }
  return %2#0 : f32
}
// Values that are named before they are there, and labels by name and number.
func.func @labels(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^late(%a : i32), ^bb1
^bb1:
  cf.br ^before(%a, %a : i32, i32)
^use:
  %0 = arith.addi %later, %b : i32
  %1 = scf.if %c -> (i32) {
    scf.yield %later : i32
  } else {
    scf.yield %0 : i32
  }
  return %1 : i32
^late(%x: i32):
  cf.br ^bb1
^before(%later: i32, %b: i32):
  cf.br ^use
}
// No operation in a body, and no arguments.
func.func private @declared(i32, memref<4xf32>) -> (i32, f32)
func.func @empty() {
  return
}
//--- out
module {
  func.func @usual(%arg0: i32, %arg1: index, %arg2: i1, %arg3: f32) -> f32 {
    %0 = scf.for %arg4 = %arg1 to %arg1 step %arg1 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = scf.if %arg2 -> (f32) {
        scf.yield %arg5 : f32
      } else {
        scf.yield %arg3 : f32
      }
      scf.for %arg6 = %arg4 to %arg1 step %arg1 {
      }
      scf.yield %2 : f32
    }
    %1:2 = scf.while (%arg4 = %arg0, %arg5 = %arg3) : (i32, f32) -> (f32, i32) {
      scf.condition(%arg2) %arg5, %arg4 : f32, i32
    } do {
    ^bb0(%arg4: f32, %arg5: i32):
      scf.yield %arg5, %arg4 : i32, f32
    }
    scf.if %arg2 {
      cf.assert %arg2, "then"
    }
    return %1#0 : f32
  }
  func.func @otherwise(%arg0: i32, %arg1: index, %arg2: i1, %arg3: f32) -> f32 {
    %0 = scf.for %arg4 = %arg1 to %arg1 step %arg1 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = scf.if %arg2 -> (f32) {
        scf.yield %arg5 : f32
      } else {
        scf.yield %arg3 : f32
      }
      scf.for %arg6 = %arg4 to %arg1 step %arg1 {
      } {tag}
      scf.for %arg6 = %arg4 to %arg1 step %arg1 {
      } {tag = 1 : i32}
      scf.yield %2 : f32
    }
    scf.for unsigned %arg4 = %arg0 to %arg0 step %arg0  : i32 {
    }
    %1:2 = scf.while (%arg4 = %arg0, %arg5 = %arg3) : (i32, f32) -> (f32, i32) {
      scf.condition(%arg2) %arg5, %arg4 : f32, i32
    } do {
    ^bb0(%arg4: f32, %arg5: i32):
      scf.yield %arg5, %arg4 : i32, f32
    } attributes {tag}
    scf.if %arg2 {
      cf.assert %arg2, "then"
    } {tag}
    scf.if %arg2 {
    } else {
    }
    return %1#0 : f32
  }
  func.func @labels(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb3(%arg1 : i32), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    cf.br ^bb4(%arg1, %arg1 : i32, i32)
  ^bb2:  // pred: ^bb4
    %0 = arith.addi %3, %4 : i32
    %1 = scf.if %arg0 -> (i32) {
      scf.yield %3 : i32
    } else {
      scf.yield %0 : i32
    }
    return %1 : i32
  ^bb3(%2: i32):  // pred: ^bb0
    cf.br ^bb1
  ^bb4(%3: i32, %4: i32):  // pred: ^bb1
    cf.br ^bb2
  }
  func.func private @declared(i32, memref<4xf32>) -> (i32, f32)
  func.func @empty() {
    return
  }
}

