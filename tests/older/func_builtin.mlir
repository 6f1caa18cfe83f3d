// 2021: its full name
builtin.func @f() {
  std.return
}
//--- today
func.func @f() {
  func.return
}
