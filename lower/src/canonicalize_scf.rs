//! Simplification of structured control flow: what is known to run is put in place, results that need no branch become
//! selects, loops of no or one turn vanish. Source: the canonicalization patterns of MLIR's `scf` dialect, as mlir-opt
//! shows them.

use alloc::vec;
use alloc::vec::Vec;

use ir::constant::{self, signed};
use ir::dialect::{arith, scf};
use ir::store::Scratch;
use ir::{Attr, Block, Def, Id, NewOp, Op, Opcode, Region, Sym, Type, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_parallel;
#[cfg(feature = "extended")]
use crate::canonicalize_while;
use crate::fold;

/// How many values before one are looked at for an equal one: all of them would make long lists quadratic.
pub(crate) const TWINS: usize = 64;

/// Simplifies one structured operation.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        scf::IF => branch(c, op),
        scf::FOR => counted(c, op),
        scf::PARALLEL => canonicalize_parallel::simplify(c, op),
        scf::FORALL => canonicalize_parallel::forall(c, op),
        #[cfg(feature = "extended")]
        scf::WHILE => canonicalize_while::simplify(c, op),
        scf::EXECUTE_REGION => once(c, op),
        scf::INDEX_SWITCH => switch(c, op),
        _ => Outcome::Kept,
    }
}

fn only_block(c: &Canon<'_>, r: Region) -> Option<Block> {
    match c.m.region_blocks(r) {
        [b] => Some(*b),
        _ => None,
    }
}

/// Puts the operations of a block where `op` stands; what the block's terminator passes are the results of `op`.
pub(crate) fn inline(c: &mut Canon<'_>, op: Op, block: Block, args: &[Value]) -> Outcome {
    let ops = c.take_block(block);
    let Some((&end, body)) = ops.split_last() else { return Outcome::Kept };
    for (a, &v) in c.m.block_args(block).collect::<Vec<_>>().into_iter().zip(args) {
        c.replace(a, v);
    }
    let values = c.m.operands(end).to_vec();
    for (i, v) in values.into_iter().enumerate() {
        let r = c.m.result(op, i);
        c.replace(r, v);
    }
    c.erase(end);
    c.erase(op);
    c.splice(body);
    Outcome::Gone
}

fn branch(c: &mut Canon<'_>, op: Op) -> Outcome {
    let condition = c.m.operand(op, 0);
    let [then, other] = *c.m.op_regions(op) else { return Outcome::Kept };
    if let Some(known) = fold::constant_of(c.m, condition) {
        let run = if known == Attr::TRUE { then } else { other };
        return match only_block(c, run) {
            Some(b) => inline(c, op, b, &[]),
            None => {
                c.erase(op);
                Outcome::Gone
            }
        };
    }
    if let Some(plain) = fold::swap_negated(c.m, op, condition) {
        c.set_operands(op, &[plain]);
        return Outcome::Changed;
    }
    let n = c.m.n_results(op);
    let (Some(b), e) = (only_block(c, then), only_block(c, other)) else { return Outcome::Kept };
    if let Some(prev) = c.previous().filter(|&p| c.m.kind(p) == scf::IF) {
        let known = c.m.operand(prev, 0);
        if known == condition {
            return join(c, prev, op);
        }
        // One of the conditions is the other one's opposite; a branch with results has both regions.
        if fold::negated(c.m, known) == Some(condition) || fold::negated(c.m, condition) == Some(known) {
            fold::swap_branches(c.m, op);
            c.set_operands(op, &[known]);
            return join(c, prev, op);
        }
    }
    if nested(c, op, b, e) {
        return Outcome::Changed;
    }
    if n == 0 {
        if let Some(e) = e.filter(|&e| only_yields(c, e)) {
            for y in c.take_block(e) {
                c.erase(y);
            }
            c.m.set_region_blocks(other, &[]);
            return Outcome::Changed;
        }
        return Outcome::Kept;
    }
    let (Some(e), Some(x), Some(y)) = (e, c.m.terminator(b), e.and_then(|e| c.m.terminator(e))) else { return Outcome::Kept };
    c.refresh(x);
    c.refresh(y);
    let (xs, ys) = (c.m.operands(x).to_vec(), c.m.operands(y).to_vec());
    if xs.len() != n || ys.len() != n {
        return Outcome::Kept;
    }
    let inside = |c: &Canon<'_>, v: Value, b: Block| c.m.def_op(v).is_some_and(|d| c.m.op_record[d].block == b);
    // Results that nothing uses go, and those whose values exist outside become selects.
    let unused: Vec<bool> = c.m.results(op).map(|r| c.uses[ir::Id::idx(r)] == 0).collect();
    let mut stays: Scratch<bool> = (0..n).map(|i| !unused[i] && (inside(c, xs[i], b) || inside(c, ys[i], e))).collect();
    let mut kept: Vec<usize> = Vec::new();
    // Results that always equal another one.
    let mut twins: Vec<(usize, usize)> = Vec::new();
    for i in 0..n {
        // Of the last ones only: looking at all of them would make long lists quadratic.
        let twin = kept.iter().rev().take(64).position(|&j| c.version >= 20 && (xs[i], ys[i]) == (xs[j], ys[j]));
        match twin.filter(|_| stays[i]) {
            Some(at) => {
                stays[i] = false;
                twins.push((i, kept.len() - 1 - at));
            }
            None if stays[i] => kept.push(i),
            None => {}
        }
    }
    if stays.iter().all(|&s| s) {
        return Outcome::Kept;
    }
    let loc = c.m.op_record[op].loc;
    let mut values: Scratch<Value> = vec![Value::NONE; n].into();
    for i in (0..n).filter(|&i| !stays[i] && !unused[i] && twins.binary_search_by_key(&i, |t| t.0).is_err()) {
        let ty = c.m.ty(xs[i]);
        if xs[i] == ys[i] {
            values[i] = xs[i];
            continue;
        }
        // In the branches it is known what the condition is.
        let known = |c: &mut Canon<'_>, v, is| if v == condition { c.constant(is, Type::I1, loc) } else { v };
        let (x, y) = (known(c, xs[i], Attr::TRUE), known(c, ys[i], Attr::FALSE));
        values[i] = c.value(arith::SELECT, &[condition, x, y], ty, Attr::EMPTY_DICT, loc);
    }
    let types: Vec<Type> = kept.iter().map(|&i| c.m.ty(xs[i])).collect();
    // Before the branches yield less: a value that only they use must not lose its last use on the way.
    for (i, &v) in values.iter().enumerate().filter(|e| e.1.is_some()) {
        let r = c.m.result(op, i);
        c.replace(r, v);
    }
    for (end, from) in [(x, &xs), (y, &ys)] {
        let operands: Vec<Value> = kept.iter().map(|&i| from[i]).collect();
        c.set_operands(end, &operands);
    }
    let attrs = c.m.op_record[op].attrs;
    let (r0, r1) = (c.m.new_region(), c.m.new_region());
    c.m.set_region_blocks(r0, &[b]);
    c.m.set_region_blocks(r1, &[e]);
    // The regions of the old operation are empty from here on.
    c.m.set_region_blocks(then, &[]);
    c.m.set_region_blocks(other, &[]);
    c.m.blocks[b].region = r0;
    c.m.blocks[e].region = r1;
    let new = c.insert(NewOp { operands: &[condition], results: &types, attrs, regions: &[r0, r1], ..NewOp::new(scf::IF, loc) });
    for (i, k) in kept.iter().copied().enumerate().map(|(k, i)| (i, k)).chain(twins) {
        let (old, new) = (c.m.result(op, i), c.m.result(new, k));
        c.replace(old, new);
    }
    c.erase(op);
    c.revisit(new);
    Outcome::Gone
}

fn only_yields(c: &Canon<'_>, b: Block) -> bool {
    matches!(c.m.block_ops(b), [y] if c.m.kind(*y) == scf::YIELD)
}

/// Makes a branch that holds nothing but a branch one on both conditions, if what it yields allows it. `b` and `e` are its
/// blocks.
fn nested(c: &mut Canon<'_>, op: Op, b: Block, e: Option<Block>) -> bool {
    let &[inner, end] = c.m.block_ops(b) else { return false };
    if c.m.kind(inner) != scf::IF || e.is_some_and(|e| !only_yields(c, e)) {
        return false;
    }
    let inner_else = c.m.entry_block(inner, 1);
    let Some(body) = c.m.entry_block(inner, 0).filter(|_| inner_else.is_none_or(|e| only_yields(c, e))) else { return false };
    let mut yielded = |b: Option<Block>| match b.and_then(|b| c.m.terminator(b)) {
        Some(end) => {
            c.refresh(end);
            c.m.operands(end).to_vec()
        }
        None => Vec::new(),
    };
    let (mut yields, others) = (yielded(Some(b)), yielded(e));
    let (inner_yields, inner_others) = (yielded(Some(body)), yielded(inner_else));
    let mut outside: Vec<usize> = Vec::new();
    for (i, v) in yields.iter_mut().enumerate() {
        match c.m.def(*v) {
            // Where the inner condition does not hold, it gives what the outer one gives where that does not.
            Def::Result(d, k) if d == inner => {
                let k = k as usize;
                if inner_others.get(k) != others.get(i) {
                    return false;
                }
                let Some(&now) = inner_yields.get(k) else { return false };
                *v = now;
            }
            _ if i >= others.len() => return false,
            // What nobody asks for may stand for something else already.
            _ if c.uses[c.m.result(op, i).idx()] == 0 => {}
            _ => outside.push(i),
        }
    }
    c.refresh(inner);
    let (condition, also, loc) = (c.m.operand(op, 0), c.m.operand(inner, 0), c.m.op_record[op].loc);
    let both = c.value(arith::ANDI, &[condition, also], Type::I1, Attr::EMPTY_DICT, loc);
    for i in outside {
        let (r, ty) = (c.m.result(op, i), c.m.ty(yields[i]));
        let v = c.value(arith::SELECT, &[condition, yields[i], others[i]], ty, Attr::EMPTY_DICT, loc);
        c.replace(r, v);
    }
    let mut ops = c.take_block(body);
    c.set_operands(end, &yields);
    for gone in ops.pop().into_iter().chain([inner]) {
        c.erase(gone);
    }
    ops.push(end);
    c.m.set_block_ops(b, &ops);
    c.set_operands(op, &[both]);
    true
}

/// Two branches on one condition, one behind the other, are one with the results of both.
fn join(c: &mut Canon<'_>, prev: Op, op: Op) -> Outcome {
    let results: Vec<Value> = c.m.results(prev).chain(c.m.results(op)).collect();
    let n = c.m.n_results(prev);
    c.does_also(op, prev);
    // The first one is kept until its regions have moved, though nothing may use it any more.
    for r in &results[..n] {
        c.uses[r.idx()] += 1;
    }
    for i in 0..2 {
        let (from, to) = (c.m.op_regions(prev)[i], c.m.op_regions(op)[i]);
        match (c.m.region_blocks(from).first().copied(), c.m.region_blocks(to).first().copied()) {
            (Some(f), Some(t)) => {
                let mut ops = c.take_block(f);
                if let Some(end) = ops.pop() {
                    c.refresh(end);
                    let given = c.m.operands(end).to_vec();
                    if n > 0 {
                        known_inside(c, t, &results[..n], &given);
                        if let Some(last) = c.m.terminator(t) {
                            let all = [&given, c.m.operands(last)].concat();
                            c.set_operands(last, &all);
                        }
                    }
                    c.erase(end);
                }
                ops.extend(c.take_block(t));
                c.m.set_block_ops(t, &ops);
            }
            (Some(f), None) => {
                c.m.set_region_blocks(from, &[]);
                c.m.set_region_blocks(to, &[f]);
            }
            _ => {}
        }
    }
    if n == 0 {
        c.erase(prev);
        return Outcome::Changed;
    }
    let types: Vec<Type> = results.iter().map(|&r| c.m.ty(r)).collect();
    let condition = c.m.operand(op, 0);
    let new = rebuild(c, op, &[condition], &types);
    for (i, &r) in results.iter().enumerate() {
        if i < n {
            c.uses[r.idx()] -= 1;
        }
        // What nobody asks for may stand for something else already.
        if c.uses[r.idx()] > 0 {
            let v = c.m.result(new, i);
            c.replace(r, v);
        }
    }
    c.erase(prev);
    c.erase(op);
    c.revisit(new);
    Outcome::Gone
}

/// Puts other values for some in everything in a block.
fn known_inside(c: &mut Canon<'_>, block: Block, old: &[Value], new: &[Value]) {
    let by: ir::map::Map<Value, Value> = old.iter().copied().zip(new.iter().copied()).collect();
    let mut inside: Vec<Op> = Vec::new();
    for &o in c.m.block_ops(block) {
        ir::walk(c.m, o, |o| inside.push(o));
    }
    for o in inside {
        c.refresh(o);
        let now: Vec<Value> = c.m.operands(o).iter().map(|v| by.get(v).copied().unwrap_or(*v)).collect();
        if now != c.m.operands(o) {
            c.set_operands(o, &now);
        }
    }
}

/// How often a loop from one bound to another runs, as far as that is known: never, once, or more often (2).
pub(crate) fn turns(c: &Canon<'_>, [lower, upper, step]: [Value; 3], unsigned: bool) -> Option<u8> {
    let number = |v: Value| constant::uniform_int(&c.m.cx, fold::constant_of(c.m, v));
    let step = number(step);
    if lower == upper {
        return Some(0);
    }
    // A loop that does not go on, or goes back, is no loop.
    if c.version >= 20 && step.is_some_and(|(s, w)| s == 0 || !unsigned && signed(s, w) < 0) {
        return Some(0);
    }
    let (none, span) = match (number(lower), number(upper)) {
        (Some((l, _)), Some((u, _))) if unsigned => (l >= u, u.wrapping_sub(l)),
        (Some((l, w)), Some((u, _))) => (signed(l, w) >= signed(u, w), signed(u, w).wrapping_sub(signed(l, w)) as u128),
        _ => {
            let (d, w) = distance(c, lower, upper, unsigned)?;
            (d == 0 || !unsigned && signed(d, w) < 0, d)
        }
    };
    match step {
        _ if none => Some(0),
        Some((s, w)) if s > 0 && (unsigned || signed(s, w) > 0) => Some(if span <= s { 1 } else { 2 }),
        _ => None,
    }
}

/// How far an upper bound is above a lower one of which it is the sum with a constant: the distance and its width.
fn distance(c: &Canon<'_>, lower: Value, upper: Value, unsigned: bool) -> Option<(u128, u32)> {
    let sum = c.m.def_op(upper).filter(|&d| c.m.kind(d) == arith::ADDI)?;
    // Release 20 asks whether the sum can wrap around.
    let right = c.version < 20 || crate::canonicalize_arith::flags(c, sum) & if unsigned { 2 } else { 1 } != 0;
    match *c.m.operands(sum) {
        [a, b] if a == lower && right => constant::uniform_int(&c.m.cx, fold::constant_of(c.m, b)),
        _ => None,
    }
}

/// A loop of no turns is its initial values, one of one turn its body, and one that does nothing what it yields.
fn counted(c: &mut Canon<'_>, op: Op) -> Outcome {
    let operands = c.m.operands(op).to_vec();
    let [lower, upper, step, ..] = *operands else { return Outcome::Kept };
    let turns = turns(c, [lower, upper, step], c.m.attr(op, Sym::UNSIGNED_CMP).is_some());
    let body = c.m.entry_block(op, 0);
    match (turns, body) {
        (Some(0), _) => {
            c.replace_op(op, &operands[3..]);
            Outcome::Gone
        }
        (Some(1), Some(b)) => {
            let mut args = vec![lower];
            args.extend_from_slice(&operands[3..]);
            inline(c, op, b, &args)
        }
        (Some(_), Some(b)) if c.m.block_ops(b).len() == 1 => {
            let end = c.m.block_ops(b)[0];
            c.refresh(end);
            let yields = c.m.operands(end).to_vec();
            if yields.iter().any(|&v| c.m.block_args(b).any(|a| a == v)) {
                return iteration_args(c, op);
            }
            c.replace_op(op, &yields);
            Outcome::Gone
        }
        _ => iteration_args(c, op),
    }
}

/// Values that no turn changes, or that another one always equals, need not be handed from turn to turn.
fn iteration_args(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(b) = c.m.entry_block(op, 0) else { return Outcome::Kept };
    let Some(end) = c.m.terminator(b) else { return Outcome::Kept };
    c.refresh(end);
    let operands = c.m.operands(op).to_vec();
    let (inits, yields) = (&operands[3..], Scratch::from(c.m.operands(end).to_vec()));
    let args: Scratch<Value> = c.m.block_args(b).skip(1).collect();
    let results: Scratch<Value> = c.m.results(op).collect();
    if inits.is_empty() || yields.len() != inits.len() || args.len() != inits.len() {
        return Outcome::Kept;
    }
    let turns = turning(c, b, inits, &yields);
    let mut kept: Vec<usize> = Vec::new();
    // What stands for each value that is not kept: its first one, or another one.
    let mut with: Scratch<Option<usize>> = vec![None; inits.len()].into();
    let mut position: Scratch<usize> = vec![usize::MAX; inits.len()].into();
    for i in 0..inits.len() {
        let unused = c.uses[args[i].idx()] == 0 && c.uses[results[i].idx()] == 0;
        if yields[i] == args[i] || yields[i] == inits[i] || turns[i] || unused {
            continue;
        }
        let twin = kept.iter().rev().take(TWINS).copied().find(|&j| c.version >= 20 && inits[j] == inits[i] && yields[j] == yields[i]);
        match twin {
            Some(j) => with[i] = Some(j),
            None => {
                position[i] = kept.len();
                kept.push(i);
            }
        }
    }
    if kept.len() == inits.len() {
        return Outcome::Kept;
    }
    for i in (0..inits.len()).filter(|&i| position[i] == usize::MAX) {
        c.replace(args[i], with[i].map_or(inits[i], |j| args[j]));
        if with[i].is_none() {
            c.replace(results[i], inits[i]);
        }
    }
    let old: Vec<Value> = c.m.block_args(b).take(1).chain(kept.iter().map(|&i| args[i])).collect();
    let types = keep_args(c, b, &old);
    let left: Vec<Value> = kept.iter().map(|&i| c.now(yields[i])).collect();
    c.set_operands(end, &left);
    let mut new_operands = operands[..3].to_vec();
    new_operands.extend(kept.iter().map(|&i| inits[i]));
    let new = rebuild(c, op, &new_operands, &types[1..]);
    take_over(c, op, new, &position, &with)
}

/// Which values of a loop only change places with others that begin as they do: newer releases.
fn turning(c: &Canon<'_>, body: Block, inits: &[Value], yields: &[Value]) -> Scratch<bool> {
    let mut turns: Scratch<bool> = vec![false; inits.len()].into();
    // By place: from which one it was walked to first.
    let mut walk: Scratch<usize> = vec![usize::MAX; inits.len()].into();
    for start in 0..if c.version >= 20 { inits.len() } else { 0 } {
        let (mut at, mut path) = (start, Vec::new());
        while walk[at] == usize::MAX {
            walk[at] = start;
            path.push(at);
            match c.m.def(yields[at]) {
                Def::Arg(b, k) if b == body && (1..=inits.len()).contains(&(k as usize)) => at = k as usize - 1,
                _ => {
                    path.clear();
                    break;
                }
            }
        }
        // Back where the walk came by: from there on it is a circle.
        let circle = path.iter().position(|&p| p == at).map_or(&[][..], |i| &path[i..]);
        if circle.iter().all(|&p| inits[p] == inits[at]) {
            circle.iter().for_each(|&p| turns[p] = true);
        }
    }
    turns
}

/// Puts an operation in the place of one that it was rebuilt of: of each result the new place, or one that it equals, if any.
pub(crate) fn take_over(c: &mut Canon<'_>, op: Op, new: Op, position: &[usize], with: &[Option<usize>]) -> Outcome {
    for i in 0..position.len() {
        let k = position[with[i].unwrap_or(i)];
        if k != usize::MAX {
            let (r, v) = (c.m.result(op, i), c.m.result(new, k));
            c.replace(r, v);
        }
    }
    c.erase(op);
    c.revisit(new);
    Outcome::Gone
}

/// Leaves a block these of its arguments, which are new values; their types.
pub(crate) fn keep_args(c: &mut Canon<'_>, b: Block, kept: &[Value]) -> Vec<Type> {
    let types: Vec<Type> = kept.iter().map(|&v| c.m.ty(v)).collect();
    c.m.set_block_args(b, &types);
    for (&old, new) in kept.iter().zip(c.m.block_args(b)) {
        c.m.place_arg_like(new, old);
        c.replace(old, new);
    }
    types
}

/// The same operation on other operands with other results, which takes over the regions.
pub(crate) fn rebuild(c: &mut Canon<'_>, op: Op, operands: &[Value], results: &[Type]) -> Op {
    let mut regions = Vec::new();
    for old in c.m.op_regions(op).to_vec() {
        let blocks = c.m.region_blocks(old).to_vec();
        let region = c.m.new_region();
        c.m.set_region_blocks(region, &blocks);
        // The regions of the old operation are empty from here on.
        c.m.set_region_blocks(old, &[]);
        for b in blocks {
            c.m.blocks[b].region = region;
        }
        regions.push(region);
    }
    let (kind, attrs, loc) = (c.m.kind(op), c.m.op_record[op].attrs, c.m.op_record[op].loc);
    c.insert(NewOp { operands, results, attrs, regions: &regions, ..NewOp::new(kind, loc) })
}

/// A region of one block runs in place.
fn once(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(&region) = c.m.op_regions(op).first() else { return Outcome::Kept };
    if c.m.attr(op, Sym::NO_INLINE).is_none()
        && let Some(b) = only_block(c, region)
        && c.m.terminator(b).is_some_and(|t| c.m.kind(t) == scf::YIELD)
    {
        return inline(c, op, b, &[]);
    }
    if c.version < 20 || c.m.n_results(op) == 0 {
        return Outcome::Kept;
    }
    let blocks = c.m.region_blocks(region).to_vec();
    let ends: Vec<Op> = blocks.iter().filter_map(|&b| c.m.terminator(b)).filter(|&t| c.m.kind(t) == scf::YIELD).collect();
    results_from_outside(c, op, &ends, &blocks, false)
}

/// A switch over a known index is the region that runs.
fn switch(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(known) = fold::constant_of(c.m, c.m.operand(op, 0)).and_then(|a| c.m.cx.int_value(a)) else {
        return if c.version >= 20 { switch_results(c, op) } else { Outcome::Kept };
    };
    let cases = c.m.attr(op, Sym::CASES).and_then(|a| c.m.cx.int_array(a)).unwrap_or_default();
    let i = cases.iter().position(|&v| v == known).map_or(0, |i| i + 1);
    match c.m.entry_block(op, i) {
        Some(b) => inline(c, op, b, &[]),
        None => Outcome::Kept,
    }
}

/// Results of a switch that nothing uses go, and those that every region yields the same value for.
fn switch_results(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (mut ends, mut blocks): (Vec<Op>, Vec<Block>) = (Vec::new(), Vec::new());
    for i in 0..c.m.op_regions(op).len() {
        let Some(b) = only_block(c, c.m.op_regions(op)[i]) else { return Outcome::Kept };
        let Some(end) = c.m.terminator(b) else { return Outcome::Kept };
        ends.push(end);
        blocks.push(b);
    }
    results_from_outside(c, op, &ends, &blocks, true)
}

/// Results for which all that ends regions yields the same value from outside go. `blocks`: where values are from inside;
/// `lists`: results that nothing uses, or that always equal another one, go as well.
fn results_from_outside(c: &mut Canon<'_>, op: Op, ends: &[Op], blocks: &[Block], lists: bool) -> Outcome {
    let results: Scratch<Value> = c.m.results(op).collect();
    let Some(&end) = ends.first() else { return Outcome::Kept };
    if ends.iter().any(|&e| c.m.n_operands(e) != results.len()) {
        return Outcome::Kept;
    }
    for &e in ends {
        c.refresh(e);
    }
    let same = |c: &Canon<'_>, i: usize| {
        let v = c.m.operand(end, i);
        let home = match c.m.def(v) {
            Def::Result(d, _) => c.m.op_record[d].block,
            Def::Arg(b, _) => b,
        };
        // One block of many is looked for only where all yield the value.
        (ends.iter().all(|&e| c.m.operand(e, i) == v) && !blocks.contains(&home)).then_some(v)
    };
    let values: Vec<Option<Value>> = (0..results.len()).map(|i| same(c, i)).collect();
    let mut kept: Vec<usize> = Vec::new();
    for i in 0..results.len() {
        if values[i].is_some() || lists && c.uses[results[i].idx()] == 0 {
            continue;
        }
        // Of the last ones only: looking at all of them would make long lists quadratic.
        let twin = |j: &usize| ends.iter().all(|&e| c.m.operand(e, i) == c.m.operand(e, *j));
        match kept.iter().rev().take(TWINS).copied().find(|j| lists && twin(j)) {
            Some(j) => c.replace(results[i], results[j]),
            None => kept.push(i),
        }
    }
    if kept.len() == results.len() {
        return Outcome::Kept;
    }
    for (i, &r) in results.iter().enumerate() {
        if let Some(v) = values[i] {
            c.replace(r, v);
        }
    }
    for &end in ends {
        let left: Vec<Value> = kept.iter().map(|&i| c.m.operand(end, i)).collect();
        c.set_operands(end, &left);
    }
    let types: Vec<Type> = kept.iter().map(|&i| c.m.ty(results[i])).collect();
    let operands = c.m.operands(op).to_vec();
    let new = rebuild(c, op, &operands, &types);
    for (k, &i) in kept.iter().enumerate() {
        let v = c.m.result(new, k);
        c.replace(results[i], v);
    }
    c.erase(op);
    c.revisit(new);
    Outcome::Gone
}

/// What the condition of an `scf.if` is known to be in a region of it.
pub fn assumption(c: &Canon<'_>, op: Op, region: usize) -> Option<(Value, Attr)> {
    if c.m.kind(op) != scf::IF || c.m.kind(op) == Opcode::ERASED {
        return None;
    }
    Some((c.m.operand(op, 0), if region == 0 { Attr::TRUE } else { Attr::FALSE }))
}
