//! Which modules can be lowered piece by piece, and where to cut them. A piece is a run of functions; what the whole
//! lowering makes of a function must not depend on the others. Where it might, or where anything is to be reported, the
//! module is lowered as a whole instead.

use abi::convention::C_PREFIX;
use alloc::vec::Vec;
use ir::dialect::{builtin, cf, func, llvm, memref, ub};
use ir::part::Declared;
use ir::{Module, Op, Opcode, Sym};

use crate::fused::{PartState, each_kind};

/// Attributes of functions that concern no other operation.
const FUNCTION_ATTRS: [Sym; 6] =
    [Sym::FUNCTION_TYPE, Sym::SYM_NAME, Sym::SYM_VISIBILITY, Sym::ARG_ATTRS, Sym::RES_ATTRS, Sym::LLVM_EMIT_C_INTERFACE];
/// Symbols of the runtime, which a piece would declare anew.
const RUNTIME: [&str; 7] = [
    "malloc",
    "free",
    "aligned_alloc",
    "memrefCopy",
    "_mlir_memref_to_llvm_alloc",
    "_mlir_memref_to_llvm_aligned_alloc",
    "_mlir_memref_to_llvm_free",
];

/// A module cut into pieces.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The operations of the root.
    pub tops: Vec<Op>,
    /// Pieces: ranges of `tops`. The first `n_globals` of `tops` are globals, the rest functions.
    pub pieces: Vec<(usize, usize)>,
    /// Number of globals, which belong to the first piece.
    pub n_globals: usize,
}

/// Whether the lowering of a part (a module with the root of the whole one) depends on no other part: functions, and
/// before them in the first part globals of memory. The number of globals.
pub fn part_fits(m: &Module, first: bool) -> Option<usize> {
    if !m.resources.is_empty() {
        return None;
    }
    // Counted in narrow numbers, many at a time.
    let modules = |kinds: &[Opcode]| kinds.iter().fold(0u16, |n, &k| n + u16::from(k == builtin::MODULE));
    let n_modules: usize = m.op_kind.as_slice().chunks(256).map(|kinds| usize::from(modules(kinds))).sum();
    if !each_kind(m, fits) || n_modules != 1 {
        return None;
    }
    let tops = m.block_ops(m.entry_block(m.root?, 0)?);
    let n_globals = match first {
        true => tops.iter().take_while(|&&op| m.kind(op) == memref::GLOBAL).count(),
        false => 0,
    };
    let plain = |op: Op| m.kind(op) == func::FUNC && m.has_only(op, &FUNCTION_ATTRS);
    if !tops[n_globals..].iter().all(|&op| plain(op)) {
        return None;
    }
    let mut taken = [Sym::NONE; RUNTIME.len()];
    for (slot, name) in taken.iter_mut().zip(RUNTIME) {
        *slot = m.cx.strs.find(name).map_or(Sym::NONE, Sym);
    }
    // A wrapper in another part could have the name too.
    let free = |name: Sym| !taken.contains(&name) && !m.cx.str(name).starts_with(C_PREFIX);
    tops.iter().all(|&op| symbol(m, op).is_some_and(free)).then_some(n_globals)
}
/// Cuts a module into pieces of at least so many operations. `None` if it must be lowered as a whole, or fits one piece.
pub fn plan(m: &Module, size: usize) -> Option<Plan> {
    if m.op_kind.len() / 2 < size {
        return None;
    }
    let n_globals = part_fits(m, true)?;
    let tops: Vec<Op> = m.block_ops(m.entry_block(m.root?, 0)?).to_vec();
    let mut pieces = Vec::new();
    let (mut start, mut first_id) = (0, 0);
    for (i, op) in tops.iter().enumerate() {
        if i + 1 > n_globals && (op.0 - first_id) as usize >= size || i + 1 == tops.len() {
            pieces.push((start, i + 1));
            (start, first_id) = (i + 1, op.0 + 1);
        }
    }
    (pieces.len() > 1).then_some(Plan { tops, pieces, n_globals })
}

/// Whether an operation's lowering stays inside of its function: nothing of other dialects, nothing that makes new symbols
/// or asks for the heap from two places. Views are taken apart by passes that go over all functions: see [`PartState`].
fn fits(k: Opcode) -> bool {
    let symbols = (k == cf::ASSERT) | (k == memref::REALLOC);
    // Opcodes are dense: `func`, `arith`, `cf`, `index`, `scf`, `memref`.
    (ub::END <= k) & (k < memref::END) & !symbols | (k == builtin::MODULE) | (k == Opcode::ERASED)
}

/// The name that an operation defines.
fn symbol(m: &Module, op: Op) -> Option<Sym> {
    m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a))
}

/// The name that the first operation of a part defines, by which [`declared`] finds it again.
pub fn first_symbol(m: &Module) -> Option<Sym> {
    m.block_ops(m.entry_block(m.root?, 0)?).first().and_then(|&op| symbol(m, op))
}

/// How many functions of the runtime a part declared, at the top of the root, in front of what it began with: late are those
/// that only `func` asked for. `None` if something else was made there.
pub fn declared(m: &Module, first: Option<Sym>, state: &PartState) -> Option<Declared> {
    n_declared(m, first).map(|n| Declared { n, n_late: state.n_late })
}

/// The number alone.
pub(crate) fn n_declared(m: &Module, first: Option<Sym>) -> Option<usize> {
    let ops = m.block_ops(m.entry_block(m.root?, 0)?);
    let Some(first) = first else { return ops.is_empty().then_some(0) };
    let n = ops.iter().position(|&op| symbol(m, op) == Some(first))?;
    let fits = |&op: &Op| m.kind(op) == llvm::FUNC && symbol(m, op).is_some_and(|name| RUNTIME.contains(&m.cx.str(name)));
    ops[..n].iter().all(fits).then_some(n)
}
