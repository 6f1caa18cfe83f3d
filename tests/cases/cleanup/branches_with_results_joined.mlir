// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Branches on one condition, on its opposite, and one in the other become one with the results of both.
func.func @a(%p: i1, %q: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32, i32, i32) {
  %0:2 = scf.if %p -> (i32, i32) {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t, %x : i32, i32
  } else {
    %t = arith.addi %x, %y : i32
    memref.store %t, %m[] : memref<i32>
    scf.yield %t, %y : i32, i32
  }
  %1 = scf.if %p -> i32 {
    memref.store %0#0, %m[] : memref<i32>
    %l = scf.if %q -> i32 { %z = memref.load %m[] : memref<i32> scf.yield %z : i32 } else { scf.yield %0#0 : i32 }
    scf.yield %l : i32
  } else {
    %k = arith.muli %0#0, %0#1 : i32
    scf.yield %k : i32
  }
  return %0#0, %0#1, %1 : i32, i32, i32
}
func.func @b(%p: i1, %q: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %c = memref.load %m[] : memref<i32>
  %0:2 = scf.if %p -> (i32, i32) {
    %i:2 = scf.if %q -> (i32, i32) {
      %z = memref.load %m[] : memref<i32>
      scf.yield %z, %y : i32, i32
    } else { scf.yield %x, %c : i32, i32 }
    scf.yield %i#1, %i#0 : i32, i32
  } else {
    scf.yield %c, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @b2(%p: i1, %q: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32, i32, i32) {
  %c = memref.load %m[] : memref<i32>
  %0:3 = scf.if %p -> (i32, i32, i32) {
    %i:2 = scf.if %q -> (i32, i32) {
      %z = memref.load %m[] : memref<i32>
      memref.store %y, %m[] : memref<i32>
      scf.yield %z, %y : i32, i32
    } else { scf.yield %x, %c : i32, i32 }
    scf.yield %i#1, %y, %i#0 : i32, i32, i32
  } else {
    scf.yield %c, %x, %x : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
func.func @no(%p: i1, %q: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32) {
  %c = memref.load %m[] : memref<i32>
  %0 = scf.if %p -> (i32) {
    %i = scf.if %q -> (i32) {
      %z = memref.load %m[] : memref<i32>
      scf.yield %z : i32
    } else { scf.yield %y : i32 }
    scf.yield %i : i32
  } else {
    scf.yield %c : i32
  }
  return %0 : i32
}
func.func @neg(%p: i1, %m: memref<i32>, %x: i32) -> (i32, i32) {
  %true = arith.constant true
  %np = arith.xori %p, %true : i1
  %0 = scf.if %p -> i32 { %t = memref.load %m[] : memref<i32> scf.yield %t : i32 } else { memref.store %x, %m[] : memref<i32> scf.yield %x : i32 }
  %1 = scf.if %np -> i32 { %t = memref.load %m[] : memref<i32> %u = arith.addi %t, %0 : i32 scf.yield %u : i32 } else { memref.store %0, %m[] : memref<i32> scf.yield %0 : i32 }
  return %0, %1 : i32, i32
}
func.func @neg2(%p: i1, %m: memref<i32>, %x: i32) -> (i32) {
  %true = arith.constant true
  %np = arith.xori %p, %true : i1
  %0 = scf.if %np -> i32 { %t = memref.load %m[] : memref<i32> scf.yield %t : i32 } else { memref.store %x, %m[] : memref<i32> scf.yield %x : i32 }
  scf.if %p { memref.store %0, %m[] : memref<i32> }
  return %0 : i32
}
func.func @neg3(%p: i1, %m: memref<i32>, %x: i32) {
  %true = arith.constant true
  %np = arith.xori %p, %true : i1
  %0 = scf.if %np -> i32 { %t = memref.load %m[] : memref<i32> scf.yield %t : i32 } else { scf.yield %x : i32 }
  scf.if %np { memref.store %0, %m[] : memref<i32> }
  return
}
func.func @three(%p: i1, %m: memref<i32>, %x: i32) -> i32 {
  %0 = scf.if %p -> i32 { %t = memref.load %m[] : memref<i32> scf.yield %t : i32 } else { %t = memref.load %m[] : memref<i32> %v = arith.muli %t, %t : i32  scf.yield %v : i32 }
  %1 = scf.if %p -> i32 { memref.store %0, %m[] : memref<i32> %t = memref.load %m[] : memref<i32> scf.yield %t : i32 } else { %t = memref.load %m[] : memref<i32> %v = arith.muli %t, %0 : i32  scf.yield %v : i32 }
  %2 = scf.if %p -> i32 { memref.store %1, %m[] : memref<i32> %t = memref.load %m[] : memref<i32> scf.yield %t : i32 } else { %t = memref.load %m[] : memref<i32> %v = arith.muli %1, %0 : i32  scf.yield %v : i32 }
  return %2 : i32
}
func.func @fornest(%p: i1, %q: i1, %m: memref<i32>, %x: i32, %lb: index, %ub: index) {
  scf.if %p {
    scf.if %q {
      memref.store %x, %m[] : memref<i32>
    } else {
    }
  }
  scf.if %p {
    scf.if %q {
      memref.store %x, %m[] : memref<i32>
    } else {
      memref.store %x, %m[] : memref<i32>
    }
  }
  return
}
//--- out
module {
  func.func @a(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32, i32) {
    %0 = arith.select %arg0, %arg2, %arg3 : i32
    %1:2 = scf.if %arg0 -> (i32, i32) {
      %2 = memref.load %arg4[] : memref<i32>
      memref.store %2, %arg4[] : memref<i32>
      %3 = scf.if %arg1 -> (i32) {
        %4 = memref.load %arg4[] : memref<i32>
        scf.yield %4 : i32
      } else {
        scf.yield %2 : i32
      }
      scf.yield %2, %3 : i32, i32
    } else {
      %2 = arith.addi %arg2, %arg3 : i32
      memref.store %2, %arg4[] : memref<i32>
      %3 = arith.muli %2, %0 : i32
      scf.yield %2, %3 : i32, i32
    }
    return %1#0, %0, %1#1 : i32, i32, i32
  }
  func.func @b(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32) {
    %0 = memref.load %arg4[] : memref<i32>
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = arith.select %1, %arg3, %0 : i32
    %3 = scf.if %1 -> (i32) {
      %4 = memref.load %arg4[] : memref<i32>
      scf.yield %4 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %2, %3 : i32, i32
  }
  func.func @b2(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32, i32) {
    %0 = memref.load %arg4[] : memref<i32>
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = arith.select %arg0, %arg3, %arg2 : i32
    %3 = arith.select %1, %arg3, %0 : i32
    %4 = scf.if %1 -> (i32) {
      %5 = memref.load %arg4[] : memref<i32>
      memref.store %arg3, %arg4[] : memref<i32>
      scf.yield %5 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %3, %2, %4 : i32, i32, i32
  }
  func.func @no(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> i32 {
    %0 = memref.load %arg4[] : memref<i32>
    %1 = scf.if %arg0 -> (i32) {
      %2 = scf.if %arg1 -> (i32) {
        %3 = memref.load %arg4[] : memref<i32>
        scf.yield %3 : i32
      } else {
        scf.yield %arg3 : i32
      }
      scf.yield %2 : i32
    } else {
      scf.yield %0 : i32
    }
    return %1 : i32
  }
  func.func @neg(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> (i32, i32) {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %1 = memref.load %arg1[] : memref<i32>
      memref.store %1, %arg1[] : memref<i32>
      scf.yield %1, %1 : i32, i32
    } else {
      memref.store %arg2, %arg1[] : memref<i32>
      %1 = memref.load %arg1[] : memref<i32>
      %2 = arith.addi %1, %arg2 : i32
      scf.yield %arg2, %2 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @neg2(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      memref.store %arg2, %arg1[] : memref<i32>
      memref.store %arg2, %arg1[] : memref<i32>
      scf.yield %arg2 : i32
    } else {
      %1 = memref.load %arg1[] : memref<i32>
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @neg3(%arg0: i1, %arg1: memref<i32>, %arg2: i32) {
    scf.if %arg0 {
    } else {
      %0 = memref.load %arg1[] : memref<i32>
      memref.store %0, %arg1[] : memref<i32>
    }
    return
  }
  func.func @three(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = memref.load %arg1[] : memref<i32>
      memref.store %1, %arg1[] : memref<i32>
      %2 = memref.load %arg1[] : memref<i32>
      memref.store %2, %arg1[] : memref<i32>
      %3 = memref.load %arg1[] : memref<i32>
      scf.yield %3 : i32
    } else {
      %1 = memref.load %arg1[] : memref<i32>
      %2 = arith.muli %1, %1 : i32
      %3 = memref.load %arg1[] : memref<i32>
      %4 = arith.muli %3, %2 : i32
      %5 = arith.muli %4, %2 : i32
      scf.yield %5 : i32
    }
    return %0 : i32
  }
  func.func @fornest(%arg0: i1, %arg1: i1, %arg2: memref<i32>, %arg3: i32, %arg4: index, %arg5: index) {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      memref.store %arg3, %arg2[] : memref<i32>
    }
    scf.if %arg0 {
      scf.if %arg1 {
        memref.store %arg3, %arg2[] : memref<i32>
      } else {
        memref.store %arg3, %arg2[] : memref<i32>
      }
    }
    return
  }
}

//--- out 2
module {
  func.func @a(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32, i32) {
    %0 = arith.select %arg0, %arg2, %arg3 : i32
    %1:2 = scf.if %arg0 -> (i32, i32) {
      %2 = memref.load %arg4[] : memref<i32>
      memref.store %2, %arg4[] : memref<i32>
      %3 = scf.if %arg1 -> (i32) {
        %4 = memref.load %arg4[] : memref<i32>
        scf.yield %4 : i32
      } else {
        scf.yield %2 : i32
      }
      scf.yield %2, %3 : i32, i32
    } else {
      %2 = arith.addi %arg2, %arg3 : i32
      memref.store %2, %arg4[] : memref<i32>
      %3 = arith.muli %2, %0 : i32
      scf.yield %2, %3 : i32, i32
    }
    return %1#0, %0, %1#1 : i32, i32, i32
  }
  func.func @b(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32) {
    %0 = memref.load %arg4[] : memref<i32>
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = arith.select %1, %arg3, %0 : i32
    %3 = scf.if %1 -> (i32) {
      %4 = memref.load %arg4[] : memref<i32>
      scf.yield %4 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %2, %3 : i32, i32
  }
  func.func @b2(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32, i32) {
    %0 = memref.load %arg4[] : memref<i32>
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = arith.select %arg0, %arg3, %arg2 : i32
    %3 = arith.select %1, %arg3, %0 : i32
    %4 = scf.if %1 -> (i32) {
      %5 = memref.load %arg4[] : memref<i32>
      memref.store %arg3, %arg4[] : memref<i32>
      scf.yield %5 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %3, %2, %4 : i32, i32, i32
  }
  func.func @no(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> i32 {
    %0 = memref.load %arg4[] : memref<i32>
    %1 = scf.if %arg0 -> (i32) {
      %2 = scf.if %arg1 -> (i32) {
        %3 = memref.load %arg4[] : memref<i32>
        scf.yield %3 : i32
      } else {
        scf.yield %arg3 : i32
      }
      scf.yield %2 : i32
    } else {
      scf.yield %0 : i32
    }
    return %1 : i32
  }
  func.func @neg(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> (i32, i32) {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %1 = memref.load %arg1[] : memref<i32>
      memref.store %1, %arg1[] : memref<i32>
      scf.yield %1, %1 : i32, i32
    } else {
      memref.store %arg2, %arg1[] : memref<i32>
      %1 = memref.load %arg1[] : memref<i32>
      %2 = arith.addi %1, %arg2 : i32
      scf.yield %arg2, %2 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @neg2(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      memref.store %arg2, %arg1[] : memref<i32>
      memref.store %arg2, %arg1[] : memref<i32>
      scf.yield %arg2 : i32
    } else {
      %1 = memref.load %arg1[] : memref<i32>
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @neg3(%arg0: i1, %arg1: memref<i32>, %arg2: i32) {
    scf.if %arg0 {
    } else {
      %0 = memref.load %arg1[] : memref<i32>
      memref.store %0, %arg1[] : memref<i32>
    }
    return
  }
  func.func @three(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = memref.load %arg1[] : memref<i32>
      memref.store %1, %arg1[] : memref<i32>
      %2 = memref.load %arg1[] : memref<i32>
      memref.store %2, %arg1[] : memref<i32>
      %3 = memref.load %arg1[] : memref<i32>
      scf.yield %3 : i32
    } else {
      %1 = memref.load %arg1[] : memref<i32>
      %2 = arith.muli %1, %1 : i32
      %3 = memref.load %arg1[] : memref<i32>
      %4 = arith.muli %3, %2 : i32
      %5 = arith.muli %4, %2 : i32
      scf.yield %5 : i32
    }
    return %0 : i32
  }
  func.func @fornest(%arg0: i1, %arg1: i1, %arg2: memref<i32>, %arg3: i32, %arg4: index, %arg5: index) {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      memref.store %arg3, %arg2[] : memref<i32>
    }
    scf.if %arg0 {
      scf.if %arg1 {
        memref.store %arg3, %arg2[] : memref<i32>
      } else {
        memref.store %arg3, %arg2[] : memref<i32>
      }
    }
    return
  }
}

