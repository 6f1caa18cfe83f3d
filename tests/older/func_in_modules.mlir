// 2019: modules of functions
module {
  func @f() {
    return
  }
  func @g() {
    call @f() : () -> ()
    return
  }
}
//--- today
module {
  func.func @f() {
    return
  }
  func.func @g() {
    func.call @f() : () -> ()
    return
  }
}
