// A block came before all branches to it, as the first one is never taken; what it takes had no place in the frame yet.
func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%n: index, %x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: index, %x6: index) -> index {
  %t = arith.constant true
  %six = arith.constant 6 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.cond_br %t, ^a(%n : index), ^b(%six, %zero : index, index)
^a(%i: index):
  %two = arith.constant 2 : i32
  %c = func.call @same(%two) : (i32) -> i32
  %y0 = index.add %i, %x0
  %y1 = index.xor %y0, %x1
  %y2 = index.xor %y1, %x2
  %y3 = index.xor %y2, %x3
  %y4 = index.xor %y3, %x4
  %y5 = index.xor %y4, %x5
  %y6 = index.xor %y5, %x6
  %z = arith.index_cast %y6 : index to i64
  func.call @print(%z) : (i64) -> ()
  cf.cond_br %t, ^b(%i, %n : index, index), ^b(%i, %one : index, index)
^b(%j: index, %k: index):
  %three = arith.constant 3 : i32
  %d = func.call @same(%three) : (i32) -> i32
  %s0 = index.add %j, %k
  %s1 = index.add %s0, %x0
  %s2 = index.add %s1, %x1
  %s3 = index.add %s2, %x2
  %s4 = index.add %s3, %x3
  %s5 = index.add %s4, %x4
  %s6 = index.add %s5, %x5
  %s7 = index.add %s6, %x6
  %s = index.mul %s7, %k
  %w = arith.index_cast %s : index to i64
  func.call @print(%w) : (i64) -> ()
  %more = arith.cmpi ne, %j, %zero : index
  %less = arith.subi %j, %one : index
  cf.cond_br %more, ^a(%less : index), ^end(%j : index)
^end(%r: index):
  return %r : index
}
func.func @main() -> i32 {
  %n = arith.constant 4 : index
  %r = func.call @f(%n, %n, %n, %n, %n, %n, %n, %n) : (index, index, index, index, index, index, index, index) -> index
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
