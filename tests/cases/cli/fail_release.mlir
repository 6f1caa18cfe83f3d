// RUN: lowir opt --compat=23 %s
// Releases are 22 and 19.
// OURS: the flag
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: '--compat=23': known releases are 22 and 19
