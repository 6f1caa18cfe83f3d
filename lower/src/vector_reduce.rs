//! Reductions of several dimensions, and masks around accesses, taken apart by passes of their own:
//! `lower-vector-multi-reduction` brings the dimensions that go to one side, makes one of them and one of the others, and
//! then takes row by row; `lower-vector-mask` gives accesses the mask around them. Source: MLIR documentation, "'vector'
//! Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::vector_syntax::{int_list, ints, sizes, vector as vector_type};
use ir::dialect::{arith, vector as v};
use ir::{Attr, Module, NewOp, Op, Sym, Type, Value};

use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules};
use crate::vector_lower::{MAX_ELEMENTS, broadcast, combine, extract, index, insert, kind_of, zero};

/// `lower-vector-multi-reduction`
pub(crate) fn reduction_pass(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let inner = cx.text("lowering-strategy") == "inner-reduction";
    run(cx, ops, Rule { opcode: v::MULTI_REDUCTION, rewrite: if inner { to_rows } else { to_columns } })
}

/// `lower-vector-mask`
pub(crate) fn mask_pass(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    run(cx, ops, Rule { opcode: v::MASK_OP, rewrite: masks })
}

fn run(cx: &mut PassContext<'_>, ops: &[Op], rule: Rule) -> bool {
    let mut rules = Rules::new();
    rules.add(&[rule]);
    let opts = crate::convert::options(cx);
    crate::greedy_rules::run(cx.m, cx.release.version, ops, &rules, &opts, cx.diags)
}

fn to_rows(rw: &mut Rewriter<'_>, ops: &[Op]) {
    reductions(rw, ops, true);
}
fn to_columns(rw: &mut Rewriter<'_>, ops: &[Op]) {
    reductions(rw, ops, false);
}

/// Under a mask or not, and where the results go.
#[derive(Clone, Copy)]
struct Reduction {
    op: Op,
    /// What is replaced: the mask around it, if there is one.
    root: Op,
    mask: Option<Value>,
    how: u64,
}

fn reductions(rw: &mut Rewriter<'_>, ops: &[Op], inner: bool) {
    for &op in ops {
        let around = rw.m.parent_op(op).filter(|&p| rw.m.kind(p) == v::MASK_OP);
        let mask = around.map(|p| rw.m.operand(p, 0));
        let r = Reduction { op, root: around.unwrap_or(op), mask, how: kind_of(rw, op) };
        rw.at(r.root);
        rw.loc = rw.m.op_record[op].loc;
        rw.filled_in_place = true;
        if let Some(value) = reduced(rw, &r, inner) {
            if r.root != op {
                rw.erase(op);
            }
            rw.replace(r.root, &[value]);
        }
    }
}

/// One step.
fn reduced(rw: &mut Rewriter<'_>, r: &Reduction, inner: bool) -> Option<Value> {
    let (x, acc) = (rw.m.operand(r.op, 0), rw.m.operand(r.op, 1));
    let ty = rw.m.ty(x);
    let (dims, scalable) = sizes(&rw.m.cx, ty);
    let goes = ints(rw.m, r.op, Sym::REDUCTION_DIMS);
    let (gone, kept): (Vec<i64>, Vec<i64>) = (0..dims.len() as i64).partition(|d| goes.contains(d));
    // Nothing to go through, but each element has its start value.
    if gone.is_empty() {
        return picked(rw, r, x, acc, r.mask);
    }
    let order: Vec<i64> = if inner { kept.iter().chain(&gone).copied().collect() } else { gone.iter().chain(&kept).copied().collect() };
    if !kept.is_empty() && !order.is_sorted() {
        let mask = r.mask.map(|mask| transposed(rw, mask, &order));
        let x = transposed(rw, x, &order);
        let first = if inner { kept.len() } else { 0 } as i64;
        let dims: Vec<i64> = (first..first + gone.len() as i64).collect();
        return again(rw, r, x, acc, mask, &dims);
    }
    if dims.len() == 1 {
        let elem = rw.m.cx.elem_type(ty);
        let row = vector_type(&mut rw.m.cx, &[1, dims[0]], scalable << 1, elem);
        let x = rw.value(v::SHAPE_CAST, &[x], row, Attr::EMPTY_DICT);
        let one = vector_type(&mut rw.m.cx, &[1], 0, elem);
        let acc = broadcast(rw, acc, one);
        let truths = vector_type(&mut rw.m.cx, &[1, dims[0]], scalable << 1, Type::I1);
        let mask = r.mask.map(|mask| broadcast(rw, mask, truths));
        let whole = again(rw, r, x, acc, mask, &[1])?;
        return Some(extract(rw, whole, &[0]));
    }
    if dims.len() > 2 || kept.is_empty() {
        if scalable.count_ones() > 1 {
            return None;
        }
        return flattened(rw, r, inner, [&kept, &gone], [x, acc]);
    }
    // Rows of a number that is not known cannot be taken one by one.
    if scalable & 1 != 0 || dims[0] > MAX_ELEMENTS {
        return None;
    }
    if !inner {
        if r.mask.is_some() && rw.opts.release.vector_extractelement {
            return None;
        }
        let mut sum = acc;
        for i in 0..dims[0] {
            let row = extract(rw, x, &[i]);
            let mask = r.mask.map(|mask| extract(rw, mask, &[i]));
            sum = picked(rw, r, row, sum, mask)?;
        }
        return Some(sum);
    }
    let to = rw.m.ty(acc);
    let elem = rw.m.cx.elem_type(ty);
    let mut whole = zero(rw, to)?;
    let kind = crate::vector_lower::kind_attr(rw, r.how);
    let attrs = rw.m.cx.dict_one(Sym::KIND, kind);
    for i in 0..dims[0] {
        let row = extract(rw, x, &[i]);
        let start = extract(rw, acc, &[i]);
        let mask = r.mask.map(|mask| extract(rw, mask, &[i]));
        let sum = masked(rw, v::REDUCTION, &[row, start], elem, attrs, mask);
        whole = if rw.opts.release.vector_extractelement {
            let at = index(rw, i);
            rw.value(v::INSERTELEMENT, &[sum, whole, at], to, Attr::EMPTY_DICT)
        } else {
            insert(rw, sum, whole, &[i])
        };
    }
    Some(whole)
}

/// `x` and `acc` combined, where a mask says so.
fn picked(rw: &mut Rewriter<'_>, r: &Reduction, x: Value, acc: Value, mask: Option<Value>) -> Option<Value> {
    let sum = combine(rw, r.how, x, acc)?;
    let Some(mask) = mask else { return Some(sum) };
    let ty = rw.m.ty(acc);
    Some(rw.value(arith::SELECT, &[mask, sum, acc], ty, Attr::EMPTY_DICT))
}

fn transposed(rw: &mut Rewriter<'_>, x: Value, order: &[i64]) -> Value {
    let ty = rw.m.ty(x);
    let ((dims, scalable), elem) = (sizes(&rw.m.cx, ty), rw.m.cx.elem_type(ty));
    let to: Vec<i64> = order.iter().map(|&d| dims[d as usize]).collect();
    let bits = order.iter().rev().fold(0, |bits, &d| bits << 1 | scalable >> d & 1);
    let ty = vector_type(&mut rw.m.cx, &to, bits, elem);
    let order = rw.m.cx.i64_array(order);
    let attrs = rw.m.cx.dict_one(Sym::PERMUTATION, order);
    rw.value(v::TRANSPOSE, &[x], ty, attrs)
}

/// The same reduction of other dimensions.
fn again(rw: &mut Rewriter<'_>, r: &Reduction, x: Value, acc: Value, mask: Option<Value>, dims: &[i64]) -> Option<Value> {
    let dims = int_list(&mut rw.m.cx, dims);
    let kind = crate::vector_lower::kind_attr(rw, r.how);
    let attrs = rw.m.cx.dict(&[(Sym::KIND, kind), (Sym::REDUCTION_DIMS, dims)]);
    let ty = rw.m.ty(acc);
    Some(masked(rw, v::MULTI_REDUCTION, &[x, acc], ty, attrs, mask))
}

/// An operation with one result, under a mask if there is one.
pub(crate) fn masked(rw: &mut Rewriter<'_>, opcode: ir::Opcode, operands: &[Value], ty: Type, attrs: Attr, mask: Option<Value>) -> Value {
    let Some(mask) = mask else { return rw.value(opcode, operands, ty, attrs) };
    let (root, loc) = (rw.place, rw.loc);
    let region = rw.m.new_region();
    let block = rw.block_at_end(region, &[]);
    rw.at_end(block);
    let r = rw.value(opcode, operands, ty, attrs);
    rw.op(v::YIELD, &[r], &[], Attr::EMPTY_DICT);
    rw.go(root);
    let op = rw.build(NewOp { operands: &[mask], results: &[ty], regions: &[region], ..NewOp::new(v::MASK_OP, loc) });
    rw.m.result(op, 0)
}

/// All dimensions that go as one, and all others as one.
fn flattened(rw: &mut Rewriter<'_>, r: &Reduction, inner: bool, [kept, gone]: [&[i64]; 2], [x, acc]: [Value; 2]) -> Option<Value> {
    let (dims, scalable) = sizes(&rw.m.cx, rw.m.ty(x));
    let all = |list: &[i64]| {
        let size = list.iter().try_fold(1i64, |n, &d| n.checked_mul(dims[d as usize]));
        (size, u32::from(list.iter().any(|&d| scalable >> d & 1 != 0)))
    };
    let (mut parts, mut at) = (alloc::vec![all(gone)], 0);
    if !kept.is_empty() {
        at = usize::from(inner);
        parts.insert(1 - at, all(kept));
    }
    let to: Vec<i64> = parts.iter().map(|p| p.0).collect::<Option<_>>()?;
    let bits = parts.iter().rev().fold(0, |bits, p| bits << 1 | p.1);
    let cast = |rw: &mut Rewriter<'_>, x: Value, to: &[i64], bits| {
        let elem = rw.m.cx.elem_type(rw.m.ty(x));
        let ty = vector_type(&mut rw.m.cx, to, bits, elem);
        rw.value(v::SHAPE_CAST, &[x], ty, Attr::EMPTY_DICT)
    };
    let mask = r.mask.map(|mask| cast(rw, mask, &to, bits));
    let x = cast(rw, x, &to, bits);
    if kept.is_empty() {
        return again(rw, r, x, acc, mask, &[0]);
    }
    let start = cast(rw, acc, &to[1 - at..][..1], bits >> (1 - at) & 1);
    let sum = again(rw, r, x, start, mask, &[at as i64])?;
    let ty = rw.m.ty(acc);
    Some(rw.value(v::SHAPE_CAST, &[sum], ty, Attr::EMPTY_DICT))
}

/// Whether a module has accesses under `vector.mask`.
pub(crate) fn masked_access(m: &Module) -> bool {
    (0..m.op_kind.len()).map(|i| Op(i as u32)).any(|op| m.kind(op) == v::MASK_OP && access(m, op).is_some())
}

/// The access under a mask that gets the mask.
fn access(m: &Module, op: Op) -> Option<Op> {
    let &inner = m.block_ops(m.entry_block(op, 0)?).first()?;
    (m.n_operands(op) == 1 && matches!(m.kind(inner), v::TRANSFER_READ | v::TRANSFER_WRITE | v::GATHER)).then_some(inner)
}

/// Accesses under a mask, with the mask as an operand.
fn masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(inner) = access(rw.m, op) else { continue };
        let (kind, mut operands) = (rw.m.kind(inner), rw.m.operands(inner).to_vec());
        let mut mask = rw.m.operand(op, 0);
        let results: Vec<Type> = rw.m.results(inner).map(|x| rw.m.ty(x)).collect();
        rw.at(op);
        rw.loc = rw.m.op_record[inner].loc;
        let mut attrs = Vec::new();
        if kind == v::GATHER {
            let (at, ty) = (operands.len() - 2, rw.m.ty(mask));
            if ir::dialect::vector_fold_parts::mask_value(rw.m, operands[at]) == Some(true) {
                let Some(rest) = zero(rw, results[0]) else { continue };
                operands[at + 1] = rest;
            } else {
                mask = rw.value(arith::ANDI, &[mask, operands[at]], ty, Attr::EMPTY_DICT);
            }
            operands[at] = mask;
        } else {
            let name = Sym::OPERAND_SEGMENT_SIZES;
            let counts = rw.m.attr(inner, name).and_then(|a| rw.m.cx.int_array(a)).unwrap_or_default();
            let &[a, b, c, 0] = &counts[..] else { continue };
            attrs.push((name, rw.m.cx.i32_array(&[a as i32, b as i32, c as i32, 1])));
            operands.push(mask);
        }
        for name in [Sym::ALIGNMENT, Sym::IN_BOUNDS, Sym::PERMUTATION_MAP] {
            attrs.extend(rw.m.attr(inner, name).map(|a| (name, a)));
        }
        let attrs = rw.m.cx.dict(&attrs);
        let new = rw.op(kind, &operands, &results, attrs);
        rw.erase(inner);
        rw.replace_with(op, new);
    }
}
