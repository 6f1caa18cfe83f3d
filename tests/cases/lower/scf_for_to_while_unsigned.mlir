// RUN: lowir opt --scf-for-to-while
// A loop that counts without sign compares without sign.
func.func private @use(i32)
func.func @count(%a: i32, %b: i32, %c: i32) {
  scf.for unsigned %i = %a to %b step %c : i32 {
    func.call @use(%i) : (i32) -> ()
  }
  return
}
//--- out
module {
  func.func private @use(i32)
  func.func @count(%arg0: i32, %arg1: i32, %arg2: i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ult, %arg3, %arg1 : i32
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = arith.addi %arg3, %arg2 : i32
      func.call @use(%arg3) : (i32) -> ()
      scf.yield %1 : i32
    } attributes {unsignedCmp}
    return
  }
}

