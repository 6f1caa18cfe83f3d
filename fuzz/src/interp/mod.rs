//! A reference interpreter, written to be read: the source dialects and the LLVM dialect in one machine, so that a
//! module can be run before, between and after the passes that lower it. What is undefined is a located error
//! ([`value::Fault`]): out-of-bounds access, poison that decides something, broken promises, misalignment, use after
//! free, memory that is never freed.
//!
//! [`exec`] owns calls, blocks and regions, [`scalar`] arithmetic, [`source`] the `memref` dialect, [`target`] the memory
//! of the LLVM dialect, [`number`] the definition of every operation on bits, [`function`] that of functions of numbers,
//! [`vector`] vectors and complex numbers, [`affine`] that dialect. Deliberately missing: threads, exceptions, vectors of
//! unknown size. `scf.parallel` runs in order. Functions without a body are those of C that lowered code calls.

use ir::diag::{Diags, Lines, Source};
use ir::{Diagnostic, Loc, Module};

pub mod affine;
pub mod buffers;
pub mod exec;
pub mod function;
pub mod memory;
pub mod number;
pub mod scalar;
pub mod source;
pub mod target;
pub mod value;
pub mod vector;

pub use exec::{Machine, Outcome};
pub use value::{Desc, Fault, Val};

/// Runs a function without arguments.
pub fn run(m: &Module, entry: &str) -> Result<Outcome, Fault> {
    Machine::new(m)?.main(entry)
}

/// A fault as a diagnostic with its place in the source.
pub fn explain(m: &Module, source: Source<'_>, fault: &Fault) -> String {
    let loc = fault.op.map_or(Loc::UNKNOWN, |op| m.op_record[op].loc);
    let name = fault.op.map_or("the program", |op| m.op_name(op));
    let mut diags = Diags::default();
    diags.push(Diagnostic::error(fault.name, loc, format!("'{name}': {}", fault.text)));
    let mut out = String::new();
    Lines::new(source.text).render_all(&m.cx, source, &diags, &mut out);
    out
}
