// RUN: lowir opt --pass-pipeline='builtin.module(func.func(ces))' %s
// The place in the pipeline is shown.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: --pass-pipeline: no pass is named 'ces'
  builtin.module(func.func(ces))
                           ^
