//! `reconcile-unrealized-casts`: a cast whose result some cast before it was made from becomes that value, and casts
//! that nothing uses go. Source: mlir-opt.

use alloc::vec::Vec;
use ir::dialect::builtin::UNREALIZED_CONVERSION_CAST as CAST;
use ir::{Block, Id, Module, Op, Opcode, Value};

use crate::pass::PassContext;

/// "Nothing replaces this value."
const NIL: u32 = u32::MAX;
/// Casts that [`source`] follows at most: longer chains of different types do not come from conversions.
const MAX_CHAIN: usize = 4096;

/// The pass.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let m = &mut *cx.m;
    let mut casts: Vec<Op> = Vec::new();
    match (roots, m.root) {
        (&[r], Some(root)) if r == root => {
            let kinds = m.op_kind.as_slice();
            casts.extend((0..kinds.len()).filter(|&i| kinds[i] == CAST).map(Op::new));
        }
        _ => {
            for &r in roots {
                ir::walk(m, r, |op| {
                    if m.op_kind[op] == CAST {
                        casts.push(op);
                    }
                });
            }
        }
    }
    if !casts.is_empty() {
        reconcile(m, &casts);
    }
    true
}

/// Resolves all casts of a module.
pub fn reconcile_all(m: &mut Module) {
    let kinds = m.op_kind.as_slice();
    let casts: Vec<Op> = (0..kinds.len()).filter(|&i| kinds[i] == CAST).map(Op::new).collect();
    if !casts.is_empty() {
        reconcile(m, &casts);
    }
}

/// Resolves the given casts.
fn reconcile(m: &mut Module, casts: &[Op]) {
    let mut repl = alloc::vec![NIL; m.value_type.len()];
    let mut is_given = alloc::vec![false; m.op_kind.len()];
    for &op in casts {
        is_given[op.idx()] = true;
        if let Some(from) = source(m, op) {
            let (results, from) = (m.op_record[op], m.op_record[from]);
            for i in 0..results.n_results {
                repl[(results.results + i) as usize] = m.operand_pool[(from.operands + i) as usize].0;
            }
        }
    }
    // A chain ends: each step goes to a value that was defined before, unless a graph region has casts in a circle.
    let end_of = |mut v: Value| {
        let first = v;
        let mut steps = 0usize;
        while repl[v.idx()] != NIL && repl[v.idx()] != v.0 && steps < repl.len() {
            v = Value(repl[v.idx()]);
            steps += 1;
        }
        if steps == repl.len() { first } else { v }
    };
    // Other operations read the ends of chains; the casts that they reach stay.
    let mut live = alloc::vec![false; m.op_kind.len()];
    let mut todo: Vec<Op> = Vec::new();
    for op in m.op_kind.ids() {
        if m.op_kind[op] == Opcode::ERASED || is_given[op.idx()] {
            continue;
        }
        let r = m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let v = m.operand_pool[i as usize];
            let end = end_of(v);
            if end != v {
                m.operand_pool[i as usize] = end;
            }
            keep(m, end, &is_given, &mut live, &mut todo);
        }
    }
    while let Some(op) = todo.pop() {
        let r = m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let end = end_of(m.operand_pool[i as usize]);
            m.operand_pool[i as usize] = end;
            keep(m, end, &is_given, &mut live, &mut todo);
        }
    }
    // The rest goes.
    let mut blocks: Vec<Block> = Vec::new();
    for &op in casts {
        if !live[op.idx()] {
            m.op_kind[op] = Opcode::ERASED;
            if m.op_record[op].block.is_some() && blocks.last() != Some(&m.op_record[op].block) {
                blocks.push(m.op_record[op].block);
            }
        }
    }
    ir::order::sort_by_key(&mut blocks, |&b| b);
    blocks.dedup();
    for block in blocks {
        // A block's list only gets shorter: it is packed where it is.
        let b = m.blocks[block];
        let mut n = b.ops;
        for i in b.ops..b.ops + b.n_ops {
            let op = m.op_order[i as usize];
            if m.op_kind[op] != Opcode::ERASED {
                m.op_order[n as usize] = op;
                n += 1;
            }
        }
        m.blocks[block].n_ops = n - b.ops;
    }
}

/// Marks the cast that defines a value as used.
fn keep(m: &Module, v: Value, is_given: &[bool], live: &mut [bool], todo: &mut Vec<Op>) {
    if let Some(op) = m.def_op(v)
        && is_given[op.idx()]
        && !live[op.idx()]
    {
        live[op.idx()] = true;
        todo.push(op);
    }
}

/// The closest cast, this one included, among those that a cast's operands come from whose operands have the types of
/// this one's results.
fn source(m: &Module, cast: Op) -> Option<Op> {
    let results = m.op_record[cast];
    let mut at = cast;
    for _ in 0..MAX_CHAIN {
        let r = m.op_record[at];
        let same = r.n_operands == results.n_results
            && (0..r.n_operands)
                .all(|i| m.value_type[m.operand_pool[(r.operands + i) as usize]] == m.value_type[Value(results.results + i)]);
        if same {
            return Some(at);
        }
        // Go on if the operands are all the results of one cast, in order.
        let first = *m.operands(at).first()?;
        let before = m.def_op(first).filter(|&op| m.op_kind[op] == CAST)?;
        let b = m.op_record[before];
        let all = b.n_results == r.n_operands && (0..r.n_operands).all(|i| m.operand_pool[(r.operands + i) as usize].0 == b.results + i);
        if !all || before == cast {
            return None;
        }
        at = before;
    }
    None
}
