// 2019: function constants and indirect calls
func @g(%a: i32) -> i32 {
  return %a : i32
}
func @f(%a: i32) -> i32 {
  %g = constant @g : (i32) -> i32
  %r = call_indirect %g(%a) : (i32) -> i32
  %h = std.constant @g : (i32) -> i32
  %s = std.call_indirect %h(%r) : (i32) -> i32
  return %s : i32
}
//--- today
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32) -> i32 {
  %g = func.constant @g : (i32) -> i32
  %r = func.call_indirect %g(%a) : (i32) -> i32
  %h = func.constant @g : (i32) -> i32
  %s = func.call_indirect %h(%r) : (i32) -> i32
  return %s : i32
}
