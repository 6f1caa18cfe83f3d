//! The steps of the job, each a call into one room: read, lower, print, emit.

use ir::diag::{Diags, Source};
use ir::text::parse::{self, ParseOptions};
use ir::text::print::{self, PrintOptions};
use ir::{Module, verify};

/// Reads a module and, if asked, verifies it.
pub fn read(m: &mut Module, source: Source<'_>, options: &ParseOptions, check: bool, diags: &mut Diags) -> bool {
    if parse::parse_into(m, source, options, diags).is_err() {
        return false;
    }
    !check || verified(m, diags)
}

/// Verifies a module.
pub fn verified(m: &mut Module, diags: &mut Diags) -> bool {
    let before = diags.n_errors;
    verify::verify(m, diags);
    diags.n_errors == before
}

/// Prints a module as MLIR.
pub fn print(m: &Module, source: Source<'_>, options: &PrintOptions, out: &mut Vec<u8>) {
    let text = print::print_module(m, source, options);
    if out.is_empty() { *out = text.into_bytes() } else { out.extend_from_slice(text.as_bytes()) }
}

/// Writes the LLVM IR of a module of the LLVM dialect.
pub fn emit(m: &Module, source: Source<'_>, llvm: u32, diags: &mut Diags, out: &mut Vec<u8>) -> bool {
    match emit::emit_ll(m, source, &emit::EmitOptions { llvm_version: llvm, ..Default::default() }, diags) {
        Ok(text) if out.is_empty() => *out = text,
        Ok(text) => out.extend_from_slice(&text),
        Err(()) => return false,
    }
    true
}

/// Lowers everything to the LLVM dialect.
pub fn lower(m: &mut Module, source: Source<'_>, options: &crate::job::Options, diags: &mut Diags) -> bool {
    let _ = (source, options);
    diags.error("unsupported", m.root.map_or(ir::Loc::UNKNOWN, |r| m.op_loc[r]), "lowering is not part of this build");
    false
}
