// RUN: lowir translate --mlir-to-llvmir %s
// SEED: S114 S116
// Only the LLVM dialect translates.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
fail_translate_of_other_dialects.mlir:4:1: error: 'func.func' cannot be converted to LLVM IR: no rule translates it [no-llvm-rule]
func.func @f(%a: i32) -> i32 {
^~~~~~~~~
  help: run --convert-func-to-llvm, or the whole lowering: lowir in.mlir
