// RUN: lowir opt --convert-func-to-llvm %s
// llvm.linkage must be of its own kind.
// DIFFERS: mlir-opt prints the error and ends with 0
func.func @f() attributes {llvm.linkage = 3 : i32} {
  return
}
//--- err
fail_linkage_of_the_wrong_kind.mlir:4:1: error: Contains llvm.linkage attribute not of type LLVM::LinkageAttr [wrong-attribute-kind]
func.func @f() attributes {llvm.linkage = 3 : i32} {
^~~~~~~~~
  help: write it as #llvm.linkage<...>
