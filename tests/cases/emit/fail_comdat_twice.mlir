// RUN: lowir translate --mlir-to-llvmir
// LLVM IR has one table of comdats.
llvm.comdat @first {
  llvm.comdat_selector @group any
}
llvm.comdat @second {
  llvm.comdat_selector @group largest
}
//--- err
fail_comdat_twice.mlir:7:3: error: comdat selection symbols must be unique even in different comdat regions [comdat]
  llvm.comdat_selector @group largest
  ^~~~~~~~~~~~~~~~~~~~
