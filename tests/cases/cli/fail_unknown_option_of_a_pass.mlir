// RUN: lowir opt --convert-func-to-llvm=use-bare-pointers=1 %s
// The options of the pass are named.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: '--convert-func-to-llvm=use-bare-pointers=1': pass 'convert-func-to-llvm' has no option 'use-bare-pointers'; it takes index-bitwidth, use-bare-ptr-memref-call-conv
