// RUN: lowir opt --inline=default-pipeline=nothing %s
// The passes that clean up are looked up.
// DIFFERS: mlir-opt takes any text and cleans nothing up then.
func.func @f() {
  return
}
//--- err
<unknown>:0: error: 'any(nothing)': no pass is named 'nothing' [bad-pipeline]
