// RUN: lowir opt --strict-syntax --split-input-file
// SEED: S62 S73 S200 S202
// Older spellings are errors when the syntax is strict.
func.func @declared_without_private(memref<?x?xf32>)
// -----
func.func private @f(memref<?x?x4x8xf32, offset: ?>)
// -----
!a = type vector<4xf32>
// -----
!llvm.a = !llvm.struct<(i32)>
// -----
func @f() {
  return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_older_spelling_when_strict.mlir:4:1: error: 'func.func' op symbol declaration cannot have public visibility [public-declaration]
func.func @declared_without_private(memref<?x?xf32>)
^~~~~~~~~
  help: write 'func.func private @declared_without_private', or give the function a body
fail_older_spelling_when_strict.mlir:6:42: error: expected an attribute value, found `offset` [unexpected-token]
func.func private @f(memref<?x?x4x8xf32, offset: ?>)
                                         ^~~~~~
fail_older_spelling_when_strict.mlir:8:6: error: expected non-function type, found `type` [unknown-type]
!a = type vector<4xf32>
     ^~~~
  help: builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`
fail_older_spelling_when_strict.mlir:10:1: error: type names with a '.' are reserved for dialect-defined names [alias-name]
!llvm.a = !llvm.struct<(i32)>
^~~~~~~
fail_older_spelling_when_strict.mlir:12:1: error: custom op 'func' is unknown [unknown-op]
func @f() {
^~~~
  help: operations are written with their dialect, such as `arith.addi`
