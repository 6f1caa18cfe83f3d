//! `--symbol-dce`: erases private symbols that nothing refers to; `--strip-debuginfo`: forgets locations.
//! Source: MLIR documentation, "Passes".

use alloc::vec;
use alloc::vec::Vec;

use ir::segments::{self, SymbolTables};
use ir::{AttrData, Block, Id, Loc, Module, Op, Opcode, Sym, Traits};

use crate::pass::PassContext;
use crate::symbol_refs::SymbolRefs;

/// Erases what is not referred to in every symbol table under `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let m = &mut *cx.m;
    for &root in roots {
        if !is_table(m, root) {
            cx.diags.error(
                "symbol-dce-anchor",
                m.op_record[root].loc,
                "was scheduled to run under an operation that does not define a symbol table",
            );
            return false;
        }
        let live = live(m, root);
        let mut tables = Vec::new();
        ir::walk(m, root, |o| {
            if is_table(m, o) {
                tables.push(o);
            }
        });
        for t in tables {
            if m.kind(t) != Opcode::ERASED {
                sweep_table(m, t, &live);
            }
        }
    }
    true
}

fn is_table(m: &Module, op: Op) -> bool {
    m.row(op).traits.has(Traits::SYMBOL_TABLE) && m.kind(op) != Opcode::UNREGISTERED
}
fn is_symbol(m: &Module, op: Op) -> bool {
    m.row(op).traits.has(Traits::SYMBOL) && segments::symbol_name(m, op).is_some()
}
fn visibility(m: &Module, op: Op) -> Option<Sym> {
    m.attr(op, Sym::SYM_VISIBILITY).and_then(|a| m.cx.str_value(a))
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

/// By operation, whether it stays: what is no symbol, symbols that are seen from outside, and what those refer to. `nested` ones are
/// seen from outside of their table only if that is not hidden itself. What is inside of a table that goes is not asked for.
fn live(m: &Module, root: Op) -> Vec<bool> {
    let mut live = vec![false; m.op_kind.len()];
    // By attribute: the table in which it was looked at last.
    let mut seen = vec![u32::MAX; m.cx.attrs.len()];
    let mut tables = SymbolTables::default();
    let hides = |op: Op| !is_symbol(m, op) || visibility(m, op) == Some(Sym::PRIVATE);
    let root_hidden = m.parent_op(root).is_none() || hides(root);
    // Operations of a table that are alive, the table, and whether it is hidden.
    let mut work = Vec::new();
    let enter = |table: Op, hidden: bool, live: &mut Vec<bool>, work: &mut Vec<(Op, Op, bool)>| {
        for &op in m.entry_block(table, 0).map_or(&[][..], |body| m.block_ops(body)) {
            let goes = is_symbol(m, op)
                && match visibility(m, op) {
                    Some(Sym::PRIVATE) => true,
                    Some(Sym::NESTED) => hidden,
                    _ => false,
                };
            if !goes && !core::mem::replace(&mut live[op.idx()], true) {
                work.push((op, table, hidden));
            }
        }
    };
    enter(root, root_hidden, &mut live, &mut work);
    let (mut refs, mut found) = (SymbolRefs::default(), Vec::new());
    while let Some((op, table, hidden)) = work.pop() {
        if is_table(m, op) {
            enter(op, hidden || hides(op), &mut live, &mut work);
        }
        walk_scope(m, op, |o| refs.of(m, m.op_record[o].attrs, &mut found));
        for a in found.drain(..) {
            if core::mem::replace(&mut seen[a.idx()], table.0) == table.0 {
                continue;
            }
            // Every symbol on the way to what is referred to; nothing if it is not there.
            let AttrData::Symbol { root, nested } = m.cx.attr_data(a) else { continue };
            let names = core::iter::once(root).chain(m.cx.lists.get(nested).iter().map(|&n| Sym(n)));
            let mut way = Vec::new();
            let mut at = table;
            for name in names {
                let symbol = if is_table(m, at) { tables.lookup_in(m, at, name) } else { None };
                let Some(symbol) = symbol else {
                    way.clear();
                    break;
                };
                way.push((symbol, at, hidden));
                at = symbol;
            }
            for (symbol, at, hidden) in way {
                if !core::mem::replace(&mut live[symbol.idx()], true) {
                    work.push((symbol, at, hidden));
                }
            }
        }
    }
    live
}

/// Erases the symbols of a table that do not stay.
fn sweep_table(m: &mut Module, table: Op, live: &[bool]) {
    let Some(body) = m.entry_block(table, 0) else { return };
    let mut kept = Vec::new();
    for op in m.block_ops(body).to_vec() {
        if live[op.idx()] || !is_symbol(m, op) {
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
