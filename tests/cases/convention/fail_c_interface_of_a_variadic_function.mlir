// RUN: lowir opt --convert-func-to-llvm
// No C wrapper can forward a variable argument list.
// DIFFERS: mlir-opt prints the error and ends with 0
// SEED: S63
func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true, llvm.emit_c_interface}
//--- err
fail_c_interface_of_a_variadic_function.mlir:5:1: error: C interface for variadic functions is not supported yet. [variadic-c-interface]
func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true, llvm.emit_c_interface}
^~~~~~~~~
  help: drop `llvm.emit_c_interface` or `func.varargs`
