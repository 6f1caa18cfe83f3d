// A comparison was left to the choice after it, which was dead; the next branch then took its condition.
func.func private @same(%x: index) -> index {
  return %x : index
}
func.func @f(%c: i1) -> i64 {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant -9223372036854775807 : index
  %q = index.ceildivu %a, %b
  %t = arith.constant 1 : i1
  cf.cond_br %t, ^good, ^bad
^good:
  %one = arith.constant 1 : i64
  return %one : i64
^bad:
  %two = arith.constant 2 : i64
  return %two : i64
}
func.func @main() -> i32 {
  %c = arith.constant 1 : i1
  %x = func.call @f(%c) : (i1) -> i64
  func.call @print(%x) : (i64) -> ()
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
