// RUN: lowir opt --verify-roundtrip %s
// What is printed reads back as the same.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
