// RUN: lowir opt --split-input-file --strict-syntax
// Constructors carry data since release 20, priorities of 32 bits, and functions with a body.
llvm.func @init() {
  llvm.return
}
"llvm.mlir.global_ctors"() <{ctors = [@init], priorities = [0 : i32]}> : () -> ()
// -----
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_dtors {dtors = [@init], priorities = [0 : i32]}
// -----
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i64], data = [#llvm.zero]
// -----
llvm.func @init()
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
//--- out
// -----
// -----
// -----
//--- err
fail_constructors_without_data.mlir:6:1: error: 'llvm.mlir.global_ctors' op requires attribute 'data' [missing-attribute]
"llvm.mlir.global_ctors"() <{ctors = [@init], priorities = [0 : i32]}> : () -> ()
^~~~~~~~~~~~~~~~~~~~~~~~
fail_constructors_without_data.mlir:11:24: error: expected 'dtors', found `{` [unexpected-token]
llvm.mlir.global_dtors {dtors = [@init], priorities = [0 : i32]}
                       ^
fail_constructors_without_data.mlir:16:1: error: 'llvm.mlir.global_ctors' op 'priorities' must be an array of 32-bit integers [structors]
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i64], data = [#llvm.zero]
^~~~~~~~~~~~~~~~~~~~~~
fail_constructors_without_data.mlir:19:1: error: 'llvm.mlir.global_ctors' op 'init' does not have a definition [structors]
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
^~~~~~~~~~~~~~~~~~~~~~
