// RUN: lowir opt --allow-unregistered-dialect
// In the body of a dialect's type or attribute, two slashes begin no comment as far as brackets go.
"a.b"() ({
  "a.c"() {u = #a.url<http://b.c/{d}>} : () -> ()
}) : () -> ()
func.func private @f(!a.t<b
// c>) -> !llvm.struct<(i32, // the first
  i32)>
func.func @g() { // !a.t
  return
}
//--- out
module {
  "a.b"() ({
    "a.c"() {u = #a.url<http://b.c/{d}>} : () -> ()
  }) : () -> ()
  func.func private @f(!a.t<b
// c>) -> !llvm.struct<(i32, i32)>
  func.func @g() {
    return
  }
}

