// RUN: lowir opt --inline %s
// RUN: lowir opt --compat=19 --inline %s
// A call that cleaning up its caller takes away was there when its callee's turn came, so the callee stays.
func.func private @callee(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @caller(%a: i32) -> i32 {
  %false = arith.constant false
  %0 = scf.if %false -> i32 {
    %1 = func.call @callee(%a) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
//--- out
module {
  func.func private @callee(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- out 2
module {
  func.func private @callee(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

