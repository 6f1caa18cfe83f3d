// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Values of a loop that only change places with others that begin as they do never change.
func.func private @step()
func.func @pairs(%l: index, %u: index, %s: index, %a: i32, %b: i64) -> (i32, i32, i64, i64, i64) {
  %0:5 = scf.for %i = %l to %u step %s iter_args(%p = %a, %q = %a, %x = %b, %y = %b, %z = %b) -> (i32, i32, i64, i64, i64) {
    func.call @step() : () -> ()
    scf.yield %q, %p, %y, %z, %x : i32, i32, i64, i64, i64
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i32, i32, i64, i64, i64
}
func.func @not_alike(%l: index, %u: index, %s: index, %a: i32, %b: i32) -> (i32, i32, i32) {
  %0:3 = scf.for %i = %l to %u step %s iter_args(%p = %a, %q = %b, %x = %a) -> (i32, i32, i32) {
    func.call @step() : () -> ()
    scf.yield %q, %p, %q : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
func.func @into_a_circle(%l: index, %u: index, %s: index, %a: i32) -> (i32, i32, i32) {
  %0:3 = scf.for %i = %l to %u step %s iter_args(%x = %a, %p = %a, %q = %a) -> (i32, i32, i32) {
    func.call @step() : () -> ()
    scf.yield %p, %q, %p : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
//--- out
module {
  func.func private @step()
  func.func @pairs(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i64) -> (i32, i32, i64, i64, i64) {
    scf.for %arg5 = %arg0 to %arg1 step %arg2 {
      func.call @step() : () -> ()
    }
    return %arg3, %arg3, %arg4, %arg4, %arg4 : i32, i32, i64, i64, i64
  }
  func.func @not_alike(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32, i32) {
    %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (i32, i32) {
      func.call @step() : () -> ()
      scf.yield %arg7, %arg6 : i32, i32
    }
    return %0#0, %0#1, %0#0 : i32, i32, i32
  }
  func.func @into_a_circle(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32, i32) {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      func.call @step() : () -> ()
    }
    return %arg3, %arg3, %arg3 : i32, i32, i32
  }
}

//--- out 2
module {
  func.func private @step()
  func.func @pairs(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i64) -> (i32, i32, i64, i64, i64) {
    %0:5 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg3, %arg8 = %arg4, %arg9 = %arg4, %arg10 = %arg4) -> (i32, i32, i64, i64, i64) {
      func.call @step() : () -> ()
      scf.yield %arg7, %arg6, %arg9, %arg10, %arg8 : i32, i32, i64, i64, i64
    }
    return %0#0, %0#1, %0#2, %0#3, %0#4 : i32, i32, i64, i64, i64
  }
  func.func @not_alike(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32, i32) {
    %0:3 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4, %arg8 = %arg3) -> (i32, i32, i32) {
      func.call @step() : () -> ()
      scf.yield %arg7, %arg6, %arg7 : i32, i32, i32
    }
    return %0#0, %0#1, %0#2 : i32, i32, i32
  }
  func.func @into_a_circle(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32, i32) {
    %0:3 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %arg3, %arg7 = %arg3) -> (i32, i32, i32) {
      func.call @step() : () -> ()
      scf.yield %arg6, %arg7, %arg6 : i32, i32, i32
    }
    return %0#0, %0#1, %0#2 : i32, i32, i32
  }
}

