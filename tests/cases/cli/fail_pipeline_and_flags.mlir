// RUN: lowir opt --cse --pass-pipeline='builtin.module(cse)' %s
// A pipeline and passes as flags do not mix.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: '--pass-pipeline' cannot be used together with passes as flags
