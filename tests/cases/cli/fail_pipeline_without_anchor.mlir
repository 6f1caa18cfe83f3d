// RUN: lowir opt --strict-syntax --pass-pipeline=cse %s
// A pipeline says what it runs on.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: --pass-pipeline: a pipeline is written inside the operation it is for, such as builtin.module(cse)
  cse
     ^
