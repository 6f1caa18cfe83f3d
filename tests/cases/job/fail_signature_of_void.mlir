// RUN: lowir
// DIFFERS: mlir-opt writes functions that LLVM does not read
// Nothing is passed, no function, no label; what is returned is no function, and nothing stands in no struct.
func.func private @a(!llvm.void)
func.func private @b() -> (!llvm.void, i32)
func.func private @c() -> !llvm.func<void ()>
func.func private @d(!llvm.label)
func.func private @e() -> !llvm.void
//--- err
fail_signature_of_void.mlir:4:1: error: 'func.func' was not lowered to the LLVM dialect [not-lowered]
func.func private @a(!llvm.void)
^~~~~~~~~
  help: no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm
fail_signature_of_void.mlir:5:1: error: 'func.func' was not lowered to the LLVM dialect [not-lowered]
func.func private @b() -> (!llvm.void, i32)
^~~~~~~~~
  help: no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm
fail_signature_of_void.mlir:6:1: error: 'func.func' was not lowered to the LLVM dialect [not-lowered]
func.func private @c() -> !llvm.func<void ()>
^~~~~~~~~
  help: no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm
fail_signature_of_void.mlir:7:1: error: 'func.func' was not lowered to the LLVM dialect [not-lowered]
func.func private @d(!llvm.label)
^~~~~~~~~
  help: no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm
