// RUN: lowir opt --split-input-file
// DIFFERS: a symbol without a name is rejected; upstream prints it as something that it does not read
func.func @""() {
  return
}
// -----
func.func @f() {
  call @""() : () -> ()
  return
}
// -----
"func.func"() ({}) {sym_name = "", sym_visibility = "private", function_type = () -> ()} : () -> ()
//--- out
// -----
// -----
//--- err
fail_empty_symbol.mlir:3:11: error: the name of a symbol must not be empty [symbol-name]
func.func @""() {
          ^~~
fail_empty_symbol.mlir:8:8: error: the name of a symbol must not be empty [symbol-name]
  call @""() : () -> ()
       ^~~
fail_empty_symbol.mlir:12:1: error: 'func.func' op requires string attribute 'sym_name' that is not empty [symbol-name]
"func.func"() ({}) {sym_name = "", sym_visibility = "private", function_type = () -> ()} : () -> ()
^~~~~~~~~~~
