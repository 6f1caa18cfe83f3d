//! `--symbol-dce`: erases private symbols that nothing refers to; `--strip-debuginfo`: forgets locations.
//! Source: MLIR documentation, "Passes".

use alloc::vec;
use alloc::vec::Vec;

use ir::{Attr, AttrData, Block, Id, Loc, Module, Op, Opcode, Sym, Traits, segments};

use crate::pass::PassContext;

/// Erases what is not referred to in every symbol table under `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let m = &mut *cx.m;
    let mut tables = Vec::new();
    for &r in roots {
        ir::walk(m, r, |o| {
            if m.row(o).traits.has(Traits::SYMBOL_TABLE) && m.kind(o) != Opcode::UNREGISTERED {
                tables.push(o);
            }
        });
        if !m.row(r).traits.has(Traits::SYMBOL_TABLE) {
            cx.diags.error(
                "symbol-dce-anchor",
                m.op_record[r].loc,
                "was scheduled to run under an operation that does not define a symbol table",
            );
            return false;
        }
    }
    let mut seen = Seen { live: vec![false; m.op_kind.len()], attrs: vec![u32::MAX; m.cx.attrs.len()] };
    for t in tables {
        if m.kind(t) != Opcode::ERASED {
            sweep_table(m, t, &mut seen);
        }
    }
    true
}

/// What was looked at, shared by all tables so that nested ones cost no more than what they hold.
struct Seen {
    /// Operations that stay.
    live: Vec<bool>,
    /// By attribute: the table that looked at it last.
    attrs: Vec<u32>,
}

/// Calls `f` for an operation and those inside, but not for what a symbol table inside holds: names mean something else
/// there.
fn walk_scope(m: &Module, root: Op, mut f: impl FnMut(Op)) {
    let mut stack = vec![root];
    while let Some(op) = stack.pop() {
        f(op);
        if m.row(op).traits.has(Traits::SYMBOL_TABLE) {
            continue;
        }
        for &r in m.op_regions(op).iter().rev() {
            for &b in m.region_blocks(r).iter().rev() {
                stack.extend(m.block_ops(b).iter().rev());
            }
        }
    }
}

/// Symbols of a table that a live operation refers to stay, and what they refer to.
fn sweep_table(m: &mut Module, table: Op, seen: &mut Seen) {
    let Some(body) = m.entry_block(table, 0) else { return };
    let symbols = segments::symbol_table(m, table);
    let live = &mut seen.live;
    // Symbols that are seen from outside, and operations that are no symbols, are alive.
    let mut work: Vec<Op> = Vec::new();
    let private = |m: &Module, op: Op| {
        let v = m.attr(op, Sym::SYM_VISIBILITY).and_then(|a| m.cx.str_value(a));
        v == Some(Sym::PRIVATE)
    };
    let is_symbol = |m: &Module, op: Op| m.row(op).traits.has(Traits::SYMBOL) && segments::symbol_name(m, op).is_some();
    for &op in m.block_ops(body) {
        if !is_symbol(m, op) || !private(m, op) {
            live[op.idx()] = true;
            work.push(op);
        }
    }
    let mut names: Vec<Sym> = Vec::new();
    while let Some(op) = work.pop() {
        walk_scope(m, op, |o| references(m, m.op_record[o].attrs, table.0, &mut seen.attrs, &mut names));
        for n in names.drain(..) {
            if let Some(s) = symbols.get(n)
                && !core::mem::replace(&mut live[s.idx()], true)
            {
                work.push(s);
            }
        }
    }
    let mut kept = Vec::new();
    for op in m.block_ops(body).to_vec() {
        if live[op.idx()] {
            kept.push(op);
            continue;
        }
        let mut inside = Vec::new();
        ir::walk(m, op, |o| inside.push(o));
        for o in inside {
            m.op_kind[o] = Opcode::ERASED;
            m.op_record[o].block = Block::NONE;
        }
    }
    if kept.len() != m.block_ops(body).len() {
        m.set_block_ops(body, &kept);
    }
}

/// Roots of the symbol references in an attribute, each attribute looked at once for a table.
fn references(m: &Module, attr: Attr, table: u32, seen: &mut [u32], out: &mut Vec<Sym>) {
    let mut stack = vec![attr];
    while let Some(a) = stack.pop() {
        if a.is_none() || core::mem::replace(&mut seen[a.idx()], table) == table {
            continue;
        }
        match m.cx.attr_data(a) {
            AttrData::Symbol { root, .. } => out.push(root),
            AttrData::Array(l) | AttrData::Record { fields: l, .. } => stack.extend(m.cx.attrs_in(l)),
            AttrData::Dict(_) => stack.extend(m.cx.dict_entries(a).map(|e| e.1)),
            AttrData::Distinct { attr, .. } => stack.push(attr),
            _ => {}
        }
    }
}

/// Makes every location under `roots` unknown.
pub fn strip(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let m = &mut *cx.m;
    let mut ops = Vec::new();
    for &r in roots {
        ir::walk(m, r, |o| ops.push(o));
    }
    for op in ops {
        m.op_record[op].loc = Loc::UNKNOWN;
        for i in 0..m.op_regions(op).len() {
            let r = m.op_regions(op)[i];
            for b in m.region_blocks(r).to_vec() {
                let args = m.blocks[b];
                // Argument locations are sorted by value: those of one block stand together.
                let from = m.arg_locs.partition_point(|e| e.0.0 < args.args);
                for e in m.arg_locs[from..].iter_mut().take_while(|e| e.0.0 < args.args + args.n_args) {
                    e.1 = Loc::UNKNOWN;
                }
            }
        }
    }
    true
}
