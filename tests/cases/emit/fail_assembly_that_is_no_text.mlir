// RUN: lowir translate --mlir-to-llvmir
// Assembly of a module is an array of strings.
module attributes {llvm.module_asm = ["nop", 3]} {
  llvm.func @f()
}
//--- err
fail_assembly_that_is_no_text.mlir:3:1: error: `llvm.module_asm` is an array of strings [module-asm]
module attributes {llvm.module_asm = ["nop", 3]} {
^~~~~~
