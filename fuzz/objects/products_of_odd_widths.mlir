// Integers between 64 and 128 bits, which products of odd widths come by, and carries of odd widths.
func.func private @f0(%a: i39, %b: i39) {
  %l0, %h0 = arith.mulsi_extended %a, %b : i39
  %l1, %h1 = arith.mului_extended %a, %b : i39
  %s, %o = arith.addui_extended %a, %b : i39, i1
  %xl0 = arith.extui %l0 : i39 to i64
  func.call @print(%xl0) : (i64) -> ()
  %xh0 = arith.extui %h0 : i39 to i64
  func.call @print(%xh0) : (i64) -> ()
  %xl1 = arith.extui %l1 : i39 to i64
  func.call @print(%xl1) : (i64) -> ()
  %xh1 = arith.extui %h1 : i39 to i64
  func.call @print(%xh1) : (i64) -> ()
  %xs = arith.extui %s : i39 to i64
  func.call @print(%xs) : (i64) -> ()
  %xo = arith.extui %o : i1 to i64
  func.call @print(%xo) : (i64) -> ()
  return
}
func.func private @f1(%a: i47, %b: i47) {
  %l0, %h0 = arith.mulsi_extended %a, %b : i47
  %l1, %h1 = arith.mului_extended %a, %b : i47
  %s, %o = arith.addui_extended %a, %b : i47, i1
  %xl0 = arith.extui %l0 : i47 to i64
  func.call @print(%xl0) : (i64) -> ()
  %xh0 = arith.extui %h0 : i47 to i64
  func.call @print(%xh0) : (i64) -> ()
  %xl1 = arith.extui %l1 : i47 to i64
  func.call @print(%xl1) : (i64) -> ()
  %xh1 = arith.extui %h1 : i47 to i64
  func.call @print(%xh1) : (i64) -> ()
  %xs = arith.extui %s : i47 to i64
  func.call @print(%xs) : (i64) -> ()
  %xo = arith.extui %o : i1 to i64
  func.call @print(%xo) : (i64) -> ()
  return
}
func.func private @f2(%a: i59, %b: i59) {
  %l0, %h0 = arith.mulsi_extended %a, %b : i59
  %l1, %h1 = arith.mului_extended %a, %b : i59
  %s, %o = arith.addui_extended %a, %b : i59, i1
  %xl0 = arith.extui %l0 : i59 to i64
  func.call @print(%xl0) : (i64) -> ()
  %xh0 = arith.extui %h0 : i59 to i64
  func.call @print(%xh0) : (i64) -> ()
  %xl1 = arith.extui %l1 : i59 to i64
  func.call @print(%xl1) : (i64) -> ()
  %xh1 = arith.extui %h1 : i59 to i64
  func.call @print(%xh1) : (i64) -> ()
  %xs = arith.extui %s : i59 to i64
  func.call @print(%xs) : (i64) -> ()
  %xo = arith.extui %o : i1 to i64
  func.call @print(%xo) : (i64) -> ()
  return
}
func.func private @f3(%a: i63, %b: i63) {
  %l0, %h0 = arith.mulsi_extended %a, %b : i63
  %l1, %h1 = arith.mului_extended %a, %b : i63
  %s, %o = arith.addui_extended %a, %b : i63, i1
  %xl0 = arith.extui %l0 : i63 to i64
  func.call @print(%xl0) : (i64) -> ()
  %xh0 = arith.extui %h0 : i63 to i64
  func.call @print(%xh0) : (i64) -> ()
  %xl1 = arith.extui %l1 : i63 to i64
  func.call @print(%xl1) : (i64) -> ()
  %xh1 = arith.extui %h1 : i63 to i64
  func.call @print(%xh1) : (i64) -> ()
  %xs = arith.extui %s : i63 to i64
  func.call @print(%xs) : (i64) -> ()
  %xo = arith.extui %o : i1 to i64
  func.call @print(%xo) : (i64) -> ()
  return
}
func.func private @f4(%a: i33, %b: i33) {
  %l0, %h0 = arith.mulsi_extended %a, %b : i33
  %l1, %h1 = arith.mului_extended %a, %b : i33
  %s, %o = arith.addui_extended %a, %b : i33, i1
  %xl0 = arith.extui %l0 : i33 to i64
  func.call @print(%xl0) : (i64) -> ()
  %xh0 = arith.extui %h0 : i33 to i64
  func.call @print(%xh0) : (i64) -> ()
  %xl1 = arith.extui %l1 : i33 to i64
  func.call @print(%xl1) : (i64) -> ()
  %xh1 = arith.extui %h1 : i33 to i64
  func.call @print(%xh1) : (i64) -> ()
  %xs = arith.extui %s : i33 to i64
  func.call @print(%xs) : (i64) -> ()
  %xo = arith.extui %o : i1 to i64
  func.call @print(%xo) : (i64) -> ()
  return
}
func.func private @f5(%a: i53, %b: i53) {
  %l0, %h0 = arith.mulsi_extended %a, %b : i53
  %l1, %h1 = arith.mului_extended %a, %b : i53
  %s, %o = arith.addui_extended %a, %b : i53, i1
  %xl0 = arith.extui %l0 : i53 to i64
  func.call @print(%xl0) : (i64) -> ()
  %xh0 = arith.extui %h0 : i53 to i64
  func.call @print(%xh0) : (i64) -> ()
  %xl1 = arith.extui %l1 : i53 to i64
  func.call @print(%xl1) : (i64) -> ()
  %xh1 = arith.extui %h1 : i53 to i64
  func.call @print(%xh1) : (i64) -> ()
  %xs = arith.extui %s : i53 to i64
  func.call @print(%xs) : (i64) -> ()
  %xo = arith.extui %o : i1 to i64
  func.call @print(%xo) : (i64) -> ()
  return
}
func.func @main() -> i32 {
  %a0 = arith.constant -5 : i39
  %b0 = arith.constant 271828182845 : i39
  func.call @f0(%a0, %b0) : (i39, i39) -> ()
  %a1 = arith.constant 70368744177663 : i47
  %b1 = arith.constant -70368744177664 : i47
  func.call @f1(%a1, %b1) : (i47, i47) -> ()
  %a2 = arith.constant -224491310821925182 : i59
  %b2 = arith.constant 17 : i59
  func.call @f2(%a2, %b2) : (i59, i59) -> ()
  %a3 = arith.constant 4611686018427387903 : i63
  %b3 = arith.constant -4611686018427387904 : i63
  func.call @f3(%a3, %b3) : (i63, i63) -> ()
  %a4 = arith.constant -1 : i33
  %b4 = arith.constant -1 : i33
  func.call @f4(%a4, %b4) : (i33, i33) -> ()
  %a5 = arith.constant -1 : i53
  %b5 = arith.constant 1 : i53
  func.call @f5(%a5, %b5) : (i53, i53) -> ()
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
