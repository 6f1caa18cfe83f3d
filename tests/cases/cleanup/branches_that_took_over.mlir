// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// A branch takes over what the one before it stores, and stays when its own result is not used any more. Of three branches in
// each other, what the outer ones give is chosen by their own conditions.
func.func @stores(%p: i1, %m: memref<i32>, %a: i32) {
  %c3 = arith.constant 3 : index
  scf.if %p {
    memref.store %a, %m[] : memref<i32>
  }
  %r = scf.if %p -> i32 {
    %l = memref.load %m[] : memref<i32>
    scf.yield %l : i32
  } else {
    %l = memref.load %m[] : memref<i32>
    %n = arith.muli %l, %l : i32
    scf.yield %n : i32
  }
  scf.for %i = %c3 to %c3 step %c3 {
    memref.store %r, %m[] : memref<i32>
  }
  return
}
func.func @three(%p: i1, %q: i1, %s: i1, %y: i32, %o: i32, %m: memref<i32>) -> (i32, i32) {
  %c = memref.load %m[] : memref<i32>
  %0:2 = scf.if %p -> (i32, i32) {
    %1 = scf.if %q -> i32 {
      %2 = scf.if %s -> i32 {
        memref.store %y, %m[] : memref<i32>
        %3 = memref.load %m[] : memref<i32>
        scf.yield %3 : i32
      } else {
        scf.yield %c : i32
      }
      scf.yield %2 : i32
    } else {
      scf.yield %c : i32
    }
    scf.yield %1, %y : i32, i32
  } else {
    scf.yield %c, %o : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
//--- out
module {
  func.func @stores(%arg0: i1, %arg1: memref<i32>, %arg2: i32) {
    scf.if %arg0 {
      memref.store %arg2, %arg1[] : memref<i32>
    }
    return
  }
  func.func @three(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i32, %arg4: i32, %arg5: memref<i32>) -> (i32, i32) {
    %0 = memref.load %arg5[] : memref<i32>
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = arith.select %arg0, %arg3, %arg4 : i32
    %3 = arith.andi %1, %arg2 : i1
    %4 = scf.if %3 -> (i32) {
      memref.store %arg3, %arg5[] : memref<i32>
      %5 = memref.load %arg5[] : memref<i32>
      scf.yield %5 : i32
    } else {
      scf.yield %0 : i32
    }
    return %4, %2 : i32, i32
  }
}

//--- out 2
module {
  func.func @stores(%arg0: i1, %arg1: memref<i32>, %arg2: i32) {
    scf.if %arg0 {
      memref.store %arg2, %arg1[] : memref<i32>
    }
    return
  }
  func.func @three(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i32, %arg4: i32, %arg5: memref<i32>) -> (i32, i32) {
    %0 = memref.load %arg5[] : memref<i32>
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = arith.select %arg0, %arg3, %arg4 : i32
    %3 = arith.andi %1, %arg2 : i1
    %4 = scf.if %3 -> (i32) {
      memref.store %arg3, %arg5[] : memref<i32>
      %5 = memref.load %arg5[] : memref<i32>
      scf.yield %5 : i32
    } else {
      scf.yield %0 : i32
    }
    return %4, %2 : i32, i32
  }
}

