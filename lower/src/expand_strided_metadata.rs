//! `expand-strided-metadata`: views become `memref.extract_strided_metadata` of what they view, arithmetic on its
//! results, and `memref.reinterpret_cast`. A view of a view is computed from the first one's source, so each view
//! stands on its own, as upstream's patterns leave it.

use alloc::vec::Vec;
use core::ops::Range;

use ir::dialect::{affine as affine_dialect, memref as mr, memref_shape as shape};
use ir::row::Folded;
use ir::segments::operand_field;
use ir::{Attr, DYNAMIC, Expr, Module, Op, Opcode, Sym, Type, TypeData, Value, affine};

use crate::affine_apply::{Mixed, apply};
use crate::options::Options;
use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules, sweep};
use crate::types::TypeConverter;

/// The rules of this pass.
pub static RULES: &[Rule] = &[
    Rule { opcode: mr::COLLAPSE_SHAPE, rewrite: views },
    Rule { opcode: mr::DIM, rewrite: dims },
    Rule { opcode: mr::EXPAND_SHAPE, rewrite: views },
    Rule { opcode: mr::EXTRACT_ALIGNED_POINTER_AS_INDEX, rewrite: aligned_pointers },
    Rule { opcode: mr::EXTRACT_STRIDED_METADATA, rewrite: metadata_ops },
    Rule { opcode: mr::SUBVIEW, rewrite: views },
];

/// Views that this pass takes away.
pub const VIEWS: [Opcode; 3] = [mr::SUBVIEW, mr::EXPAND_SHAPE, mr::COLLAPSE_SHAPE];

/// The pass `expand-strided-metadata`.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let opts = Options::new(cx.release);
    let mut rules = Rules::new();
    rules.add(RULES);
    if !sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags) {
        return false;
    }
    if !cx.release.pointer_through_reshapes {
        for &root in ops {
            pointers_of_bases(cx.m, root);
        }
    }
    crate::canonicalize::tidy(cx.m, cx.release.version, ops);
    true
}

/// The pointer of what became a `memref.reinterpret_cast` is that of its base.
fn pointers_of_bases(m: &mut Module, root: Op) {
    let mut found = Vec::new();
    ir::walk(m, root, &mut |op| {
        if m.kind(op) == mr::EXTRACT_ALIGNED_POINTER_AS_INDEX
            && let Some(cast) = m.def_op(m.operand(op, 0)).filter(|&d| m.kind(d) == mr::REINTERPRET_CAST)
        {
            found.push((op, m.operand(cast, 0)));
        }
    });
    for (op, base) in found {
        let slot = m.op_record[op].operands as usize;
        m.operand_pool[slot] = base;
    }
}

/// What a memref is made of.
struct Parts {
    base: Value,
    offset: Mixed,
    sizes: Vec<Mixed>,
    strides: Vec<Mixed>,
}

/// Views of views of views: no longer chains are looked through.
const MAX_CHAIN: u32 = 256;

/// Sizes of views that are known as long as the views are there: upstream goes through a function backwards, so it
/// meets these before the views.
fn dims(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut found = Vec::new();
    for &op in ops {
        let (given, at) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        // Sizes of unknown ranks do not fold.
        if rw.m.cx.shape_of(rw.m.ty(given)).is_none() {
            continue;
        }
        let src = behind_casts(rw.m, given);
        let Some(view) = rw.m.def_op(src).filter(|&d| rw.m.kind(d) == mr::SUBVIEW) else { continue };
        let slot = rw.m.op_record[op].operands as usize;
        rw.m.operand_pool[slot] = src;
        let index = known(rw.m, at, view, &mut { MAX_INDEX });
        found.clear();
        if ir::dialect::memref_fold::dim(rw.m, op, &[None, index], &mut found)
            && let [Folded::Value(v)] = found[..]
        {
            rw.replace(op, &[v]);
        } else {
            rw.m.operand_pool[slot] = given;
        }
    }
}

/// What casts to an unknown rank and back began with, where they fold away.
fn behind_casts(m: &Module, v: Value) -> Value {
    let cast_of = |v: Value| m.def_op(v).filter(|&d| m.kind(d) == mr::CAST).map(|d| m.operand(d, 0));
    let unranked = |v: Value| matches!(m.cx.type_data(m.ty(v)), TypeData::UnrankedMemRef { .. });
    let mut best = v;
    let mut at = v;
    for _ in 0..MAX_CHAIN {
        let Some(next) = cast_of(at) else { break };
        // A cast from a known rank changes no size.
        if !unranked(next) && (at == best || m.ty(next) == m.ty(best)) {
            best = next;
        }
        at = next;
    }
    best
}

/// Operations that are looked at for one index.
const MAX_INDEX: u32 = 32;

/// The constant that an index comes to by folding what stands behind the view.
fn known(m: &mut Module, v: Value, view: Op, left: &mut u32) -> Option<Attr> {
    if let Some(a) = crate::fold::constant_of(m, v) {
        return Some(a);
    }
    *left = left.checked_sub(1)?;
    let def = m.def_op(v).filter(|&d| d > view)?;
    let fold = m.row(def).fold?;
    let &[a, b] = m.operands(def) else { return None };
    let operands = [known(m, a, view, left), known(m, b, view, left)];
    let mut found = Vec::new();
    // Some fold by their second operand alone, as a remainder of 1 does.
    match (operands[1].is_some() && fold(m, def, &operands, &mut found), &found[..]) {
        (true, &[Folded::Attr(a)]) => Some(a),
        (true, &[Folded::Value(v)]) => known(m, v, view, left),
        _ => None,
    }
}

fn views(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut found = Vec::new();
    for &op in ops {
        rw.at(op);
        let ty = rw.m.ty(rw.m.result(op, 0));
        // A reshape to the same type, or back to what another began with, folds.
        found.clear();
        if rw.m.kind(op) != mr::SUBVIEW
            && rw.m.row(op).fold.is_some_and(|fold| fold(rw.m, op, &[None], &mut found))
            && let [Folded::Value(v)] = found[..]
        {
            rw.replace(op, &[v]);
            continue;
        }
        let Some(p) = view_parts(rw, op, 0) else { continue };
        // The whole of a memref without dimensions is what it began with.
        if rw.m.ty(p.base) == ty && p.offset == Mixed::Number(0) && p.sizes.is_empty() {
            rw.replace(op, &[p.base]);
            continue;
        }
        let v = reinterpret(rw, p.base, ty, p.offset, &p.sizes, &p.strides);
        rw.replace(op, &[v]);
    }
}

/// `memref.reinterpret_cast`
pub(crate) fn reinterpret(rw: &mut Rewriter<'_>, base: Value, ty: Type, offset: Mixed, sizes: &[Mixed], strides: &[Mixed]) -> Value {
    let mut operands = alloc::vec![base];
    let mut counts = [1i32, 0, 0, 0];
    let mut attrs = [Attr::NONE; 3];
    let offsets = [offset];
    for (i, list) in [&offsets[..], sizes, strides].into_iter().enumerate() {
        let before = operands.len();
        let statics: Vec<i64> = list
            .iter()
            .map(|&x| match x {
                Mixed::Number(n) => n,
                Mixed::Value(v) | Mixed::Result(v, _) => {
                    operands.push(v);
                    DYNAMIC
                }
            })
            .collect();
        counts[i + 1] = (operands.len() - before) as i32;
        attrs[i] = rw.m.cx.i64_array(&statics);
    }
    let segments = rw.m.cx.i32_array(&counts);
    let attrs = rw.m.cx.dict(&[
        (Sym::OPERAND_SEGMENT_SIZES, segments),
        (Sym::STATIC_OFFSETS, attrs[0]),
        (Sym::STATIC_SIZES, attrs[1]),
        (Sym::STATIC_STRIDES, attrs[2]),
    ]);
    rw.value(mr::REINTERPRET_CAST, &operands, ty, attrs)
}

/// The entries of a mixed list of an operation.
fn mixed(rw: &Rewriter<'_>, op: Op, name: Sym, field: usize) -> Vec<Mixed> {
    let mut values = operand_field(rw.m, op, field).iter();
    let statics = rw.m.attr(op, name).and_then(|a| rw.m.cx.int_array(a)).unwrap_or_default();
    statics
        .iter()
        .map(|&n| match n {
            DYNAMIC => values.next().map_or(Mixed::Number(n), |&v| Mixed::Value(v)),
            n => Mixed::Number(n),
        })
        .collect()
}

fn number_or(n: i64, v: Mixed) -> Mixed {
    if n == DYNAMIC { v } else { Mixed::Number(n) }
}

/// What an old value is made of; appends what it takes to know that.
fn parts(rw: &mut Rewriter<'_>, v: Value, depth: u32) -> Option<Parts> {
    if depth < MAX_CHAIN
        && let Some(def) = rw.m.def_op(v)
    {
        let found = match rw.m.kind(def) {
            mr::SUBVIEW | mr::EXPAND_SHAPE | mr::COLLAPSE_SHAPE => view_parts(rw, def, depth),
            mr::ALLOC | mr::ALLOCA => buffer_parts(rw, v, operand_field(rw.m, def, 0).to_vec()),
            mr::GET_GLOBAL => buffer_parts(rw, v, Vec::new()),
            mr::CAST => cast_parts(rw, def, depth),
            // In 22 the promise is a value; the view is of what it is made for.
            mr::ASSUME_ALIGNMENT if rw.m.n_results(def) == 1 => {
                let src = rw.m.operand(def, 0);
                parts(rw, src, depth + 1)
            }
            mr::MEMORY_SPACE_CAST if rw.opts.release.metadata_through_space => space_parts(rw, def, depth),
            mr::REINTERPRET_CAST => reinterpret_parts(rw, def, depth),
            mr::EXTRACT_STRIDED_METADATA => Some(Parts { base: v, offset: Mixed::Number(0), sizes: Vec::new(), strides: Vec::new() }),
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    plain_parts(rw, v)
}

/// The type of the base buffer of a memref.
fn base_type(rw: &mut Rewriter<'_>, ty: Type) -> Type {
    let (TypeData::MemRef { elem, space, .. } | TypeData::UnrankedMemRef { elem, space }) = rw.m.cx.type_data(ty) else { return ty };
    rw.m.cx.memref_type(&[], elem, Attr::NONE, space)
}

/// `memref.extract_strided_metadata`; what the type says need not be read.
fn plain_parts(rw: &mut Rewriter<'_>, v: Value) -> Option<Parts> {
    let ty = rw.m.ty(v);
    let (strides, offset) = shape::strides(&rw.m.cx, ty)?;
    let dims = rw.m.cx.shape_of(ty)?.to_vec();
    let rank = dims.len();
    let mut types = alloc::vec![Type::INDEX; 2 + 2 * rank];
    types[0] = base_type(rw, ty);
    let op = rw.op(mr::EXTRACT_STRIDED_METADATA, &[v], &types, Attr::EMPTY_DICT);
    let result = |i: usize| Mixed::Value(rw.m.result(op, i));
    Some(Parts {
        base: rw.m.result(op, 0),
        offset: number_or(offset, result(1)),
        sizes: (0..rank).map(|i| number_or(dims[i], result(2 + i))).collect(),
        strides: (0..rank).map(|i| number_or(strides[i], result(2 + rank + i))).collect(),
    })
}

/// A buffer that was allocated: sizes given, strides their products.
fn buffer_parts(rw: &mut Rewriter<'_>, v: Value, dynamic: Vec<Value>) -> Option<Parts> {
    let ty = rw.m.ty(v);
    let TypeData::MemRef { dims, layout, .. } = rw.m.cx.type_data(ty) else { return None };
    if layout.is_some() {
        return None;
    }
    let mut dynamic = dynamic.into_iter();
    let dims = rw.m.cx.shape(dims).to_vec();
    let mut sizes = Vec::with_capacity(dims.len());
    for n in dims {
        sizes.push(if n == DYNAMIC { Mixed::Value(dynamic.next()?) } else { Mixed::Number(n) });
    }
    let mut strides = alloc::vec![Mixed::Number(1); sizes.len()];
    let mut product = affine::constant(&mut rw.m.cx, 1);
    for i in (0..sizes.len().saturating_sub(1)).rev() {
        let s = affine::symbol(&mut rw.m.cx, (sizes.len() - 2 - i) as u32);
        product = affine::mul(&mut rw.m.cx, product, s);
        strides[i] = apply(rw, product, &sizes[i + 1..]);
    }
    let base = base_type(rw, ty);
    let base = if base == ty { v } else { reinterpret(rw, v, base, Mixed::Number(0), &[], &[]) };
    Some(Parts { base, offset: Mixed::Number(0), sizes, strides })
}

/// A cast says more or less of what its source is.
fn cast_parts(rw: &mut Rewriter<'_>, op: Op, depth: u32) -> Option<Parts> {
    let (src, ty) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
    let dims = rw.m.cx.shape_of(ty)?.to_vec();
    rw.m.cx.shape_of(rw.m.ty(src))?;
    let (strides, offset) = shape::strides(&rw.m.cx, ty)?;
    let mut p = parts(rw, src, depth + 1)?;
    p.offset = number_or(offset, p.offset);
    for i in 0..dims.len() {
        p.sizes[i] = number_or(dims[i], p.sizes[i]);
        p.strides[i] = number_or(strides[i], p.strides[i]);
    }
    Some(p)
}

/// Another memory space concerns the buffer only.
fn space_parts(rw: &mut Rewriter<'_>, op: Op, depth: u32) -> Option<Parts> {
    let (src, ty) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
    rw.m.cx.shape_of(rw.m.ty(src))?;
    let p = parts(rw, src, depth + 1)?;
    let base = base_type(rw, ty);
    let base = rw.value(mr::MEMORY_SPACE_CAST, &[p.base], base, Attr::EMPTY_DICT);
    Some(Parts { base, ..p })
}

/// A `memref.reinterpret_cast` keeps the buffer only.
fn reinterpret_parts(rw: &mut Rewriter<'_>, op: Op, depth: u32) -> Option<Parts> {
    let src = rw.m.operand(op, 0);
    rw.m.cx.shape_of(rw.m.ty(src))?;
    let base = parts(rw, src, depth + 1)?.base;
    let offset = *mixed(rw, op, Sym::STATIC_OFFSETS, 1).first()?;
    Some(Parts { base, offset, sizes: mixed(rw, op, Sym::STATIC_SIZES, 2), strides: mixed(rw, op, Sym::STATIC_STRIDES, 3) })
}

/// What the source of a view is made of, with what the source's type says where it says something.
fn source_parts(rw: &mut Rewriter<'_>, src: Value, depth: u32) -> Option<Parts> {
    let ty = rw.m.ty(src);
    let (strides, offset) = shape::strides(&rw.m.cx, ty)?;
    let mut p = parts(rw, src, depth + 1)?;
    let (rank, dims) = (strides.len(), rw.m.cx.shape_of(ty)?.to_vec());
    p.offset = result(rw, p.offset, offset, 1);
    for i in 0..rank {
        p.strides[i] = result(rw, p.strides[i], strides[i], 2 + rank + i);
        p.sizes[i] = result(rw, p.sizes[i], dims[i], 2 + i);
    }
    Some(p)
}

/// What result `n` of the source's metadata is: what the type tells, else a value, be it a constant.
fn result(rw: &mut Rewriter<'_>, x: Mixed, told: i64, n: usize) -> Mixed {
    match x {
        _ if told != DYNAMIC => Mixed::Number(told),
        Mixed::Number(c) => Mixed::Result(index_value(rw, c), n as u32),
        Mixed::Value(v) | Mixed::Result(v, _) => Mixed::Result(v, n as u32),
    }
}

pub(crate) fn index_value(rw: &mut Rewriter<'_>, n: i64) -> Value {
    let n = rw.m.cx.int_attr(Type::INDEX, n);
    let attrs = rw.m.cx.dict(&[(Sym::VALUE, n)]);
    rw.value(ir::dialect::arith::CONSTANT, &[], Type::INDEX, attrs)
}

fn symbols(rw: &mut Rewriter<'_>) -> (Expr, Expr) {
    (affine::symbol(&mut rw.m.cx, 0), affine::symbol(&mut rw.m.cx, 1))
}

fn view_parts(rw: &mut Rewriter<'_>, op: Op, depth: u32) -> Option<Parts> {
    match rw.m.kind(op) {
        mr::SUBVIEW => subview_parts(rw, op, depth),
        mr::EXPAND_SHAPE => reshape_parts(rw, op, depth, true),
        _ => reshape_parts(rw, op, depth, false),
    }
}

fn subview_parts(rw: &mut Rewriter<'_>, op: Op, depth: u32) -> Option<Parts> {
    let src = rw.m.operand(op, 0);
    let res = rw.m.ty(rw.m.result(op, 0));
    let [offsets, sizes, steps] =
        [(Sym::STATIC_OFFSETS, 1), (Sym::STATIC_SIZES, 2), (Sym::STATIC_STRIDES, 3)].map(|(s, i)| mixed(rw, op, s, i));
    let numbers = |list: &[Mixed]| -> Vec<i64> {
        list.iter()
            .map(|x| match x {
                Mixed::Number(n) => *n,
                Mixed::Value(_) | Mixed::Result(..) => DYNAMIC,
            })
            .collect()
    };
    let whole = shape::subview(&rw.m.cx, rw.m.ty(src), &numbers(&offsets), &numbers(&sizes), &numbers(&steps))?;
    let (res_strides, res_offset) = shape::strides(&rw.m.cx, res)?;
    let dropped = shape::dropped_dims(&whole, rw.m.cx.shape_of(res)?, &res_strides)?;
    let p = source_parts(rw, src, depth)?;
    let (s0, s1) = symbols(rw);
    let product = affine::mul(&mut rw.m.cx, s0, s1);
    let mut strides = Vec::with_capacity(steps.len());
    let mut values = alloc::vec![p.offset];
    let mut sum = s0;
    for i in 0..steps.len() {
        // Nobody needs the stride of a dimension that goes.
        let stride = if dropped[i] { Mixed::Number(1) } else { apply(rw, product, &[steps[i], p.strides[i]]) };
        strides.push(stride);
        let n = values.len() as u32;
        let (a, b) = (affine::symbol(&mut rw.m.cx, n), affine::symbol(&mut rw.m.cx, n + 1));
        let t = affine::mul(&mut rw.m.cx, a, b);
        sum = affine::add(&mut rw.m.cx, sum, t);
        values.extend([offsets[i], p.strides[i]]);
    }
    let offset = if res_offset == DYNAMIC { apply(rw, sum, &values) } else { Mixed::Number(res_offset) };
    let kept = |list: &[Mixed]| list.iter().zip(&dropped).filter(|(_, d)| !**d).map(|(&x, _)| x).collect();
    Some(Parts { base: p.base, offset, sizes: kept(&sizes), strides: kept(&strides) })
}

fn reshape_parts(rw: &mut Rewriter<'_>, op: Op, depth: u32, expand: bool) -> Option<Parts> {
    let src = rw.m.operand(op, 0);
    let (from, to) = (rw.m.ty(src), rw.m.ty(rw.m.result(op, 0)));
    let groups = shape::groups(rw.m, op)?;
    let from_dims = rw.m.cx.shape_of(from)?.to_vec();
    let to_dims = rw.m.cx.shape_of(to)?.to_vec();
    let p = source_parts(rw, src, depth)?;
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    if from_dims.is_empty() {
        let ones = alloc::vec![Mixed::Number(1); to_dims.len()];
        return Some(Parts { base: p.base, offset: p.offset, sizes: ones.clone(), strides: ones });
    }
    for (i, g) in groups.iter().enumerate() {
        if expand {
            expand_group(rw, op, &p, i, &to_dims, g, &mut sizes, &mut strides)?;
        } else {
            collapse_group(rw, &p, i, &from_dims, to, &to_dims, g, &mut sizes, &mut strides)?;
        }
    }
    Some(Parts { base: p.base, offset: p.offset, sizes, strides })
}

/// One dimension as several: an unknown size is what the known ones leave.
#[allow(clippy::too_many_arguments)]
fn expand_group(
    rw: &mut Rewriter<'_>,
    op: Op,
    p: &Parts,
    i: usize,
    dims: &[i64],
    g: &Range<usize>,
    sizes: &mut Vec<Mixed>,
    strides: &mut Vec<Mixed>,
) -> Option<()> {
    let n_dynamic = dims[g.clone()].iter().filter(|&&n| n == DYNAMIC).count();
    let (s0, s1) = symbols(rw);
    if n_dynamic > 1 {
        // Upstream cannot; the shape that the operation was given says it.
        let given = mixed(rw, op, Sym::STATIC_OUTPUT_SHAPE, 1);
        let mut at = p.strides[i];
        let mut out = Vec::new();
        let product = affine::mul(&mut rw.m.cx, s0, s1);
        for j in g.clone().rev() {
            out.push(at);
            at = apply(rw, product, &[at, given[j]]);
        }
        sizes.extend_from_slice(&given[g.clone()]);
        strides.extend(out.into_iter().rev());
        return Some(());
    }
    let known = dims[g.clone()].iter().filter(|&&n| n != DYNAMIC).try_fold(1i64, |a, &n| a.checked_mul(n))?;
    let divisor = affine::constant(&mut rw.m.cx, known);
    for j in g.clone() {
        sizes.push(match dims[j] {
            DYNAMIC => {
                let e = affine::floordiv(&mut rw.m.cx, s0, divisor);
                apply(rw, e, &[p.sizes[i]])
            }
            n => Mixed::Number(n),
        });
    }
    let dynamic = g.clone().find(|&j| dims[j] == DYNAMIC);
    for j in g.clone() {
        let right = dims[j + 1..g.end].iter().filter(|&&n| n != DYNAMIC).try_fold(1i64, |a, &n| a.checked_mul(n))?;
        let c = affine::constant(&mut rw.m.cx, right);
        let scaled = affine::mul(&mut rw.m.cx, s0, c);
        strides.push(if dynamic.is_some_and(|d| j < d) {
            let e = affine::floordiv(&mut rw.m.cx, scaled, divisor);
            let e = affine::mul(&mut rw.m.cx, e, s1);
            apply(rw, e, &[p.sizes[i], p.strides[i]])
        } else {
            apply(rw, scaled, &[p.strides[i]])
        });
    }
    Some(())
}

/// Several dimensions as one: the product of their sizes, the stride of the innermost.
#[allow(clippy::too_many_arguments)]
fn collapse_group(
    rw: &mut Rewriter<'_>,
    p: &Parts,
    i: usize,
    dims: &[i64],
    to: Type,
    to_dims: &[i64],
    g: &Range<usize>,
    sizes: &mut Vec<Mixed>,
    strides: &mut Vec<Mixed>,
) -> Option<()> {
    sizes.push(if to_dims[i] == DYNAMIC {
        let mut product = affine::constant(&mut rw.m.cx, 1);
        for n in 0..g.len() {
            let s = affine::symbol(&mut rw.m.cx, n as u32);
            product = affine::mul(&mut rw.m.cx, product, s);
        }
        let list: Vec<Mixed> = g.clone().map(|j| number_or(dims[j], p.sizes[j])).collect();
        apply(rw, product, &list)
    } else {
        Mixed::Number(to_dims[i])
    });
    // The stride of a dimension of size 1 says nothing.
    let list: Vec<Mixed> = g.clone().filter(|&j| dims[j] != 1).map(|j| p.strides[j]).collect();
    let stride = match list[..] {
        [] => {
            let told = shape::strides(&rw.m.cx, to)?.0[i];
            if told == DYNAMIC {
                p.strides[g.clone()].iter().copied().find(|s| !matches!(s, Mixed::Number(_)))?
            } else {
                Mixed::Number(told)
            }
        }
        [.., last] if !rw.opts.release.collapse_takes_minimum => last,
        _ => minimum(rw, &list),
    };
    strides.push(stride);
    Some(())
}

/// `affine.min` of a list.
fn minimum(rw: &mut Rewriter<'_>, list: &[Mixed]) -> Mixed {
    let mut operands: Vec<Value> = Vec::new();
    let mut exprs: Vec<Expr> = Vec::new();
    let mut least: Option<i64> = None;
    for &x in list {
        let e = match x {
            Mixed::Number(n) => {
                least = Some(least.map_or(n, |l| l.min(n)));
                affine::constant(&mut rw.m.cx, n)
            }
            Mixed::Value(v) | Mixed::Result(v, _) => {
                let at = operands.iter().position(|&o| o == v).unwrap_or_else(|| {
                    operands.push(v);
                    operands.len() - 1
                });
                affine::symbol(&mut rw.m.cx, at as u32)
            }
        };
        exprs.push(e);
    }
    if let (Some(n), true) = (least, operands.is_empty()) {
        return Mixed::Number(n);
    }
    let map = affine::map(&mut rw.m.cx, 0, operands.len() as u32, &exprs);
    let map = affine::map_attr(&mut rw.m.cx, map);
    let attrs = rw.m.cx.dict(&[(Sym::MAP, map)]);
    Mixed::Value(rw.value(affine_dialect::MIN, &operands, Type::INDEX, attrs))
}

/// `memref.extract_strided_metadata` of what is known.
fn metadata_ops(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let Some(def) = rw.m.def_op(src) else {
            tell(rw, op);
            continue;
        };
        let known = matches!(
            rw.m.kind(def),
            mr::SUBVIEW
                | mr::EXPAND_SHAPE
                | mr::COLLAPSE_SHAPE
                | mr::ALLOC
                | mr::ALLOCA
                | mr::GET_GLOBAL
                | mr::CAST
                | mr::REINTERPRET_CAST
                | mr::EXTRACT_STRIDED_METADATA
        );
        let ranked = |v: Value| rw.m.cx.shape_of(rw.m.ty(v)).is_some();
        if !known || rw.m.operands(def).first().is_some_and(|&v| matches!(rw.m.kind(def), mr::CAST | mr::REINTERPRET_CAST) && !ranked(v)) {
            tell(rw, op);
            continue;
        }
        rw.at(op);
        // What the type tells of a collapsed view need not be computed.
        #[cfg(feature = "extended")]
        let told: alloc::vec::Vec<i64> = if rw.m.kind(def) == mr::COLLAPSE_SHAPE && rw.opts.release.collapse_takes_minimum {
            let ty = rw.m.ty(src);
            let dims = rw.m.cx.shape_of(ty).unwrap_or(&[]).to_vec();
            shape::strides(&rw.m.cx, ty).map_or_else(alloc::vec::Vec::new, |(s, o)| core::iter::once(o).chain(dims).chain(s).collect())
        } else {
            alloc::vec::Vec::new()
        };
        #[cfg(feature = "extended")]
        let told: alloc::vec::Vec<Option<Value>> =
            told.into_iter().map(|n| if n == DYNAMIC { None } else { Some(index_value(rw, n)) }).collect();
        let Some(p) = parts(rw, src, 0) else { continue };
        let mut values = alloc::vec![p.base];
        for x in core::iter::once(&p.offset).chain(&p.sizes).chain(&p.strides) {
            #[cfg(feature = "extended")]
            if let Some(&Some(v)) = told.get(values.len() - 1) {
                values.push(v);
                continue;
            }
            values.push(match *x {
                Mixed::Value(v) | Mixed::Result(v, _) => v,
                Mixed::Number(n) => index_value(rw, n),
            });
        }
        if values.len() == rw.m.n_results(op) {
            rw.replace(op, &values);
        }
    }
}

/// Results that the type tells become constants; the operation stays for the others.
fn tell(rw: &mut Rewriter<'_>, op: Op) {
    let ty = rw.m.ty(rw.m.operand(op, 0));
    let (Some(dims), Some((strides, offset))) = (rw.m.cx.shape_of(ty).map(<[i64]>::to_vec), shape::strides(&rw.m.cx, ty)) else { return };
    if rw.m.n_results(op) != 2 + 2 * dims.len() {
        return;
    }
    rw.at(op);
    for (i, n) in core::iter::once(offset).chain(dims).chain(strides).enumerate() {
        if n != DYNAMIC {
            let v = rw.m.result(op, 1 + i);
            let c = index_value(rw, n);
            rw.replace_value(v, c);
        }
    }
}

/// The aligned pointer of a view is that of what it views.
fn aligned_pointers(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let mut src = rw.m.operand(op, 0);
        let begin = src;
        while let Some(def) = rw.m.def_op(src) {
            match rw.m.kind(def) {
                mr::SUBVIEW | mr::CAST | mr::REINTERPRET_CAST => {}
                mr::EXPAND_SHAPE | mr::COLLAPSE_SHAPE if rw.opts.release.pointer_through_reshapes => {}
                _ => break,
            }
            let next = rw.m.operand(def, 0);
            if rw.m.cx.shape_of(rw.m.ty(next)).is_none() && !rw.opts.release.pointer_through_unranked {
                break;
            }
            src = next;
        }
        if src == begin {
            continue;
        }
        rw.at(op);
        let v = rw.value(mr::EXTRACT_ALIGNED_POINTER_AS_INDEX, &[src], Type::INDEX, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
}
