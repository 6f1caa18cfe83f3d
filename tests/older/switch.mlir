// 2021: switches
func @f(%a: i32) {
  switch %a : i32, [
    default: ^bb1,
    7: ^bb2
  ]
^bb1:
  return
^bb2:
  return
}
//--- today
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    7: ^bb2
  ]
^bb1:
  return
^bb2:
  return
}
