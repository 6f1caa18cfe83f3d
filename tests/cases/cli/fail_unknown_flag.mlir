// RUN: lowir opt --ces %s
// A misspelt flag is explained.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
