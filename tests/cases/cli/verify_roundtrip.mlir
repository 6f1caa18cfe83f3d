// RUN: lowir opt --verify-roundtrip %s
// What is printed reads back as the same.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

