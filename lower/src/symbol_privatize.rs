//! `--symbol-privatize`: makes the symbols of a table private, but for those that are to stay. Source: MLIR documentation,
//! "Passes", "-symbol-privatize".

use alloc::string::String;
use alloc::vec::Vec;

use ir::map::Set;
use ir::segments::symbol_name;
use ir::{Op, Opcode, Sym, Traits};

use crate::pass::PassContext;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let kept: Set<String> = cx.list("exclude").map(String::from).collect();
    let m = &mut *cx.m;
    for &root in roots {
        if m.kind(root) == Opcode::UNREGISTERED || !m.row(root).traits.has(Traits::SYMBOL_TABLE) {
            continue;
        }
        let ops: Vec<Op> = m.entry_block(root, 0).map_or(&[][..], |body| m.block_ops(body)).to_vec();
        for op in ops {
            let Some(name) = symbol_name(m, op).filter(|_| m.row(op).traits.has(Traits::SYMBOL)) else { continue };
            if !kept.contains(m.cx.str(name)) {
                let private = m.cx.sym_str_attr(Sym::PRIVATE);
                m.set_attr(op, Sym::SYM_VISIBILITY, private);
            }
        }
    }
    true
}
