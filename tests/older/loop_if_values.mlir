// 2020: conditions with values
func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = loop.if %c -> (i32) {
    %s = addi %a, %b : i32
    loop.yield %s : i32
  } else {
    loop.yield %b : i32
  }
  return %r : i32
}
//--- today
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  } else {
    scf.yield %b : i32
  }
  return %r : i32
}
