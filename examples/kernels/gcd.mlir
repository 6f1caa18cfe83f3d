// Euclid's algorithm, and by shifts and differences; both answers.
func.func @gcd(%a: i64, %b: i64) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %rest = arith.remui %x, %y : i64
    scf.yield %y, %rest : i64, i64
  }
  return %r#0 : i64
}

func.func @binary_gcd(%a: i64, %b: i64) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %both = arith.ori %a, %b : i64
  %shift = math.cttz %both : i64
  %za = math.cttz %a : i64
  %odd = arith.shrui %a, %za : i64
  %r:2 = scf.while (%x = %odd, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %zy = math.cttz %y : i64
    %half = arith.shrui %y, %zy : i64
    %low = arith.minui %x, %half : i64
    %high = arith.maxui %x, %half : i64
    %difference = arith.subi %high, %low : i64
    scf.yield %low, %difference : i64, i64
  }
  %g = arith.shli %r#0, %shift : i64
  return %g : i64
}
