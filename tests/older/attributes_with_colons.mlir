// 2019: attributes with colons
func @f(%a: i32 {a.fruit: "banana"}) attributes {a.n: 1 : i8, a.u} {
  return {a.list: [1, 2]}
}
//--- today
func.func @f(%a: i32 {a.fruit = "banana"}) attributes {a.n = 1 : i8, a.u} {
  return {a.list = [1, 2]}
}
