// RUN: lowir opt --symbol-dce
// The outermost table is hidden, so that what is seen in tables inside of it only goes if nobody refers to it; references through
// tables keep what is on their way.
module {
  func.func nested @unused()
  func.func private @used()
  module @inner {
    func.func private @used_inside()
    func.func nested @dead()
    func.func nested @used_from_outside()
    func.func @f() {
      call @used_inside() : () -> ()
      return
    }
  }
  module @private attributes {sym_visibility = "private"} {
    func.func nested @dead()
    func.func @public() {
      return
    }
  }
  module {
    func.func nested @dead()
    func.func @public() {
      return
    }
  }
  module @nested attributes {sym_visibility = "nested"} {
    func.func nested @alive() {
      return
    }
    func.func private @dead()
  }
  func.func @g() attributes {to = [@nested::@alive, @inner::@used_from_outside, @inner::@nobody, @used::@none]} {
    return
  }
  func.func @h() {
    call @used() : () -> ()
    return
  }
}
//--- out
module {
  func.func private @used()
  module @inner {
    func.func private @used_inside()
    func.func nested @used_from_outside()
    func.func @f() {
      call @used_inside() : () -> ()
      return
    }
  }
  module {
    func.func @public() {
      return
    }
  }
  module @nested attributes {sym_visibility = "nested"} {
    func.func nested @alive() {
      return
    }
  }
  func.func @g() attributes {to = [@nested::@alive, @inner::@used_from_outside, @inner::@nobody, @used::@none]} {
    return
  }
  func.func @h() {
    call @used() : () -> ()
    return
  }
}

