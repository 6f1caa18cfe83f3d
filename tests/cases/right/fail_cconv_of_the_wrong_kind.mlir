// RUN: lowir opt --convert-func-to-llvm %s
// CConv must be of its own kind.
// DIFFERS: mlir-opt crashes
func.func @f() attributes {CConv = "fast"} {
  return
}
//--- err
fail_cconv_of_the_wrong_kind.mlir:4:1: error: attribute 'CConv' of a function is not of its own kind [wrong-attribute-kind]
func.func @f() attributes {CConv = "fast"} {
^~~~~~~~~
  help: write it as #llvm.cconv<...>
