// 2020: assertions
func @f(%c: i1) {
  assert %c, "so it is"
  return
}
//--- today
func.func @f(%c: i1) {
  cf.assert %c, "so it is"
  return
}
