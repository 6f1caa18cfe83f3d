// RUN: lowir opt --convert-func-to-llvm=use-bare-pointers=1 %s
// The options of the pass are named.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
