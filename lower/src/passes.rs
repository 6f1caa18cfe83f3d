//! The table of passes.

use crate::memref;
use crate::pass::{Anchor, Kind, Pass, PassOption};

const fn option(name: &'static str, kind: Kind, default: &'static str, doc: &'static str) -> PassOption {
    PassOption { name, kind, default, doc }
}

/// All passes, sorted by name.
pub static PASSES: &[Pass] = &[Pass {
    name: "finalize-memref-to-llvm",
    class: "FinalizeMemRefToLLVMConversionPass",
    doc: "converts memref to the LLVM dialect",
    anchor: Anchor::Module,
    options: &[
        option("index-bitwidth", Kind::Unsigned, "0", "width of `index`, 0 for that of the data layout"),
        option("use-aligned-alloc", Kind::Bool, "false", "allocate with `aligned_alloc`"),
        option("use-generic-functions", Kind::Bool, "false", "call `_mlir_memref_to_llvm_alloc` and its like"),
    ],
    run: memref::finalize,
}];
