// RUN: lowir opt --canonicalize
// Constants that moved out of the block of the second switch do not come back when the first one makes it simpler.
func.func private @use(i64, f32)
func.func @f(%a: i32, %flag: i1) -> i32 {
  %x = arith.constant 32765 : i16
  cf.switch %x : i16, [
    default: ^other(%a : i32),
    0: ^end(%a : i32),
    1: ^end(%a : i32),
    -1: ^one(%a, %a : i32, i32)
  ]
^other(%b: i32):
  %c5 = arith.constant 5 : i64
  %c3 = arith.constant 3.0 : f32
  func.call @use(%c5, %c3) : (i64, f32) -> ()
  %c7 = arith.constant 7 : i32
  %c9 = arith.constant 9 : i32
  cf.switch %x : i16, [
    default: ^one(%b, %c7 : i32, i32),
    0: ^one(%b, %c9 : i32, i32),
    1: ^one(%b, %b : i32, i32),
    -1: ^end(%b : i32)
  ]
^one(%c: i32, %d: i32):
  %c11 = arith.constant 11 : i32
  cf.cond_br %flag, ^end(%d : i32), ^end(%c11 : i32)
^end(%r: i32):
  return %r : i32
}
//--- out
module {
  func.func private @use(i64, f32)
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %c11_i32 = arith.constant 11 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant 3.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    call @use(%c5_i64, %cst) : (i64, f32) -> ()
    %0 = arith.select %arg1, %c7_i32, %c11_i32 : i32
    return %0 : i32
  }
}

