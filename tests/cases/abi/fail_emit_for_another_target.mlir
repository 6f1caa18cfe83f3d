// RUN: lowir abi --emit=c --target=aarch64-unknown-linux-gnu
// OURS: the real tools know no signatures
// Declarations say where every piece travels, which is done for one machine.
func.func private @f(i32)
//--- err
fail_emit_for_another_target.mlir:0:0: error: bindings are written for x86-64 System V, not for AAPCS64 [bindings-target]
