//! What branches pass on, against the arguments of the blocks that they go to; and what regions of loops and conditions give.

use alloc::format;

use super::verify_op::{Checked, type_text};
use crate::attr::AttrData;
use crate::diag::Diagnostic;
use crate::dialect::{cf, llvm, scf};
use crate::id::{Attr, Block, Op, Region, Sym, Type, Value};
use crate::module::{Module, NO_EXTRA};
use crate::row::{Arity, OpRow};
use crate::segments::for_each_successor;

/// Operands that a branch passes on match the arguments of the block they go to.
pub(super) fn branch(m: &Module, op: Op, row: &OpRow) -> Checked {
    // The common branches, without looking up sizes: one successor that gets every operand.
    if let ([_], [field], [block]) = (row.successors, row.operands.all(), m.successors(op))
        && field.arity == Arity::Variadic
    {
        let b = m.blocks[*block];
        let operands = m.operands(op);
        let args = &m.value_type.as_slice()[b.args as usize..(b.args + b.n_args) as usize];
        if operands.len() == args.len() && operands.iter().zip(args).all(|(&v, &t)| m.value_type[v] == t) {
            return Ok(());
        }
    }
    // A branch that passes nothing on, to blocks that take nothing.
    let own = row.operands.iter().filter(|f| f.arity == Arity::One).count();
    if m.n_operands(op) == own && m.successors(op).iter().all(|&s| m.blocks[s].n_args == 0) {
        return Ok(());
    }
    if let ([yes, no], cf::COND_BR | llvm::COND_BR) = (m.successors(op), m.kind(op))
        && cfg!(feature = "fast")
        && plain_condition(m, op, *yes, *no).is_some()
    {
        return Ok(());
    }
    let mut wrong = None;
    for_each_successor(m, op, |i, block, range| {
        let b = m.blocks[block];
        let args = &m.value_type.as_slice()[b.args as usize..(b.args + b.n_args) as usize];
        let operands = &m.operands(op)[range];
        if operands.len() != args.len() {
            wrong = wrong.or(Some((i, block, None)));
        } else if let Some(k) = operands.iter().zip(args).position(|(&v, &t)| m.value_type[v] != t) {
            wrong = wrong.or(Some((i, block, Some((k, operands[k])))));
        }
    });
    match wrong {
        None => Ok(()),
        Some((i, block, what)) => Err(branch_error(m, op, i, block, what)),
    }
}

/// Whether values have the types of the arguments of a block.
#[inline]
fn takes(m: &Module, block: Block, values: &[Value]) -> bool {
    let b = &m.blocks[block];
    has_types(m, values, &m.value_type.as_slice()[b.args as usize..(b.args + b.n_args) as usize])
}
#[inline]
fn has_types(m: &Module, values: &[Value], types: &[Type]) -> bool {
    values.len() == types.len() && values.iter().zip(types).all(|(&v, &t)| m.value_type[v] == t)
}

/// Whether an operation at the end of a block is nothing but a branch of `cf`, and right.
pub(super) fn plain_br(m: &Module, op: Op) -> bool {
    let r = &m.op_record[op];
    let Some(e) = m.extras.get(r.extra as usize) else { return false };
    let [to] = *m.successors(op) else { return false };
    (r.n_results, e.n_regions, r.attrs) == (0, 0, Attr::EMPTY_DICT) && takes(m, to, m.operands(op))
}
/// Whether an operation is a loop or a condition of `scf` as they mostly are, and right: bounds are indices, and every region is
/// a block that gives the results.
pub(super) fn plain_structure(m: &Module, op: Op) -> bool {
    let r = &m.op_record[op];
    if r.attrs != Attr::EMPTY_DICT || !m.successors(op).is_empty() {
        return false;
    }
    let results = &m.value_type.as_slice()[r.results as usize..(r.results + r.n_results) as usize];
    let body = |region: Region| match *m.region_blocks(region) {
        [block] => {
            let end = m.terminator(block).filter(|&end| m.kind(end) == scf::YIELD)?;
            has_types(m, m.operands(end), results).then_some(block)
        }
        _ => None,
    };
    match (m.kind(op), m.op_regions(op), m.operands(op)) {
        (scf::FOR, &[region], [lower, upper, step, inits @ ..]) => {
            let Some(b) = body(region).map(|b| &m.blocks[b]) else { return false };
            let args = &m.value_type.as_slice()[b.args as usize..(b.args + b.n_args) as usize];
            let index = |v: &Value| m.value_type[*v] == Type::INDEX;
            let carried = args.split_first().is_some_and(|(&counter, carried)| counter == Type::INDEX && carried == results);
            carried && has_types(m, inits, results) && index(lower) && index(upper) && index(step)
        }
        (scf::IF, &[then, other], &[condition]) => {
            let plain = |region: Region| body(region).is_some_and(|b| m.blocks[b].n_args == 0);
            let left_out = m.regions[other].n_blocks == 0 && results.is_empty();
            m.value_type[condition] == Type::I1 && plain(then) && (left_out || plain(other))
        }
        _ => false,
    }
}
/// Whether an operation at the end of a block is nothing but what gives the results of such an operation.
pub(super) fn plain_yield(m: &Module, op: Op) -> bool {
    let r = &m.op_record[op];
    let nothing_else = (r.n_results, r.extra, r.attrs) == (0, NO_EXTRA, Attr::EMPTY_DICT);
    nothing_else && m.parent_op(op).is_some_and(|parent| matches!(m.kind(parent), scf::FOR | scf::IF | scf::WHILE))
}

/// Whether an operation at the end of a block is nothing but a conditional branch of `cf`, and right.
pub(super) fn plain_cond_br(m: &Module, op: Op) -> bool {
    let r = &m.op_record[op];
    let Some(e) = m.extras.get(r.extra as usize) else { return false };
    let ([yes, no], Some(&condition)) = (m.successors(op), m.operands(op).first()) else { return false };
    (r.n_results, e.n_regions) == (0, 0) && m.value_type[condition] == Type::I1 && plain_condition(m, op, *yes, *no).is_some()
}

/// The same of a conditional branch, where its sizes are all its attributes and it passes on what the blocks take.
fn plain_condition(m: &Module, op: Op, yes: Block, no: Block) -> Option<()> {
    let AttrData::Dict(entries) = m.cx.attr_data(m.op_record[op].attrs) else { return None };
    let &[name, sizes] = m.cx.lists.get(entries) else { return None };
    let AttrData::DenseArray { data, .. } = m.cx.attr_data(Attr(sizes)) else { return None };
    let &[1, 0, 0, 0, a, 0, 0, 0, b, 0, 0, 0] = m.cx.bytes.get(data) else { return None };
    let (first, second) = m.operands(op).get(1..)?.split_at_checked(a as usize)?;
    let fine = name == Sym::OPERAND_SEGMENT_SIZES.0 && second.len() == b as usize;
    (fine && takes(m, yes, first) && takes(m, no, second)).then_some(())
}

#[cold]
fn branch_error(m: &Module, op: Op, i: usize, block: Block, what: Option<(usize, Value)>) -> Diagnostic {
    let place = m.block_ops(block).first().map(|&o| m.op_record[o].loc);
    match what {
        None => {
            let passed = crate::segments::successor_operands(m, op, i).map_or(0, |r| r.len());
            let text = format!("branch has {passed} operands for successor #{i}, but target block has {}", m.blocks[block].n_args);
            let d = Diagnostic::error("branch-operands", m.op_record[op].loc, text);
            place.into_iter().fold(d, |d, p| d.note(p, "the target block begins here"))
        }
        Some((k, v)) => {
            let arg = Value(m.blocks[block].args + k as u32);
            let (found, want) = (type_text(m, m.ty(v)), type_text(m, m.ty(arg)));
            let text = format!("type mismatch for bb argument #{k} of successor #{i}: passed '{found}', the block takes '{want}'");
            Diagnostic::error("branch-operands", m.op_record[op].loc, text)
        }
    }
}
