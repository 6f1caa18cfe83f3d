// RUN: lowir opt --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s
// RUN: lowir opt --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32},convert-arith-to-llvm{index-bitwidth=32},reconcile-unrealized-casts)' %s
// Passes run in the order in which they are given, with their options.
func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}
