// Square roots of integers: by Newton from a power of two that is no less, and bit by bit; both must agree.
func.func private @print_i64(i64)
func.func @newton(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %bits = arith.constant 65 : i64
  %lead = math.ctlz %n : i64
  %used = arith.subi %bits, %lead : i64
  %shift = arith.ceildivui %used, %two : i64
  %first = arith.shli %one, %shift : i64
  %r = scf.while (%x = %first) : (i64) -> i64 {
    %q = arith.divui %n, %x : i64
    %s = arith.addi %x, %q : i64
    %y = arith.floordivsi %s, %two : i64
    %less = arith.cmpi ult, %y, %x : i64
    %next = arith.select %less, %y, %x : i64
    scf.condition(%less) %next : i64
  } do {
  ^bb0(%x: i64):
    scf.yield %x : i64
  }
  return %r : i64
}
func.func @bitwise(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %top = arith.constant 4611686018427387904 : i64
  %r:3 = scf.while (%rest = %n, %root = %zero, %bit = %top) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %bit, %zero : i64
    scf.condition(%more) %rest, %root, %bit : i64, i64, i64
  } do {
  ^bb0(%rest: i64, %root: i64, %bit: i64):
    %t = arith.addi %root, %bit : i64
    %half = arith.shrui %root, %one : i64
    %fits = arith.cmpi uge, %rest, %t : i64
    %left = arith.subi %rest, %t : i64
    %rest1 = arith.select %fits, %left, %rest : i64
    %more = arith.addi %half, %bit : i64
    %root1 = arith.select %fits, %more, %half : i64
    %bit1 = arith.shrui %bit, %two : i64
    scf.yield %rest1, %root1, %bit1 : i64, i64, i64
  }
  return %r#1 : i64
}
func.func @main() -> i32 {
  %first = arith.constant 1 : i64
  %seven = arith.constant 7 : i64
  %three = arith.constant 3 : i64
  %n = affine.for %i = 0 to 21 iter_args(%n = %first) -> i64 {
    %a = func.call @newton(%n) : (i64) -> i64
    %b = func.call @bitwise(%n) : (i64) -> i64
    %d = arith.xori %a, %b : i64
    func.call @print_i64(%a) : (i64) -> ()
    func.call @print_i64(%d) : (i64) -> ()
    %p = arith.muli %n, %seven : i64
    %q = arith.addi %p, %three : i64
    affine.yield %q : i64
  }
  call @print_i64(%n) : (i64) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
