// RUN: lowir opt --emit-bytecode %s | lowir opt --inline
// The module of a file of bytecode stands in no block: inlining goes up from a call until there is none.

func.func @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

