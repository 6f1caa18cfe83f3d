// RUN: lowir opt --ces %s
// A misspelt flag is explained.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: unknown argument '--ces'; did you mean '--cse'?; 'lowir opt --help' lists what there is
