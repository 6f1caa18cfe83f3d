// RUN: lowir abi
// OURS: the real tools know no signatures
// What does not parse is a diagnostic, not a signature.
func.func @f(%m: memref<?x>) { return }
//--- err
fail_source.mlir:4:27: error: expected a type, found `>` [unexpected-token]
func.func @f(%m: memref<?x>) { return }
                          ^
