// RUN: lowir opt --canonicalize
// A loop that does not go on is no loop.
func.func private @use(index)
func.func @a(%n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c5 to %n step %c0 { func.call @use(%i) : (index) -> () }
  return
}
func.func @b(%n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %n to %c5 step %c0 { func.call @use(%i) : (index) -> () }
  return
}
func.func @c(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c0 { func.call @use(%i) : (index) -> () }
  return
}
func.func @d(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %m step %c0 { func.call @use(%i) : (index) -> () }
  return
}
func.func @e(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i32
  %r = scf.for %i = %c0 to %n step %c0 iter_args(%x = %c5) -> i32 { %y = arith.index_cast %i : index to i32 
   %z = arith.addi %x, %y : i32
   scf.yield %z : i32}
  return %r : i32
}
//--- out
module {
  func.func private @use(index)
  func.func @a(%arg0: index) {
    return
  }
  func.func @b(%arg0: index) {
    return
  }
  func.func @c(%arg0: index, %arg1: index) {
    return
  }
  func.func @d(%arg0: index, %arg1: index) {
    return
  }
  func.func @e(%arg0: index) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
}

