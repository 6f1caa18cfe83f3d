// RUN: lowir opt --canonicalize=region-simplify=aggressive
// Blocks that do the same become one, with an argument for each operand that differs.
func.func @a(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^1, ^2
^1:
  return %x : i32
^2:
  return %y : i32
}
func.func @b(%c: i1, %x: i32, %y: i32, %m: memref<i32>) {
  cf.cond_br %c, ^1(%x: i32), ^2(%y : i32)
^1(%a: i32):
  %s = arith.addi %a, %x : i32
  memref.store %s, %m[] : memref<i32>
  cf.br ^3
^2(%b: i32):
  %t = arith.addi %b, %y : i32
  memref.store %t, %m[] : memref<i32>
  cf.br ^3
^3:
  return
}
func.func @d(%c: i32, %x: i32, %y: i32, %m: memref<i32>) {
  cf.switch %c : i32, [ default: ^1, 1: ^2, 2: ^3, 3: ^4 ]
^1:
  memref.store %x, %m[] : memref<i32>
  return
^2:
  memref.store %y, %m[] : memref<i32>
  return
^3:
  memref.store %x, %m[] : memref<i32>
  return
^4:
  memref.store %c, %m[] : memref<i32>
  return
}
func.func private @ext(i32)
func.func @e(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^1, ^2
^1:
  %p = arith.muli %x, %y : i32
  call @ext(%p) : (i32) -> ()
  call @ext(%x) : (i32) -> ()
  return %p : i32
^2:
  %q = arith.muli %y, %y : i32
  call @ext(%q) : (i32) -> ()
  call @ext(%y) : (i32) -> ()
  return %q : i32
}
//--- out
module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @b(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<i32>) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg1, %arg2 : i32
    %2 = arith.addi %0, %1 : i32
    memref.store %2, %arg3[] : memref<i32>
    return
  }
  func.func @d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<i32>) {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1 : i32),
      1: ^bb1(%arg2 : i32),
      3: ^bb1(%arg0 : i32)
    ]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    memref.store %0, %arg3[] : memref<i32>
    return
  }
  func.func private @ext(i32)
  func.func @e(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.muli %0, %arg2 : i32
    call @ext(%1) : (i32) -> ()
    call @ext(%0) : (i32) -> ()
    return %1 : i32
  }
}

