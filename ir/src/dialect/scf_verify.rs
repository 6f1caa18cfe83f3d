//! Verifiers of the `scf` dialect: what enters and leaves the regions has the types of the operation's operands and
//! results.

use alloc::format;
use alloc::vec::Vec;

use crate::diag::Diags;
use crate::dialect::scf;
use crate::id::{Op, Sym, Type, Value};
use crate::module::Module;
use crate::segments;
use crate::text::print::type_string;

fn types(m: &Module, values: &[Value]) -> Vec<Type> {
    values.iter().map(|&v| m.ty(v)).collect()
}
fn results(m: &Module, op: Op) -> &[Type] {
    let r = &m.op_record[op];
    &m.value_type.as_slice()[r.results as usize..(r.results + r.n_results) as usize]
}
fn args(m: &Module, op: Op, region: usize) -> &[Type] {
    let Some(block) = m.entry_block(op, region) else { return &[] };
    let b = &m.blocks[block];
    &m.value_type.as_slice()[b.args as usize..(b.args + b.n_args) as usize]
}

/// Reports where two lists of types differ; `what` names the first, `of` the second.
fn same(m: &Module, op: Op, found: &[Type], expected: &[Type], what: &str, of: &str, d: &mut Diags) -> bool {
    passes(m, op, Op::NONE, found, expected, what, of, d)
}

/// The same for what a terminator passes from a region of the operation, or to another.
fn passes(m: &Module, op: Op, end: Op, found: &[Type], expected: &[Type], what: &str, of: &str, d: &mut Diags) -> bool {
    let differs = found.iter().zip(expected).position(|(f, e)| f != e);
    let (name, text) = match differs {
        _ if found.len() != expected.len() => ("region-count", format!("{} {what}s, but {} {of}s", found.len(), expected.len())),
        Some(i) => {
            let (f, e) = (type_string(m, found[i]), type_string(m, expected[i]));
            ("region-type", format!("type of {what} #{i} is '{f}', but that of {of} #{i} is '{e}'"))
        }
        None => return true,
    };
    let e = crate::verify::op_error(m, op, name, text);
    d.push(if end.is_some() { e.note(m.op_record[end].loc, "passed on here") } else { e });
    false
}

/// Whether values have these types.
fn fit(m: &Module, values: &[Value], types: &[Type]) -> bool {
    values.len() == types.len() && values.iter().zip(types).all(|(&v, &t)| m.value_type[v] == t)
}

/// A loop without anything wrong, without making lists.
fn plain_for(m: &Module, op: Op) -> Option<()> {
    let [lower, _, _, inits @ ..] = m.operands(op) else { return None };
    let (results, (variable, args)) = (results(m, op), args(m, op, 0).split_first()?);
    let end = m.terminator(m.entry_block(op, 0)?)?;
    let fits = *variable == m.value_type[*lower] && fit(m, inits, args) && args == results;
    (fits && (m.kind(end) != scf::YIELD || fit(m, m.operands(end), results))).then_some(())
}

/// A region ends in `scf.yield` of these types.
fn yields(m: &Module, op: Op, region: usize, expected: &[Type], d: &mut Diags) {
    let Some(end) = m.entry_block(op, region).and_then(|b| m.terminator(b)) else { return };
    if m.kind(end) == scf::YIELD && !fit(m, m.operands(end), expected) {
        passes(m, op, end, &types(m, m.operands(end)), expected, "yielded value", "result of the operation", d);
    }
}

/// Operands behind the condition are the results of the loop and the arguments of its second region.
pub fn verify_condition(m: &Module, op: Op, d: &mut Diags) {
    let Some(parent) = m.parent_op(op).filter(|&p| m.kind(p) == scf::WHILE) else { return };
    let passed = types(m, &m.operands(op)[1..]);
    if passes(m, parent, op, &passed, results(m, parent), "value passed by 'scf.condition'", "result of the loop", d) {
        passes(m, parent, op, &passed, args(m, parent, 1), "value passed by 'scf.condition'", "argument of the 'after' region", d);
    }
}

/// The region has blocks, the first one without arguments; results are yielded by every block that leaves it.
pub fn verify_execute_region(m: &Module, op: Op, d: &mut Diags) {
    match m.entry_block(op, 0) {
        None => return d.error("empty-region", m.op_record[op].loc, "region needs to have at least one block"),
        Some(b) if m.block_args(b).len() > 0 => {
            return d.error("region-arguments", m.op_record[op].loc, "region cannot have any arguments");
        }
        Some(_) => {}
    }
    let expected = results(m, op);
    for &b in m.region_blocks(m.op_regions(op)[0]) {
        let Some(end) = m.terminator(b).filter(|&t| m.kind(t) == scf::YIELD) else { continue };
        if !passes(m, op, end, &types(m, m.operands(end)), expected, "yielded value", "result of the operation", d) {
            return;
        }
    }
}

/// Induction variable, initial values, arguments, results and what is yielded fit together.
pub fn verify_for(m: &Module, op: Op, d: &mut Diags) {
    if cfg!(feature = "fast") && plain_for(m, op).is_some() {
        return;
    }
    let operands = types(m, m.operands(op));
    let mut expected = Vec::with_capacity(operands.len() - 2);
    expected.push(operands[0]);
    expected.extend_from_slice(&operands[3..]);
    if !same(m, op, args(m, op, 0), &expected, "argument of the body", "induction variable and initial value", d) {
        return;
    }
    if same(m, op, &operands[3..], results(m, op), "initial value", "result", d) {
        yields(m, op, 0, &operands[3..], d);
    }
}

/// Results are yielded by both regions.
pub fn verify_if(m: &Module, op: Op, d: &mut Diags) {
    let expected = results(m, op);
    if !expected.is_empty() && m.entry_block(op, 1).is_none() {
        d.error("missing-else", m.op_record[op].loc, "an 'scf.if' with results must have an 'else' region");
        return;
    }
    yields(m, op, 0, expected, d);
    yields(m, op, 1, expected, d);
}

/// Regions begin and end as the loop needs.
pub fn verify_while(m: &Module, op: Op, d: &mut Diags) {
    let inits = types(m, m.operands(op));
    if !same(m, op, args(m, op, 0), &inits, "argument of the 'before' region", "initial value", d) {
        return;
    }
    for (i, kind, name) in [(0, scf::CONDITION, "scf.condition"), (1, scf::YIELD, "scf.yield")] {
        let end = m.entry_block(op, i).and_then(|b| m.terminator(b));
        if end.is_none_or(|t| m.kind(t) != kind) {
            d.error("region-terminator", m.op_record[op].loc, format!("region #{i} must end in '{name}'"));
            return;
        }
    }
    yields(m, op, 1, &inits, d);
}

/// Bounds, steps, initial values and reductions fit together.
pub fn verify_parallel(m: &Module, op: Op, d: &mut Diags) {
    let loc = m.op_record[op].loc;
    let [lower, upper, step] = [0, 1, 2].map(|i| segments::operand_field(m, op, i).len());
    if lower == 0 {
        d.error("parallel-rank", loc, "needs at least one lower bound, upper bound and step");
        return;
    }
    if upper != lower || step != lower {
        d.error("parallel-rank", loc, format!("{lower} lower bounds, {upper} upper bounds and {step} steps: expected equal numbers"));
        return;
    }
    let constant = |&v: &Value| m.def_op(v).filter(|&o| m.kind(o) == super::arith::CONSTANT).and_then(|o| m.attr(o, Sym::VALUE));
    let steps = segments::operand_field(m, op, 2);
    if steps.iter().filter_map(constant).filter_map(|a| m.cx.int_value(a)).any(|n| n <= 0) {
        d.error("parallel-step", loc, "constant step operand must be positive");
        return;
    }
    let indices = alloc::vec![Type::INDEX; lower];
    if !same(m, op, args(m, op, 0), &indices, "argument of the body", "induction variable", d) {
        return;
    }
    let inits = segments::operand_field(m, op, 3);
    if !same(m, op, results(m, op), &types(m, inits), "result", "initial value", d) {
        return;
    }
    let Some(end) = m.entry_block(op, 0).and_then(|b| m.terminator(b)) else { return };
    if m.kind(end) != scf::REDUCE {
        d.error("region-terminator", loc, "body must end in 'scf.reduce'");
        return;
    }
    let reduced = m.operands(end);
    let at = if reduced.len() == inits.len() { end } else { op };
    passes(m, at, end, &types(m, reduced), &types(m, inits), "reduced value", "initial value", d);
}

/// One region for each operand, with two arguments of its type.
pub fn verify_reduce(m: &Module, op: Op, d: &mut Diags) {
    let n = m.op_regions(op).len();
    if n != m.n_operands(op) {
        d.error("reduce-regions", m.op_record[op].loc, format!("{} operands, but {n} reduction regions", m.n_operands(op)));
        return;
    }
    for (i, &v) in m.operands(op).iter().enumerate() {
        let pair = [m.ty(v); 2];
        if !same(m, op, args(m, op, i), &pair, "argument of the reduction", "value to combine", d) {
            return;
        }
        let end = m.entry_block(op, i).and_then(|b| m.terminator(b));
        if end.is_none_or(|t| m.kind(t) != scf::REDUCE_RETURN) {
            d.error("region-terminator", m.op_record[op].loc, "a reduction region must end in 'scf.reduce.return'");
        }
    }
}

/// The combined value has the type of the reduction.
pub fn verify_reduce_return(m: &Module, op: Op, d: &mut Diags) {
    let region = m.op_record[op].block.get().map(|b| m.blocks[b]);
    let Some(b) = region.filter(|b| b.n_args > 0) else { return };
    let (found, expected) = (m.ty(m.operand(op, 0)), m.ty(Value(b.args)));
    if found != expected {
        let text = format!("must return '{}' as its reduction region takes, not '{}'", type_string(m, expected), type_string(m, found));
        d.error("region-type", m.op_record[op].loc, text);
    }
}

/// One region for each case, every case once, results yielded by all.
pub fn verify_index_switch(m: &Module, op: Op, d: &mut Diags) {
    let loc = m.op_record[op].loc;
    let cases = m.attr(op, Sym::CASES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let n = m.op_regions(op).len().saturating_sub(1);
    if cases.len() != n {
        d.error("switch-cases", loc, format!("has {n} case regions but {} case values", cases.len()));
        return;
    }
    let mut sorted = cases;
    crate::order::sort_by_key(&mut sorted, |&v| v);
    if let Some(w) = sorted.windows(2).find(|w| w[0] == w[1]) {
        d.error("switch-cases", loc, format!("has duplicate case value: {}", w[0]));
        return;
    }
    let expected = results(m, op);
    for i in 0..=n {
        let end = m.entry_block(op, i).and_then(|b| m.terminator(b));
        if end.is_none_or(|t| m.kind(t) != scf::YIELD) {
            d.error("region-terminator", loc, "every region must end in 'scf.yield'");
            return;
        }
        yields(m, op, i, expected, d);
    }
}

/// Bounds, operands, arguments and results fit together.
pub fn verify_forall(m: &Module, op: Op, d: &mut Diags) {
    let loc = m.op_record[op].loc;
    let names = [Sym::STATIC_LOWER_BOUND, Sym::STATIC_UPPER_BOUND, Sym::STATIC_STEP];
    let fixed = names.map(|n| m.attr(op, n).and_then(|a| m.cx.int_array(a)).unwrap_or_default());
    let rank = fixed[1].len();
    for (i, f) in fixed.iter().enumerate() {
        let dynamic = f.iter().filter(|&&n| n == crate::ty::DYNAMIC).count();
        if f.len() != rank || dynamic != segments::operand_field(m, op, i).len() {
            d.error("forall-rank", loc, "the numbers of lower bounds, upper bounds, steps and their dynamic operands do not fit together");
            return;
        }
    }
    if let Some(mapping) = m.attr(op, Sym::MAPPING).and_then(|a| m.cx.array_items(a))
        && !mapping.is_empty()
        && mapping.len() != rank
    {
        d.error("forall-mapping", loc, format!("maps {} dimensions of {rank}", mapping.len()));
        return;
    }
    let outputs = types(m, segments::operand_field(m, op, 3));
    let mut expected = alloc::vec![Type::INDEX; rank];
    expected.extend_from_slice(&outputs);
    if same(m, op, args(m, op, 0), &expected, "argument of the body", "induction variable and shared output", d) {
        same(m, op, results(m, op), &outputs, "result", "shared output", d);
    }
}

/// Only writes of parts of tensors, which go to the shared tensors of the loop.
pub fn verify_in_parallel(m: &Module, op: Op, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    let shared = m.op_record[op].block;
    for &part in m.block_ops(block) {
        let loc = m.op_record[part].loc;
        if m.op_name(part) != "tensor.parallel_insert_slice" {
            d.error(
                "parallel-write",
                m.op_record[op].loc,
                format!("holds '{}', but only operations that write parts of tensors may stand here", m.op_name(part)),
            );
            return;
        }
        if let Some(&dest) = m.operands(part).get(1)
            && !matches!(m.def(dest), crate::module::Def::Arg(b, _) if Some(b) == shared.get())
        {
            d.error("parallel-write", loc, "writes to a tensor that is no shared output of the loop");
        }
    }
}
