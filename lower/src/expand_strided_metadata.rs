//! `expand-strided-metadata`: views become `memref.extract_strided_metadata` of what they view, arithmetic on its
//! results, and `memref.reinterpret_cast`. The metadata of views becomes that of their sources, one step after the other,
//! in the order of upstream's driver. Source: mlir-opt.

use alloc::vec::Vec;
use core::ops::Range;

use ir::dialect::{affine as affine_dialect, arith, memref as mr, memref_shape as shape};
use ir::segments::operand_field;
use ir::{Attr, Context, DYNAMIC, Expr, Loc, Module, Op, Opcode, Release, Sym, Type, TypeData, Value, affine};

use crate::affine_apply::{Applied, Mixed};
use crate::greedy::{self, Greedy};
use crate::pass::PassContext;
#[cfg(feature = "extended")]
use crate::sweep::Rewriter;

/// Views that this pass takes away.
pub const VIEWS: [Opcode; 3] = [mr::SUBVIEW, mr::EXPAND_SHAPE, mr::COLLAPSE_SHAPE];

/// The pass `expand-strided-metadata`.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let release = cx.release;
    greedy::run(cx.m, release.version, ops, &mut |g, op| match g.m.kind(op) {
        mr::SUBVIEW | mr::EXPAND_SHAPE | mr::COLLAPSE_SHAPE => view(g, op, &release).is_some(),
        mr::EXTRACT_ALIGNED_POINTER_AS_INDEX => aligned_pointer(g, op, &release).is_some(),
        mr::EXTRACT_STRIDED_METADATA => metadata(g, op, &release).is_some(),
        _ => false,
    });
    true
}

/// What a memref is made of.
struct Parts {
    base: Value,
    offset: Mixed,
    sizes: Vec<Mixed>,
    strides: Vec<Mixed>,
}

// Makers.

/// `memref.reinterpret_cast`
#[cfg(feature = "extended")]
pub(crate) fn reinterpret(rw: &mut Rewriter<'_>, base: Value, ty: Type, offset: Mixed, sizes: &[Mixed], strides: &[Mixed]) -> Value {
    let (operands, attrs) = reinterpreted(&mut rw.m.cx, base, offset, sizes, strides);
    rw.value(mr::REINTERPRET_CAST, &operands, ty, attrs)
}

/// Operands and attributes of `memref.reinterpret_cast`.
fn reinterpreted(cx: &mut Context, base: Value, offset: Mixed, sizes: &[Mixed], strides: &[Mixed]) -> (Vec<Value>, Attr) {
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
                Mixed::Value(v) => {
                    operands.push(v);
                    DYNAMIC
                }
            })
            .collect();
        counts[i + 1] = (operands.len() - before) as i32;
        attrs[i] = cx.i64_array(&statics);
    }
    let segments = cx.i32_array(&counts);
    let attrs = cx.dict(&[
        (Sym::OPERAND_SEGMENT_SIZES, segments),
        (Sym::STATIC_OFFSETS, attrs[0]),
        (Sym::STATIC_SIZES, attrs[1]),
        (Sym::STATIC_STRIDES, attrs[2]),
    ]);
    (operands, attrs)
}

/// A constant.
#[cfg(feature = "extended")]
pub(crate) fn index_value(rw: &mut Rewriter<'_>, n: i64) -> Value {
    let attrs = index_attrs(&mut rw.m.cx, n);
    rw.value(arith::CONSTANT, &[], Type::INDEX, attrs)
}

fn index_attrs(cx: &mut Context, n: i64) -> Attr {
    let n = cx.int_attr(Type::INDEX, n);
    cx.dict_one(Sym::VALUE, n)
}

/// A value for a number or a value.
pub(crate) fn value(g: &mut Greedy<'_>, loc: Loc, x: Mixed) -> Value {
    match x {
        Mixed::Value(v) => v,
        Mixed::Number(n) => {
            let attrs = index_attrs(&mut g.m.cx, n);
            one(g, loc, arith::CONSTANT, &[], Type::INDEX, attrs)
        }
    }
}

/// A new operation of one result.
pub(crate) fn one(g: &mut Greedy<'_>, loc: Loc, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr) -> Value {
    let op = g.create(opcode, operands, &[ty], attrs, loc);
    g.m.result(op, 0)
}

/// What an expression of symbols comes to.
fn apply(g: &mut Greedy<'_>, loc: Loc, expr: Expr, operands: &[Mixed]) -> Mixed {
    #[cfg(feature = "extended")]
    let applied = crate::affine_canon::composed(g.m, expr, &[], operands);
    #[cfg(not(feature = "extended"))]
    let applied = crate::affine_symbols::apply(g.m, expr, operands);
    match applied {
        Applied::Known(x) => x,
        Applied::Apply(attrs, operands) => Mixed::Value(one(g, loc, affine_dialect::APPLY, &operands, Type::INDEX, attrs)),
    }
}

/// `memref.extract_strided_metadata`
pub(crate) fn extract(g: &mut Greedy<'_>, loc: Loc, v: Value) -> Option<Op> {
    let ty = g.m.ty(v);
    let rank = g.m.cx.shape_of(ty)?.len();
    let mut types = alloc::vec![Type::INDEX; 2 + 2 * rank];
    types[0] = base_type(g.m, ty);
    Some(g.create(mr::EXTRACT_STRIDED_METADATA, &[v], &types, Attr::EMPTY_DICT, loc))
}

/// The type of the base buffer of a memref.
fn base_type(m: &mut Module, ty: Type) -> Type {
    let (TypeData::MemRef { elem, space, .. } | TypeData::UnrankedMemRef { elem, space }) = m.cx.type_data(ty) else { return ty };
    m.cx.memref_type(&[], elem, Attr::NONE, space)
}

/// The entries of a mixed list of an operation.
pub(crate) fn mixed(m: &Module, op: Op, name: Sym, field: usize) -> Vec<Mixed> {
    let mut values = operand_field(m, op, field).iter();
    let statics = m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
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

fn symbols(m: &mut Module) -> (Expr, Expr) {
    (affine::symbol(&mut m.cx, 0), affine::symbol(&mut m.cx, 1))
}

// Views.

fn view(g: &mut Greedy<'_>, op: Op, release: &Release) -> Option<()> {
    let p = view_parts(g, op, release)?;
    let (ty, loc) = (g.m.ty(g.m.result(op, 0)), g.m.op_record[op].loc);
    let (operands, attrs) = reinterpreted(&mut g.m.cx, p.base, p.offset, &p.sizes, &p.strides);
    let v = one(g, loc, mr::REINTERPRET_CAST, &operands, ty, attrs);
    g.replace_op(op, &[Some(v)]);
    Some(())
}

fn view_parts(g: &mut Greedy<'_>, op: Op, release: &Release) -> Option<Parts> {
    match g.m.kind(op) {
        mr::SUBVIEW => subview_parts(g, op),
        kind => reshape_parts(g, op, kind == mr::EXPAND_SHAPE, release),
    }
}

/// What the source of a view is made of, with what the source's type says where it says something.
fn source_parts(g: &mut Greedy<'_>, op: Op) -> Option<Parts> {
    let src = g.m.operand(op, 0);
    let ty = g.m.ty(src);
    let (strides, offset) = shape::strides(&g.m.cx, ty)?;
    let rank = strides.len();
    let made = extract(g, g.m.op_record[op].loc, src)?;
    let result = |i: usize| Mixed::Value(g.m.result(made, i));
    Some(Parts {
        base: g.m.result(made, 0),
        offset: number_or(offset, result(1)),
        sizes: (0..rank).map(|i| result(2 + i)).collect(),
        strides: (0..rank).map(|i| number_or(strides[i], result(2 + rank + i))).collect(),
    })
}

fn subview_parts(g: &mut Greedy<'_>, op: Op) -> Option<Parts> {
    let (src, res, loc) = (g.m.operand(op, 0), g.m.ty(g.m.result(op, 0)), g.m.op_record[op].loc);
    let [offsets, sizes, steps] =
        [(Sym::STATIC_OFFSETS, 1), (Sym::STATIC_SIZES, 2), (Sym::STATIC_STRIDES, 3)].map(|(s, i)| mixed(g.m, op, s, i));
    let numbers = |list: &[Mixed]| -> Vec<i64> {
        list.iter()
            .map(|x| match x {
                Mixed::Number(n) => *n,
                Mixed::Value(_) => DYNAMIC,
            })
            .collect()
    };
    let whole = shape::subview(&g.m.cx, g.m.ty(src), &numbers(&offsets), &numbers(&sizes), &numbers(&steps))?;
    let dropped = shape::dropped_dims(&whole, g.m.cx.shape_of(res)?, &shape::strides(&g.m.cx, res)?.0)?;
    let p = source_parts(g, op)?;
    let (s0, s1) = symbols(g.m);
    let product = affine::mul(&mut g.m.cx, s0, s1);
    let mut strides = Vec::with_capacity(steps.len());
    let mut values = alloc::vec![p.offset];
    let mut sum = s0;
    for i in 0..steps.len() {
        // Also of a dimension that goes.
        strides.push(apply(g, loc, product, &[steps[i], p.strides[i]]));
        let n = values.len() as u32;
        let (a, b) = (affine::symbol(&mut g.m.cx, n), affine::symbol(&mut g.m.cx, n + 1));
        let t = affine::mul(&mut g.m.cx, a, b);
        sum = affine::add(&mut g.m.cx, sum, t);
        values.extend([offsets[i], p.strides[i]]);
    }
    let offset = apply(g, loc, sum, &values);
    let kept = |list: &[Mixed]| list.iter().zip(&dropped).filter(|(_, d)| !**d).map(|(&x, _)| x).collect();
    Some(Parts { base: p.base, offset, sizes: kept(&sizes), strides: kept(&strides) })
}

fn reshape_parts(g: &mut Greedy<'_>, op: Op, expand: bool, release: &Release) -> Option<Parts> {
    let (from, to) = (g.m.ty(g.m.operand(op, 0)), g.m.ty(g.m.result(op, 0)));
    let groups = shape::groups(g.m, op)?;
    let from_dims = g.m.cx.shape_of(from)?.to_vec();
    let to_dims = g.m.cx.shape_of(to)?.to_vec();
    let p = source_parts(g, op)?;
    if from_dims.is_empty() {
        let ones = alloc::vec![Mixed::Number(1); to_dims.len()];
        return Some(Parts { sizes: ones.clone(), strides: ones, ..p });
    }
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    for (i, group) in groups.iter().enumerate() {
        if expand {
            expand_group(g, op, &p, i, &to_dims, group, &mut sizes, &mut strides)?;
        } else {
            collapse_group(g, op, &p, i, &from_dims, group, &mut sizes, &mut strides, release)?;
        }
    }
    Some(Parts { base: p.base, offset: p.offset, sizes, strides })
}

/// One dimension as several: an unknown size is what the known ones leave.
#[allow(clippy::too_many_arguments)]
fn expand_group(
    g: &mut Greedy<'_>,
    op: Op,
    p: &Parts,
    i: usize,
    dims: &[i64],
    group: &Range<usize>,
    sizes: &mut Vec<Mixed>,
    strides: &mut Vec<Mixed>,
) -> Option<()> {
    let loc = g.m.op_record[op].loc;
    let n_dynamic = dims[group.clone()].iter().filter(|&&n| n == DYNAMIC).count();
    let (s0, s1) = symbols(g.m);
    if n_dynamic > 1 {
        // Upstream cannot; the shape that the operation was given says it.
        let given = mixed(g.m, op, Sym::STATIC_OUTPUT_SHAPE, 1);
        let mut at = p.strides[i];
        let mut out = Vec::new();
        let product = affine::mul(&mut g.m.cx, s0, s1);
        for j in group.clone().rev() {
            out.push(at);
            at = apply(g, loc, product, &[at, given[j]]);
        }
        sizes.extend_from_slice(&given[group.clone()]);
        strides.extend(out.into_iter().rev());
        return Some(());
    }
    let known = dims[group.clone()].iter().filter(|&&n| n != DYNAMIC).try_fold(1i64, |a, &n| a.checked_mul(n))?;
    let divisor = affine::constant(&mut g.m.cx, known);
    for j in group.clone() {
        sizes.push(match dims[j] {
            DYNAMIC => {
                let e = affine::floordiv(&mut g.m.cx, s0, divisor);
                apply(g, loc, e, &[p.sizes[i]])
            }
            n => Mixed::Number(n),
        });
    }
    let dynamic = group.clone().find(|&j| dims[j] == DYNAMIC);
    for j in group.clone() {
        let right = dims[j + 1..group.end].iter().filter(|&&n| n != DYNAMIC).try_fold(1i64, |a, &n| a.checked_mul(n))?;
        let c = affine::constant(&mut g.m.cx, right);
        let scaled = affine::mul(&mut g.m.cx, s0, c);
        strides.push(if dynamic.is_some_and(|d| j < d) {
            let e = affine::floordiv(&mut g.m.cx, scaled, divisor);
            let e = affine::mul(&mut g.m.cx, e, s1);
            apply(g, loc, e, &[p.sizes[i], p.strides[i]])
        } else {
            apply(g, loc, scaled, &[p.strides[i]])
        });
    }
    Some(())
}

/// Several dimensions as one: the product of their sizes, the stride of the innermost.
#[allow(clippy::too_many_arguments)]
fn collapse_group(
    g: &mut Greedy<'_>,
    op: Op,
    p: &Parts,
    i: usize,
    dims: &[i64],
    group: &Range<usize>,
    sizes: &mut Vec<Mixed>,
    strides: &mut Vec<Mixed>,
    release: &Release,
) -> Option<()> {
    let (to, loc) = (g.m.ty(g.m.result(op, 0)), g.m.op_record[op].loc);
    sizes.push(match g.m.cx.shape_of(to)?[i] {
        DYNAMIC => {
            let mut product = affine::constant(&mut g.m.cx, 1);
            for n in 0..group.len() {
                let s = affine::symbol(&mut g.m.cx, n as u32);
                product = affine::mul(&mut g.m.cx, product, s);
            }
            let list: Vec<Mixed> = group.clone().map(|j| number_or(dims[j], p.sizes[j])).collect();
            apply(g, loc, product, &list)
        }
        n => Mixed::Number(n),
    });
    // The stride of a dimension of size 1 says nothing.
    let list: Vec<Mixed> = group.clone().filter(|&j| dims[j] != 1).map(|j| p.strides[j]).collect();
    let stride = match list[..] {
        [] => match shape::strides(&g.m.cx, to)?.0[i] {
            DYNAMIC => p.strides[group.clone()].iter().copied().find(|s| !matches!(s, Mixed::Number(_)))?,
            n => Mixed::Number(n),
        },
        [.., last] if !release.collapse_takes_minimum => last,
        _ => minimum(g, loc, &list),
    };
    strides.push(stride);
    Some(())
}

/// `affine.min` of a list.
fn minimum(g: &mut Greedy<'_>, loc: Loc, list: &[Mixed]) -> Mixed {
    let mut operands: Vec<Value> = Vec::new();
    let mut exprs: Vec<Expr> = Vec::new();
    let mut least: Option<i64> = None;
    for &x in list {
        let e = match x {
            Mixed::Number(n) => {
                least = Some(least.map_or(n, |l| l.min(n)));
                affine::constant(&mut g.m.cx, n)
            }
            Mixed::Value(v) => {
                let at = operands.iter().position(|&o| o == v).unwrap_or_else(|| {
                    operands.push(v);
                    operands.len() - 1
                });
                let var = if cfg!(feature = "extended") { affine::dim } else { affine::symbol };
                var(&mut g.m.cx, at as u32)
            }
        };
        exprs.push(e);
    }
    if let (Some(n), true) = (least, operands.is_empty()) {
        return Mixed::Number(n);
    }
    // What is no symbol where it stands is a dimension.
    #[cfg(feature = "extended")]
    let (map, operands) = crate::affine_canon::of_operands(g.m, &exprs, &operands);
    #[cfg(not(feature = "extended"))]
    let map = affine::map(&mut g.m.cx, 0, operands.len() as u32, &exprs);
    let map = affine::map_attr(&mut g.m.cx, map);
    let attrs = g.m.cx.dict_one(Sym::MAP, map);
    Mixed::Value(one(g, loc, affine_dialect::MIN, &operands, Type::INDEX, attrs))
}

// Metadata.

/// Results that the type of the source tells become constants, which are not looked at, and neither is what uses them. In
/// newer releases the metadata is then that of what was cast, whose own type may tell more.
pub(crate) fn told(g: &mut Greedy<'_>, op: Op) -> bool {
    let ty = g.m.ty(g.m.operand(op, 0));
    let (Some(dims), Some((strides, offset))) = (g.m.cx.shape_of(ty).map(<[i64]>::to_vec), shape::strides(&g.m.cx, ty)) else {
        return false;
    };
    if g.m.n_results(op) != 2 + 2 * dims.len() {
        return false;
    }
    let mut changed = false;
    for (i, n) in core::iter::once(offset).chain(dims).chain(strides).enumerate() {
        let v = g.m.result(op, 1 + i);
        if n == DYNAMIC || g.is_unused(v) {
            continue;
        }
        let attrs = index_attrs(&mut g.m.cx, n);
        let c = g.create_unseen(arith::CONSTANT, &[], &[Type::INDEX], attrs, g.m.op_record[op].loc);
        g.replace_unseen(v, g.m.result(c, 0));
        changed = true;
    }
    if let Some(cast) = g.m.def_op(g.m.operand(op, 0)).filter(|&d| g.m.kind(d) == mr::CAST && !g.m.cx.early_folds) {
        let through = g.m.operand(cast, 0);
        if matches!(g.m.type_data(through), TypeData::MemRef { .. }) {
            let at = g.m.op_record[op].operands as usize;
            g.m.operand_pool[at] = through;
            changed = true;
        }
    }
    changed
}

/// The metadata of something is that of what it was made from.
fn metadata(g: &mut Greedy<'_>, op: Op, release: &Release) -> Option<()> {
    let src = g.m.operand(op, 0);
    let (def, ty, loc) = (g.m.def_op(src)?, g.m.ty(src), g.m.op_record[op].loc);
    let dims = g.m.cx.shape_of(ty)?.to_vec();
    let rank = dims.len();
    let ranked = |m: &Module| m.operands(def).first().is_some_and(|&v| m.cx.shape_of(m.ty(v)).is_some());
    let mut values: Vec<Option<Value>> = Vec::with_capacity(2 + 2 * rank);
    match g.m.kind(def) {
        mr::EXPAND_SHAPE if !release.metadata_through_expansion => return None,
        mr::SUBVIEW | mr::EXPAND_SHAPE | mr::COLLAPSE_SHAPE => {
            let p = view_parts(g, def, release)?;
            let loc = g.m.op_record[def].loc;
            values.push(Some(p.base));
            for x in core::iter::once(p.offset).chain(p.sizes).chain(p.strides) {
                values.push(Some(value(g, loc, x)));
            }
        }
        mr::ALLOC | mr::ALLOCA | mr::GET_GLOBAL => buffer(g, op, src, def, &dims, &mut values)?,
        mr::CAST if ranked(g.m) => {
            let (strides, offset) = shape::strides(&g.m.cx, ty)?;
            let made = extract(g, loc, g.m.operand(def, 0))?;
            values.push(Some(g.m.result(made, 0)));
            for (i, n) in core::iter::once(offset).chain(dims).chain(strides).enumerate() {
                let x = number_or(n, Mixed::Value(g.m.result(made, 1 + i)));
                values.push(Some(value(g, loc, x)));
            }
        }
        mr::MEMORY_SPACE_CAST if release.metadata_through_space && ranked(g.m) => {
            let made = extract(g, loc, g.m.operand(def, 0))?;
            values.extend(g.m.results(made).map(Some));
            values[0] = if g.is_unused(g.m.result(op, 0)) {
                None
            } else {
                let base = base_type(g.m, ty);
                Some(one(g, loc, mr::MEMORY_SPACE_CAST, &[g.m.result(made, 0)], base, Attr::EMPTY_DICT))
            };
        }
        // In 22 the promise is a value.
        mr::ASSUME_ALIGNMENT if g.m.n_results(def) == 1 => {
            let made = extract(g, loc, g.m.operand(def, 0))?;
            values.extend(g.m.results(made).map(Some));
        }
        mr::REINTERPRET_CAST if ranked(g.m) => {
            let made = extract(g, loc, g.m.operand(def, 0))?;
            let offset = *mixed(g.m, def, Sym::STATIC_OFFSETS, 1).first()?;
            let (sizes, strides) = (mixed(g.m, def, Sym::STATIC_SIZES, 2), mixed(g.m, def, Sym::STATIC_STRIDES, 3));
            let (told_strides, told_offset) = shape::strides(&g.m.cx, ty)?;
            let known = |g: &mut Greedy<'_>, x: Mixed, told: i64| Some(value(g, loc, number_or(told, x)));
            values.resize(2 + 2 * rank, None);
            values[0] = Some(g.m.result(made, 0));
            values[1] = known(g, offset, told_offset);
            for i in 0..rank {
                values[2 + i] = known(g, *sizes.get(i)?, dims[i]);
                values[2 + rank + i] = known(g, *strides.get(i)?, told_strides[i]);
            }
        }
        mr::EXTRACT_STRIDED_METADATA => {
            let base = g.m.result(def, 0);
            values.extend([Some(base), Some(value(g, loc, Mixed::Number(0)))]);
        }
        _ => return None,
    }
    g.replace_op(op, &values);
    Some(())
}

/// A buffer that was allocated: sizes given, strides their products.
fn buffer(g: &mut Greedy<'_>, op: Op, v: Value, def: Op, dims: &[i64], values: &mut Vec<Option<Value>>) -> Option<()> {
    let (ty, loc) = (g.m.ty(v), g.m.op_record[op].loc);
    if !shape::is_plain(&g.m.cx, ty) {
        return None;
    }
    let dynamic = if g.m.kind(def) == mr::GET_GLOBAL { Vec::new() } else { operand_field(g.m, def, 0).to_vec() };
    let mut dynamic = dynamic.into_iter();
    let mut sizes = Vec::with_capacity(dims.len());
    for &n in dims {
        sizes.push(if n == DYNAMIC { Mixed::Value(dynamic.next()?) } else { Mixed::Number(n) });
    }
    let mut strides = alloc::vec![Mixed::Number(1); sizes.len()];
    let mut product = affine::constant(&mut g.m.cx, 1);
    for i in (0..sizes.len().saturating_sub(1)).rev() {
        let s = affine::symbol(&mut g.m.cx, (sizes.len() - 2 - i) as u32);
        product = affine::mul(&mut g.m.cx, product, s);
        strides[i] = apply(g, loc, product, &sizes[i + 1..]);
    }
    let base = base_type(g.m, ty);
    values.push(if g.m.kind(def) != mr::GET_GLOBAL && g.is_unused(g.m.result(op, 0)) {
        None
    } else if base == ty {
        Some(v)
    } else {
        let (operands, attrs) = reinterpreted(&mut g.m.cx, v, Mixed::Number(0), &[], &[]);
        Some(one(g, loc, mr::REINTERPRET_CAST, &operands, base, attrs))
    });
    for x in core::iter::once(Mixed::Number(0)).chain(sizes).chain(strides) {
        values.push(Some(value(g, loc, x)));
    }
    Some(())
}

/// The aligned pointer of a view is that of what it views.
fn aligned_pointer(g: &mut Greedy<'_>, op: Op, release: &Release) -> Option<()> {
    let def = g.m.def_op(g.m.operand(op, 0))?;
    match g.m.kind(def) {
        mr::SUBVIEW | mr::REINTERPRET_CAST => {}
        mr::CAST | mr::MEMORY_SPACE_CAST if release.pointer_through_casts => {}
        mr::EXPAND_SHAPE | mr::COLLAPSE_SHAPE if release.pointer_through_reshapes => {}
        _ => return None,
    }
    let src = g.m.operand(def, 0);
    let v = one(g, g.m.op_record[op].loc, mr::EXTRACT_ALIGNED_POINTER_AS_INDEX, &[src], Type::INDEX, Attr::EMPTY_DICT);
    g.replace_op(op, &[Some(v)]);
    Some(())
}
