// RUN: lowir --allow-unregistered-dialect %s
// An operation that nothing lowers.
func.func @f() {
  "my.op"() : () -> ()
  return
}
