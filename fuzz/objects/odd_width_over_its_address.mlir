// The value of an odd width that is loaded in pieces lives where its address was.
func.func private @note(%x: i24) {
  %y = arith.extui %x : i24 to i64
  func.call @print(%y) : (i64) -> ()
  return
}
func.func private @f(%u: memref<*xi24>) {
  %m = memref.cast %u : memref<*xi24> to memref<i24, strided<[], offset: ?>>
  %v = arith.constant 6636321 : i24
  memref.store %v, %m[] : memref<i24, strided<[], offset: ?>>
  func.call @note(%v) : (i24) -> ()
  %t = arith.constant 1 : i1
  cf.assert %t, "true"
  %x = memref.load %m[] : memref<i24, strided<[], offset: ?>>
  func.call @note(%x) : (i24) -> ()
  %lo = arith.constant 0 : index
  %hi = arith.constant 3 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i24
  %y = scf.for %i = %lo to %hi step %one iter_args(%a = %zero) -> i24 {
    scf.yield %x : i24
  }
  func.call @note(%y) : (i24) -> ()
  return
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<i24>
  %u = memref.cast %m : memref<i24> to memref<*xi24>
  func.call @f(%u) : (memref<*xi24>) -> ()
  memref.dealloc %m : memref<i24>
  %zero = arith.constant 0 : i32
  return %zero : i32
}
func.func private @putchar(i32) -> i32
// Prints the 64 bits of a number as letters from a to p.
func.func private @print(%x: i64) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 16 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : i64
  %mask = arith.constant 15 : i64
  %a = arith.constant 97 : i64
  %end = scf.for %i = %lo to %hi step %one iter_args(%y = %x) -> i64 {
    %d = arith.andi %y, %mask : i64
    %c = arith.addi %d, %a : i64
    %ch = arith.trunci %c : i64 to i32
    %r = func.call @putchar(%ch) : (i32) -> i32
    %z = arith.shrui %y, %four : i64
    scf.yield %z : i64
  }
  %nl = arith.constant 10 : i32
  %r = func.call @putchar(%nl) : (i32) -> i32
  return
}
