// 2020: the visibility was an attribute, also that of a declaration
func @f() attributes {sym_visibility = "public"}
func @g() attributes {sym_visibility = "public"} {
  return
}
//--- today
func.func private @f()
func.func @g() {
  return
}
