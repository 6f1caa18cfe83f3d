// 2020: visibility as a word
func private @f(f32)
func nested @g() {
  call @f2() : () -> ()
  return
}
func public @f2() {
  return
}
//--- today
func.func private @f(f32)
func.func nested @g() {
  call @f2() : () -> ()
  return
}
func.func public @f2() {
  return
}
