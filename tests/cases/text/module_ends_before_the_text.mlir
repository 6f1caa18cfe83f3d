// RUN: lowir opt --allow-unregistered-dialect %s
// The last `}` of the text is not the one of the module that it begins with, nor is the one in a string or a comment. }
module @first {
  func.func @f(%c: i1) {
    scf.if %c {
    } else {
      "t.op"() {s = "}"} : () -> ()
    }
    return
  } loc("}":1:1)
}
func.func @g() attributes {s = "{"} {
  return
}
//--- out
module {
  module @first {
    func.func @f(%arg0: i1) {
      scf.if %arg0 {
      } else {
        "t.op"() {s = "}"} : () -> ()
      }
      return
    }
  }
  func.func @g() attributes {s = "{"} {
    return
  }
}

