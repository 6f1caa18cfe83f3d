// RUN: lowir opt --split-input-file
// What async.execute takes and gives.
func.func @f(%a: i32) {
  %t = async.execute [%a] {
    async.yield
  }
  return
}
// -----
func.func @f(%v: !async.token) {
  %t = async.execute (%v as %x : !async.token) {
    async.yield
  }
  return
}
// -----
func.func @f() {
  %t, %v = async.execute -> !async.value<i32> {
    async.yield
  }
  return
}
// -----
func.func private @f(!async.cookie)
//--- out
// -----
// -----
// -----
//--- err
fail_async.mlir:4:23: error: use of value '%a' expects different type than prior uses: '!async.token' vs 'i32' [type-mismatch]
  %t = async.execute [%a] {
                      ^~
fail_async.mlir:3:14: note: prior use here
func.func @f(%a: i32) {
             ^~
fail_async.mlir:11:22: error: an operand of the body must be an async value [expected-async-value]
  %t = async.execute (%v as %x : !async.token) {
                     ^
fail_async.mlir:18:12: error: 'async.execute' op the body must give 1 values, got 0 [result-mismatch]
  %t, %v = async.execute -> !async.value<i32> {
           ^~~~~~~~~~~~~
fail_async.mlir:24:22: error: dialect 'async': has the types `token`, `value<...>`, `group` and those of coroutines [dialect-entity]
func.func private @f(!async.cookie)
                     ^~~~~~~~~~~~~
