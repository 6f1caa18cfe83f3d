// RUN: lowir run --entry a\22 %s 5
// OURS: no other tool does this
func.func @"a\\22"(%a: i32) -> i32 {
  return %a : i32
}
//--- out
5
