// RUN: lowir opt --convert-func-to-llvm
// DIFFERS: mlir-opt prints the error and ends with 0.
// Whether a function uses memory is said by a unit.
func.func private @none(i32) attributes {llvm.readnone = 1 : i32}
//--- err
fail_readnone_with_a_value.mlir:4:1: error: Contains llvm.readnone attribute not of type UnitAttr [wrong-attribute-kind]
func.func private @none(i32) attributes {llvm.readnone = 1 : i32}
^~~~~~~~~
  help: write it without a value
