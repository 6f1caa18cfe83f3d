// RUN: lowir opt --split-input-file
// Braces with nothing between them are no body.
func.func private @declared() {
}
// -----
func.func @defined() {}
//--- out
// -----
//--- err
fail_function_with_an_empty_body.mlir:3:31: error: custom op 'func.func' expected non-empty function body [function-body]
func.func private @declared() {
                              ^
fail_function_with_an_empty_body.mlir:6:22: error: custom op 'func.func' expected non-empty function body [function-body]
func.func @defined() {}
                     ^
