// RUN: lowir opt --sccp --allow-unregistered-dialect %s
// DIFFERS: mlir-opt takes the calls that it sees in a module inside for all there are, although something else names the function
// What names a function in one module names none in another, where the same attribute is looked at again.

module @a {
  func.func private @f(%x: i32) -> i32 { return %x : i32 }
  func.func @g() -> i32 { %c = arith.constant 1 : i32
    %r = func.call @f(%c) : (i32) -> i32
    "a.b"() {t = [[[@f]]]} : () -> ()
    return %r : i32 }
}
module @b {
  func.func private @f(%x: i32) -> i32 { return %x : i32 }
  func.func @g() -> i32 { %c = arith.constant 1 : i32
    %r = func.call @f(%c) : (i32) -> i32
    "a.b"() {t = [[[@f]]]} : () -> ()
    return %r : i32 }
}
//--- out
module {
  module @a {
    func.func private @f(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @g() -> i32 {
      %c1_i32 = arith.constant 1 : i32
      %0 = call @f(%c1_i32) : (i32) -> i32
      "a.b"() {t = [[[@f]]]} : () -> ()
      return %0 : i32
    }
  }
  module @b {
    func.func private @f(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @g() -> i32 {
      %c1_i32 = arith.constant 1 : i32
      %0 = call @f(%c1_i32) : (i32) -> i32
      "a.b"() {t = [[[@f]]]} : () -> ()
      return %0 : i32
    }
  }
}

