// RUN: lowir opt --allow-unregistered-dialect
// In the body of a type or attribute that no table knows, two slashes begin no comment; in one that a table knows they do.
"a.b"() ({
  "a.c"() {u = #a.url<http://b.c/{d}>} : () -> ()
}) : () -> ()
func.func private @f(!a.t<b
// c {>) -> !llvm.struct<(i32, // the first {
  i32)>
func.func @g() { // !a.t
  return
}
