// RUN: lowir %s -o out.o
// OURS: objects are made without LLVM
// Assembly of the module is not left out without a word.
module attributes {llvm.module_asm = ["foo"]} {
  llvm.func @f() {
    llvm.return
  }
}
//--- err
fail_objects_with_module_assembly.mlir:4:1: error: assembly of the module has no machine code yet [unsupported]
module attributes {llvm.module_asm = ["foo"]} {
^~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
