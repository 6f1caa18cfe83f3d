//! Simplification of `scf.while`: what nobody asks for, what no turn changes and what is passed twice is passed no more, and
//! that the condition holds is known in the body.
//! Source: the canonicalization patterns of MLIR's `scf` dialect, as mlir-opt shows them.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::arith;
use ir::{Attr, Block, Def, Id, Op, Sym, Type, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_scf::{TWINS, keep_args, rebuild, take_over};

/// A loop: the block that asks whether to go on, and the one that runs if so, with their ends.
struct Loop {
    before: Block,
    after: Block,
    condition: Op,
    end: Op,
}

fn parts(c: &Canon<'_>, op: Op) -> Option<Loop> {
    let &[first, second] = c.m.op_regions(op) else { return None };
    let (&[before], &[after]) = (c.m.region_blocks(first), c.m.region_blocks(second)) else { return None };
    Some(Loop { before, after, condition: c.m.terminator(before)?, end: c.m.terminator(after)? })
}

/// Simplifies a loop.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(l) = parts(c, op) else { return Outcome::Kept };
    c.refresh(l.condition);
    c.refresh(l.end);
    let (inits, yields) = (c.m.operands(op).to_vec(), c.m.operands(l.end).to_vec());
    let (args, others): (Vec<Value>, Vec<Value>) = (c.m.block_args(l.before).collect(), c.m.block_args(l.after).collect());
    let results: Vec<Value> = c.m.results(op).collect();
    let Some((&go, passed)) = c.m.operands(l.condition).split_first() else { return Outcome::Kept };
    let passed = passed.to_vec();
    if inits.len() != args.len() || yields.len() != args.len() || passed.len() != results.len() || others.len() != results.len() {
        return Outcome::Kept;
    }
    if holds(c, op, l.after, go, &passed) {
        return Outcome::Changed;
    }
    // What is passed on to the next turn: nobody asks, or it is what it was before the loop.
    let unused = |c: &Canon<'_>, v: Value| c.uses[v.idx()] == 0;
    let number: ir::map::Map<Value, u32> = others.iter().zip(0..).map(|(&v, i)| (v, i)).collect();
    let same = |i: usize| yields[i] == inits[i] || number.get(&yields[i]).is_some_and(|&j| passed[j as usize] == args[i]);
    let gone: Vec<bool> = (0..args.len()).map(|i| unused(c, args[i]) || same(i)).collect();
    // What is passed out: nobody asks, it comes from outside, or it is passed already.
    let inside = |v: Value| match c.m.def(v) {
        Def::Arg(b, _) => b == l.before,
        Def::Result(o, _) => c.m.op_record[o].block == l.before,
    };
    let (mut kept, mut position, mut with): (Vec<usize>, _, _) = (Vec::new(), vec![usize::MAX; passed.len()], vec![None; passed.len()]);
    for i in 0..passed.len() {
        if (unused(c, others[i]) && unused(c, results[i])) || !inside(passed[i]) {
            continue;
        }
        match kept.iter().rev().take(TWINS).copied().find(|&j| passed[j] == passed[i]) {
            Some(j) => with[i] = Some(j),
            None => {
                position[i] = kept.len();
                kept.push(i);
            }
        }
    }
    let stays: Vec<usize> = (0..args.len()).filter(|&i| !gone[i]).collect();
    if stays.len() == args.len() && kept.len() == passed.len() {
        return Outcome::Kept;
    }
    for i in (0..args.len()).filter(|&i| gone[i]) {
        c.replace(args[i], inits[i]);
    }
    for i in (0..passed.len()).filter(|&i| position[i] == usize::MAX) {
        let outside = c.now(passed[i]);
        // What nobody asks for may stand for something else already.
        if !unused(c, others[i]) {
            c.replace(others[i], with[i].map_or(outside, |j| others[j]));
        }
        if with[i].is_none() {
            c.replace(results[i], outside);
        }
    }
    keep_args(c, l.before, &stays.iter().map(|&i| args[i]).collect::<Vec<_>>());
    let types = keep_args(c, l.after, &kept.iter().map(|&i| others[i]).collect::<Vec<_>>());
    let mut out = vec![c.now(go)];
    out.extend(kept.iter().map(|&i| c.now(passed[i])));
    c.set_operands(l.condition, &out);
    let left: Vec<Value> = stays.iter().map(|&i| c.now(yields[i])).collect();
    c.set_operands(l.end, &left);
    let operands: Vec<Value> = stays.iter().map(|&i| inits[i]).collect();
    let new = rebuild(c, op, &operands, &types);
    take_over(c, op, new, &position, &with)
}

/// Where the body runs, the condition is true, and so is a comparison that it is.
fn holds(c: &mut Canon<'_>, op: Op, after: Block, go: Value, passed: &[Value]) -> bool {
    let args: Vec<Value> = c.m.block_args(after).collect();
    let loc = c.m.op_record[op].loc;
    let mut changed = false;
    for i in (0..args.len()).filter(|&i| passed[i] == go && c.uses[args[i].idx()] > 0).collect::<Vec<_>>() {
        let v = c.constant(Attr::TRUE, Type::I1, loc);
        c.replace(args[i], v);
        changed = true;
    }
    let Some(test) = c.m.def_op(go).filter(|&d| c.m.kind(d) == arith::CMPI) else { return changed };
    c.refresh(test);
    let sides = c.m.operands(test).to_vec();
    if !passed.iter().any(|v| sides.contains(v)) {
        return changed;
    }
    let predicate = |c: &Canon<'_>, op: Op| c.m.attr(op, Sym::PREDICATE).and_then(|a| c.m.cx.int_value(a));
    let Some(is) = predicate(c, test) else { return changed };
    for o in c.m.block_ops(after).to_vec() {
        if c.m.kind(o) != arith::CMPI {
            continue;
        }
        c.refresh(o);
        let [x, y] = [0, 1].map(|k| c.m.operand(o, k));
        // What is passed stands on one side, and what it was compared with on the other.
        let same = |i: usize| (x == args[i] && [passed[i], y] == *sides) || (y == args[i] && [x, passed[i]] == *sides);
        let Some(other) = predicate(c, o).filter(|_| (0..args.len()).any(same)) else { continue };
        if other == is || other == opposite(is) {
            c.set_operands(o, &[]);
            c.m.op_kind[o] = arith::CONSTANT;
            c.m.op_record[o].attrs = c.m.cx.dict_one(Sym::VALUE, if other == is { Attr::TRUE } else { Attr::FALSE });
            changed = true;
        }
    }
    changed
}

/// The predicate of `arith.cmpi` that holds where another one does not.
fn opposite(predicate: i64) -> i64 {
    match predicate {
        0 | 1 => 1 - predicate,
        2..=5 => 7 - predicate,
        _ => 15 - predicate,
    }
}
