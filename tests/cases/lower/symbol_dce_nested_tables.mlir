// RUN: lowir opt --symbol-dce
// A name inside a nested symbol table keeps nothing outside of it alive.

module {
  func.func private @unused()
  func.func private @used_by_inner_only()
  func.func private @used()
  module @inner {
    func.func private @used_by_inner_only()
    func.func private @dead()
    func.func @f() { call @used_by_inner_only() : () -> () return }
  }
  func.func @g() { call @used() : () -> () return }
}
//--- out
module {
  func.func private @used()
  module @inner {
    func.func private @used_by_inner_only()
    func.func @f() {
      call @used_by_inner_only() : () -> ()
      return
    }
  }
  func.func @g() {
    call @used() : () -> ()
    return
  }
}

