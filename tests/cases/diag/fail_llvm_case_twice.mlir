// RUN: lowir opt
// A switch may not name a value twice.
// DIFFERS: mlir-opt accepts it and leaves it to LLVM
llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  llvm.return
}
//--- err
fail_llvm_case_twice.mlir:5:3: error: 'llvm.switch' op case value 1 is given twice [switch-cases]
  llvm.switch %x : i32, ^bb1 [
  ^~~~~~~~~~~
