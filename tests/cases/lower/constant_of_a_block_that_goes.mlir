// RUN: lowir opt --canonicalize
// A constant that several blocks share stays when one of them goes.
func.func @f(%a: i32, %i: index) -> (i32, index) {
  %false = arith.constant false
  %r = scf.if %false -> i32 {
    %0 = arith.constant 7 : index
    %1 = arith.index_cast %0 : index to i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  %s = arith.constant 7 : index
  return %r, %s : i32, index
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: index) -> (i32, index) {
    %c7 = arith.constant 7 : index
    return %arg0, %c7 : i32, index
  }
}

