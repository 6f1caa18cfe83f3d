//! Simplification of `scf.parallel` and `scf.forall`: dimensions that run once go, loops that never run are their initial
//! values, loops in nothing but loops are one. Source: the canonicalization patterns of MLIR's `scf` dialect, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::dialect::scf;
use ir::segments::operand_field;
use ir::{Attr, Block, DYNAMIC, Op, Sym, Type, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_scf::{inline, keep_args, rebuild, turns};
use crate::fold;

/// Loops become one up to so many dimensions: each step of a deep nest copies the bounds of all.
const MAX_DIMS: usize = 256;

/// Simplifies a loop.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    let [lower, upper, step, inits] = [0, 1, 2, 3].map(|i| operand_field(c.m, op, i).to_vec());
    let n = lower.len();
    let Some(body) = c.m.entry_block(op, 0).filter(|_| upper.len() == n && step.len() == n) else { return Outcome::Kept };
    let args: Vec<Value> = c.m.block_args(body).collect();
    let known: Vec<Option<u8>> = (0..n).map(|i| times(c, [lower[i], upper[i], step[i]])).collect();
    if known.contains(&Some(0)) {
        c.replace_op(op, &inits);
        return Outcome::Gone;
    }
    let kept: Vec<usize> = (0..n).filter(|&i| known[i] != Some(1)).collect();
    if kept.len() == n || args.len() != n {
        return merge(c, op, body);
    }
    for i in (0..n).filter(|&i| known[i] == Some(1)) {
        c.replace(args[i], lower[i]);
    }
    if kept.is_empty() {
        return in_place(c, op, body, &inits);
    }
    keep_args(c, body, &kept.iter().map(|&i| args[i]).collect::<Vec<_>>());
    let bounds: Vec<Value> = [&lower, &upper, &step].into_iter().flat_map(|b| kept.iter().map(|&i| b[i])).chain(inits).collect();
    let types: Vec<_> = c.m.results(op).map(|r| c.m.ty(r)).collect();
    let new = rebuild(c, op, &bounds, &types);
    c.m.op_record[new].attrs = sizes(c, kept.len(), types.len());
    let results: Vec<Value> = c.m.results(new).collect();
    c.replace_op(op, &results);
    c.revisit(new);
    Outcome::Gone
}

/// How often a dimension runs: never, once, or more often.
fn times(c: &Canon<'_>, bounds: [Value; 3]) -> Option<u8> {
    if c.version >= 20 {
        return turns(c, bounds, false);
    }
    // Release 19 rounds the quotient up, and so takes none only for bounds that are less than a step apart.
    let [l, u, s] = bounds.map(|v| fold::constant_of(c.m, v).and_then(|a| c.m.cx.int_value(a)));
    match (l, u, s) {
        _ if bounds[0] == bounds[1] => Some(0),
        (Some(l), Some(u), Some(s)) if s > 0 => match u.checked_sub(l)? {
            d if d <= -s => None,
            d => Some(if d > s { 2 } else { u8::from(d > 0) }),
        },
        _ => None,
    }
}

/// The numbers of bounds and of initial values.
fn sizes(c: &mut Canon<'_>, dims: usize, inits: usize) -> Attr {
    let n = dims as i32;
    let sizes = c.m.cx.i32_array(&[n, n, n, inits as i32]);
    c.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, sizes)
}

/// Puts the body of a loop of one turn where it stands, and behind it each reduction of its initial value.
fn in_place(c: &mut Canon<'_>, op: Op, body: Block, inits: &[Value]) -> Outcome {
    let mut ops = c.take_block(body);
    let Some(end) = ops.pop() else { return Outcome::Kept };
    c.refresh(end);
    for (i, &init) in inits.iter().enumerate() {
        let Some(reduction) = c.m.entry_block(end, i) else { continue };
        let reduced = [init, c.m.operand(end, i)];
        for (a, v) in c.m.block_args(reduction).collect::<Vec<_>>().into_iter().zip(reduced) {
            c.replace(a, v);
        }
        let mut inside = c.take_block(reduction);
        let Some(give) = inside.pop() else { continue };
        let (r, v) = (c.m.result(op, i), c.m.operand(give, 0));
        c.replace(r, v);
        c.erase(give);
        ops.extend(inside);
    }
    c.erase(end);
    c.erase(op);
    c.splice(&ops);
    Outcome::Gone
}

/// A loop that only holds another one becomes one with it, if neither reduces and the inner bounds do not change.
fn merge(c: &mut Canon<'_>, op: Op, body: Block) -> Outcome {
    let &[inner, _] = c.m.block_ops(body) else { return Outcome::Kept };
    if c.m.kind(inner) != scf::PARALLEL || c.m.n_results(op) + c.m.n_results(inner) > 0 {
        return Outcome::Kept;
    }
    c.refresh(inner);
    let Some(inner_body) = c.m.entry_block(inner, 0) else { return Outcome::Kept };
    let mut args: Vec<Value> = c.m.block_args(body).collect();
    if c.m.operands(inner).iter().any(|v| args.contains(v)) {
        return Outcome::Kept;
    }
    args.extend(c.m.block_args(inner_body));
    if args.len() > MAX_DIMS {
        return Outcome::Kept;
    }
    let bounds: Vec<Value> =
        [0, 1, 2].into_iter().flat_map(|i| [operand_field(c.m, op, i), operand_field(c.m, inner, i)].concat()).collect();
    keep_args(c, inner_body, &args);
    let new = rebuild(c, inner, &bounds, &[]);
    c.m.op_record[new].attrs = sizes(c, args.len(), 0);
    for made in [Some(new), c.m.terminator(inner_body)].into_iter().flatten() {
        c.m.op_record[made].loc = c.m.op_record[op].loc;
    }
    c.erase(op);
    c.revisit(new);
    Outcome::Gone
}

/// Simplifies `scf.forall`: bounds that are constants become numbers; dimensions that run once go unless they are mapped to
/// something; a loop that never runs gives back what it would fill.
pub fn forall(c: &mut Canon<'_>, op: Op) -> Outcome {
    const LISTS: [Sym; 3] = [Sym::STATIC_LOWER_BOUND, Sym::STATIC_UPPER_BOUND, Sym::STATIC_STEP];
    let Some(body) = c.m.entry_block(op, 0) else { return Outcome::Kept };
    let outs = operand_field(c.m, op, 3).to_vec();
    let mut changed = false;
    // Of each dimension its bounds: a number, or what is known at run time only.
    let mut bounds: [Vec<(i64, Value)>; 3] = Default::default();
    for (i, name) in LISTS.into_iter().enumerate() {
        let fixed = c.m.attr(op, name).and_then(|a| c.m.cx.int_array(a)).unwrap_or_default();
        let mut given = operand_field(c.m, op, i).iter();
        for n in fixed {
            let v = if n == DYNAMIC { given.next().copied().unwrap_or(Value::NONE) } else { Value::NONE };
            let known = v.get().and_then(|v| fold::constant_of(c.m, v)).and_then(|a| c.m.cx.int_value(a)).filter(|&k| k != DYNAMIC);
            changed |= known.is_some();
            bounds[i].push(known.map_or((n, v), |k| (k, Value::NONE)));
        }
    }
    let [lower, upper, step] = &bounds;
    let n = lower.len();
    let args: Vec<Value> = c.m.block_args(body).collect();
    if upper.len() != n || step.len() != n || args.len() != n + outs.len() {
        return Outcome::Kept;
    }
    let mut kept: Vec<usize> = (0..n).collect();
    if c.m.attr(op, Sym::MAPPING).is_none() {
        let times = |i: usize| match (lower[i].0, upper[i].0, step[i].0) {
            (l, u, s) if [l, u, s].contains(&DYNAMIC) || s <= 0 => None,
            (l, u, _) if l >= u => Some(0),
            (l, u, s) => Some(if u.checked_sub(l).is_some_and(|d| d <= s) { 1 } else { 2 }),
        };
        let known: Vec<Option<u8>> = (0..n).map(times).collect();
        if known.contains(&Some(0)) {
            c.replace_op(op, &outs);
            return Outcome::Gone;
        }
        kept.retain(|&i| known[i] != Some(1));
    }
    if kept.is_empty() && !outs.is_empty() {
        kept = (0..n).collect();
    }
    if kept.len() == n && !changed {
        return Outcome::Kept;
    }
    let loc = c.m.op_record[op].loc;
    for i in (0..n).filter(|i| kept.binary_search(i).is_err()) {
        let value = c.m.cx.int_attr(Type::INDEX, lower[i].0);
        let v = c.constant(value, Type::INDEX, loc);
        c.replace(args[i], v);
    }
    if kept.is_empty() {
        return inline(c, op, body, &[]);
    }
    let (mut operands, mut attrs, mut counts) = (Vec::new(), c.m.op_record[op].attrs, [0, 0, 0, outs.len() as i32]);
    for (i, name) in LISTS.into_iter().enumerate() {
        let before = operands.len();
        operands.extend(kept.iter().map(|&k| bounds[i][k].1).filter(|v| v.is_some()));
        counts[i] = (operands.len() - before) as i32;
        let fixed = c.m.cx.i64_array(&kept.iter().map(|&k| bounds[i][k].0).collect::<Vec<_>>());
        attrs = c.m.cx.dict_set(attrs, name, fixed);
    }
    let counts = c.m.cx.i32_array(&counts);
    attrs = c.m.cx.dict_set(attrs, Sym::OPERAND_SEGMENT_SIZES, counts);
    operands.extend(&outs);
    if kept.len() == n {
        c.set_operands(op, &operands);
        c.m.op_record[op].attrs = attrs;
        return Outcome::Changed;
    }
    keep_args(c, body, &kept.iter().map(|&i| args[i]).chain(args[n..].iter().copied()).collect::<Vec<_>>());
    let types: Vec<_> = c.m.results(op).map(|r| c.m.ty(r)).collect();
    let new = rebuild(c, op, &operands, &types);
    c.m.op_record[new].attrs = attrs;
    let results: Vec<Value> = c.m.results(new).collect();
    c.replace_op(op, &results);
    c.revisit(new);
    Outcome::Gone
}
