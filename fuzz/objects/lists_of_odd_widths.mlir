// A list of integers that do not fill whole words lies with gaps.
memref.global "private" @g : memref<2x3xi33> = dense<[[97, -67, 4294967296], [-1, 14, -4294967296]]>
func.func @main() -> i32 {
  %m = memref.get_global @g : memref<2x3xi33>
  %lo = arith.constant 0 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %one = arith.constant 1 : index
  scf.for %i = %lo to %two step %one {
    scf.for %j = %lo to %three step %one {
      %x = memref.load %m[%i, %j] : memref<2x3xi33>
      %y = arith.extsi %x : i33 to i64
      func.call @print(%y) : (i64) -> ()
    }
  }
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
