//! `fold-memref-alias-ops`: accesses of views become accesses of what is viewed, and a `memref.subview` of another one is
//! one of what that views. Release 22 puts indices of reshaped memory together by `affine.linearize_index` and takes them
//! apart by `affine.delinearize_index`; release 19 has `affine.apply` for both, and folds `affine.load` and `affine.store`
//! too. Attributes that are no part of the access are lost, alignments among them, as in MLIR. Source: mlir-opt.

use alloc::vec::Vec;
use core::ops::Range;

use ir::dialect::memref_verify::in_bounds;
use ir::dialect::vector_syntax::{is_minor_identity, minor_identity, sizes};
use ir::dialect::{affine as affine_dialect, arith, memref as mr, memref_shape as shape, vector as v};
use ir::{Attr, DYNAMIC, Diags, Expr, Loc, Module, Op, Opcode, Release, Sym, Type, Value, affine};

use crate::affine_apply::{Applied, Mixed, split};
use crate::affine_canon;
use crate::expand_strided_metadata::{VIEWS, extract, mixed, one, value};
use crate::fold;
use crate::greedy::{self, Greedy};
use crate::pass::PassContext;

/// The pass `fold-memref-alias-ops`.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let release = cx.release;
    greedy::run(cx.m, release.version, ops, &mut |g, op| match g.m.kind(op) {
        mr::SUBVIEW => view_of_view(g, op).is_some(),
        _ => access(g, op, &release).is_some(),
    });
    true
}

// Accesses.

/// The position of the memref among the operands of an access; its indices stand behind it.
fn place(kind: Opcode) -> Option<usize> {
    Some(match kind {
        mr::LOAD | affine_dialect::LOAD | v::LOAD | v::MASKEDLOAD | v::MASKEDSTORE | v::TRANSFER_READ => 0,
        mr::STORE | affine_dialect::STORE | v::STORE | v::TRANSFER_WRITE => 1,
        _ => return None,
    })
}

/// An access of a view as one of what that views.
fn access(g: &mut Greedy<'_>, op: Op, release: &Release) -> Option<()> {
    let kind = g.m.kind(op);
    let at = place(kind)?;
    let memref = *g.m.operands(op).get(at)?;
    let view = g.m.def_op(memref)?;
    let through = g.m.kind(view);
    let by_map = matches!(kind, affine_dialect::LOAD | affine_dialect::STORE);
    let transfers = matches!(kind, v::TRANSFER_READ | v::TRANSFER_WRITE);
    if by_map && release.linearized_alias_indices {
        return None;
    }
    let n = if by_map { g.m.n_operands(op).checked_sub(at + 1)? } else { g.m.cx.shape_of(g.m.ty(memref))?.len() };
    let given = g.m.operands(op).get(at + 1..at + 1 + n)?.to_vec();
    let source = *g.m.operands(view).first()?;
    let rank = g.m.cx.shape_of(g.m.ty(source))?.len();
    let map = match through {
        mr::SUBVIEW if transfers => Some(map_of_whole(g.m, op, view)?),
        mr::EXPAND_SHAPE if transfers => Some(map_of_collapsed(g.m, op, rank).filter(|_| release.linearized_alias_indices)?),
        mr::COLLAPSE_SHAPE if transfers => return None,
        mr::SUBVIEW | mr::EXPAND_SHAPE | mr::COLLAPSE_SHAPE => by_map.then(|| affine::identity_map(&mut g.m.cx, rank as u32)),
        _ => return None,
    };
    // What is viewed through several views may take what it does not take through the last of them alone.
    let last = g.m.def_op(source).is_none_or(|d| !VIEWS.contains(&g.m.kind(d)));
    if last && matches!(kind, v::LOAD | v::STORE) && !holds_vector(g.m, op, source)? {
        return None;
    }
    // An operation under a mask stands there alone.
    let alone = g.m.parent_op(op).is_some_and(|p| g.m.kind(p) == v::MASK_OP);
    let loc = g.m.op_record[op].loc;
    let given = if by_map { mapped(g, op, loc, &given)? } else { given };
    let indices = match through {
        mr::SUBVIEW => subview_indices(g, loc, view, &given.iter().map(|&v| Mixed::Value(v)).collect::<Vec<_>>(), alone)?,
        mr::EXPAND_SHAPE if release.linearized_alias_indices => {
            let inside = matches!(kind, mr::LOAD | mr::STORE);
            linearized(g, loc, view, &given, inside, alone)?
        }
        mr::EXPAND_SHAPE => applied_of_expanded(g, loc, view, &given)?,
        _ if release.linearized_alias_indices => delinearized(g, loc, view, &given)?,
        _ => applied_of_collapsed(g, loc, view, &given)?,
    };
    // What is made of values that no map takes, such as counters of scf.for, is none that the access takes.
    if by_map && last && !indices.iter().all(|&v| affine_canon::is_any_dim(g.m, v) || affine_canon::is_any_symbol(g.m, v)) {
        return None;
    }
    let mut attrs = Vec::new();
    if let Some(map) = map {
        let map = affine::map_attr(&mut g.m.cx, map);
        attrs.push((if by_map { Sym::MAP } else { Sym::PERMUTATION_MAP }, map));
    }
    if matches!(kind, mr::LOAD | mr::STORE) || through != mr::SUBVIEW && matches!(kind, v::LOAD | v::STORE) {
        attrs.extend(g.m.attr(op, Sym::NONTEMPORAL).map(|a| (Sym::NONTEMPORAL, a)));
    }
    if transfers {
        attrs.extend(g.m.attr(op, Sym::IN_BOUNDS).map(|a| (Sym::IN_BOUNDS, a)));
        let behind = g.m.n_operands(op).checked_sub(at + 1 + n)?;
        let sizes = match kind {
            v::TRANSFER_READ => [1, indices.len() as i32, 1, behind as i32 - 1],
            _ => [1, 1, indices.len() as i32, behind as i32],
        };
        attrs.push((Sym::OPERAND_SEGMENT_SIZES, g.m.cx.i32_array(&sizes)));
    }
    let attrs = g.m.cx.dict(&attrs);
    let old = g.m.operands(op).to_vec();
    let mut operands = old.get(..at)?.to_vec();
    operands.push(source);
    operands.extend(indices);
    operands.extend_from_slice(old.get(at + 1 + n..)?);
    let types: Vec<Type> = g.m.results(op).map(|r| g.m.ty(r)).collect();
    let new = g.create(kind, &operands, &types, attrs, loc);
    let results: Vec<Option<Value>> = g.m.results(new).map(Some).collect();
    g.replace_op(op, &results);
    Some(())
}

/// Whether `vector.load` and `vector.store` take a memref: the elements of its innermost dimension are next to each other, and
/// newer releases want dimensions for all of the vector's, but no stride for a single element.
fn holds_vector(m: &Module, op: Op, memref: Value) -> Option<bool> {
    let vector = m.ty(m.results(op).next().or_else(|| m.operands(op).first().copied())?);
    let sizes = sizes(&m.cx, vector).0;
    let strides = shape::strides(&m.cx, m.ty(memref))?.0;
    let single = !m.cx.early_folds && sizes.iter().all(|&n| n == 1);
    let fits = m.cx.early_folds || sizes.len() <= strides.len();
    Some(fits && (single || strides.last().is_none_or(|&s| s == 1)))
}

/// The permutation map of a transfer of a view, as one of what that views; `None` where the transfer goes beyond the view or
/// the view leaves elements out.
fn map_of_whole(m: &mut Module, op: Op, view: Op) -> Option<ir::attr::AffineMap> {
    let inside = m.attr(op, Sym::IN_BOUNDS).and_then(|a| m.cx.array_items(a)).is_some_and(|all| all.iter().all(|&a| a == Attr::TRUE));
    let map = affine::attr_map(&m.cx, m.attr(op, Sym::PERMUTATION_MAP)?)?;
    if !inside && m.cx.map_exprs(map).next().is_some() || !has_unit_strides(m, view) {
        return None;
    }
    let kept: Vec<u32> = dropped(m, view)?.iter().enumerate().filter(|(_, d)| !**d).map(|(i, _)| i as u32).collect();
    let n = shape_len(m, *m.operands(view).first()?)?;
    let dims: Vec<Expr> = kept.into_iter().map(|i| affine::dim(&mut m.cx, i)).collect();
    let inner = affine::map(&mut m.cx, n as u32, 0, &dims);
    affine::compose(&mut m.cx, map, inner)
}

/// The permutation map of a read of expanded memory as one of the memory before: only of the innermost dimensions.
fn map_of_collapsed(m: &mut Module, op: Op, rank: usize) -> Option<ir::attr::AffineMap> {
    if m.kind(op) != v::TRANSFER_READ {
        return None;
    }
    let map = affine::attr_map(&m.cx, m.attr(op, Sym::PERMUTATION_MAP)?)?;
    let n = m.cx.map_exprs(map).count();
    (is_minor_identity(&m.cx, map) && n <= rank).then(|| minor_identity(&mut m.cx, rank as u32, n as u32))
}

fn shape_len(m: &Module, v: Value) -> Option<usize> {
    Some(m.cx.shape_of(m.ty(v))?.len())
}

/// Which dimensions a `memref.subview` drops. Upstream asks by the strides of the source: of several dimensions of size 1
/// those go whose stride the result has no more. Where steps hide that it ends, and those of the view itself tell.
fn dropped(m: &Module, view: Op) -> Option<Vec<bool>> {
    let (source, result) = (m.ty(*m.operands(view).first()?), m.ty(m.results(view).next()?));
    let [offsets, sizes, steps] =
        [Sym::STATIC_OFFSETS, Sym::STATIC_SIZES, Sym::STATIC_STRIDES].map(|s| m.attr(view, s).and_then(|a| m.cx.int_array(a)));
    let (sizes, to) = (sizes?, shape::strides(&m.cx, result)?.0);
    let by_source = shape::unit_dims_dropped(&sizes, &shape::strides(&m.cx, source)?.0, &to);
    by_source.or_else(|| {
        let whole = shape::subview(&m.cx, source, &offsets?, &sizes, &steps?)?;
        shape::dropped_dims(&whole, m.cx.shape_of(result)?, &to)
    })
}

/// Whether a view takes each element of a range.
fn has_unit_strides(m: &Module, view: Op) -> bool {
    mixed(m, view, Sym::STATIC_STRIDES, 3).iter().all(|x| match *x {
        Mixed::Number(n) => n == 1,
        Mixed::Value(v) => fold::constant_of(m, v).and_then(|a| m.cx.int_value(a)) == Some(1),
    })
}

// Indices.

/// Puts a value for what an expression comes to.
pub(crate) fn made(g: &mut Greedy<'_>, loc: Loc, x: Applied) -> Value {
    match x {
        Applied::Known(x) => value(g, loc, x),
        Applied::Apply(attrs, operands) => one(g, loc, affine_dialect::APPLY, &operands, Type::INDEX, attrs),
    }
}

/// The indices of an access by a map, release 19's `affine.load` and `affine.store`.
fn mapped(g: &mut Greedy<'_>, op: Op, loc: Loc, operands: &[Value]) -> Option<Vec<Value>> {
    let map = affine::attr_map(&g.m.cx, g.m.attr(op, Sym::MAP)?)?;
    let exprs: Vec<Expr> = g.m.cx.map_exprs(map).collect();
    let operands: Vec<Mixed> = operands.iter().map(|&v| Mixed::Value(v)).collect();
    let (dims, syms) = operands.split_at_checked(map.n_dims as usize)?;
    let mut out = Vec::with_capacity(exprs.len());
    for e in exprs {
        let x = affine_canon::composed(g.m, e, dims, syms);
        out.push(made(g, loc, x));
    }
    Some(out)
}

/// Where what a view has at some place stands in what it views: `offset + index * stride`, the index 0 in dimensions that
/// the view drops.
fn subview_indices(g: &mut Greedy<'_>, loc: Loc, view: Op, given: &[Mixed], alone: bool) -> Option<Vec<Value>> {
    let [offsets, strides] = [(Sym::STATIC_OFFSETS, 1), (Sym::STATIC_STRIDES, 3)].map(|(s, i)| mixed(g.m, view, s, i));
    let dropped = dropped(g.m, view)?;
    let mut given = given.iter().copied();
    let mut found = Vec::with_capacity(offsets.len());
    for ((&offset, &stride), &dropped) in offsets.iter().zip(&strides).zip(&dropped) {
        let index = if dropped { Mixed::Number(0) } else { given.next()? };
        let s: [Expr; 3] = core::array::from_fn(|i| affine::symbol(&mut g.m.cx, i as u32));
        let product = affine::mul(&mut g.m.cx, s[1], s[2]);
        let sum = affine::add(&mut g.m.cx, s[0], product);
        let x = affine_canon::composed(g.m, sum, &[], &[offset, index, stride]);
        if alone && !matches!(x, Applied::Known(Mixed::Value(_))) {
            return None;
        }
        found.push(x);
    }
    Some(found.into_iter().map(|x| made(g, loc, x)).collect())
}

/// The groups of dimensions of a reshape, all of which are in a shape.
fn groups_within(g: &Greedy<'_>, view: Op, rank: usize) -> Option<Vec<Range<usize>>> {
    shape::groups(g.m, view).filter(|groups| groups.last().is_none_or(|r| r.end <= rank))
}

/// An index for each group of expanded dimensions.
fn linearized(g: &mut Greedy<'_>, loc: Loc, view: Op, given: &[Value], inside: bool, alone: bool) -> Option<Vec<Value>> {
    let sizes = mixed(g.m, view, Sym::STATIC_OUTPUT_SHAPE, 1);
    let groups = groups_within(g, view, given.len().min(sizes.len()))?;
    if alone && groups.iter().any(|r| r.len() > 1) {
        return None;
    }
    let mut out = Vec::with_capacity(groups.len());
    for group in groups {
        let indices = given.get(group.clone())?;
        if let [index] = indices {
            out.push(*index);
            continue;
        }
        let (basis, values) = split(sizes.get(group)?);
        let counts = g.m.cx.i32_array(&[indices.len() as i32, values.len() as i32]);
        let basis = g.m.cx.i64_array(&basis);
        let disjoint = if inside { Attr::UNIT } else { Attr::FALSE };
        let attrs = [(Sym::DISJOINT, disjoint), (Sym::OPERAND_SEGMENT_SIZES, counts), (Sym::STATIC_BASIS, basis)];
        let attrs = g.m.cx.dict(&attrs);
        let operands: Vec<Value> = indices.iter().copied().chain(values).collect();
        out.push(one(g, loc, affine_dialect::LINEARIZE_INDEX, &operands, Type::INDEX, attrs));
    }
    Some(out)
}

/// The indices of all dimensions that were collapsed.
fn delinearized(g: &mut Greedy<'_>, loc: Loc, view: Op, given: &[Value]) -> Option<Vec<Value>> {
    let source = g.m.operand(view, 0);
    let dims = g.m.cx.shape_of(g.m.ty(source))?.to_vec();
    let groups = groups_within(g, view, dims.len())?;
    if groups.is_empty() {
        return Some(dims.iter().map(|_| value(g, loc, Mixed::Number(0))).collect());
    }
    let metadata = if dims.contains(&DYNAMIC) { Some(extract(g, loc, source)?) } else { None };
    let mut out = Vec::with_capacity(dims.len());
    for (group, &index) in groups.into_iter().zip(given) {
        if group.len() == 1 {
            out.push(index);
            continue;
        }
        let size = |i: usize| match metadata {
            Some(made) if dims[i] == DYNAMIC => Mixed::Value(g.m.result(made, 2 + i)),
            _ => Mixed::Number(dims[i]),
        };
        let types = alloc::vec![Type::INDEX; group.len()];
        let (basis, values) = split(&group.map(size).collect::<Vec<_>>());
        let basis = g.m.cx.i64_array(&basis);
        let attrs = g.m.cx.dict_one(Sym::STATIC_BASIS, basis);
        let operands: Vec<Value> = core::iter::once(index).chain(values).collect();
        let op = g.create(affine_dialect::DELINEARIZE_INDEX, &operands, &types, attrs, loc);
        out.extend(g.m.results(op));
    }
    Some(out)
}

/// What each index counts, from the sizes of the dimensions.
fn suffix_products(g: &mut Greedy<'_>, loc: Loc, sizes: &[Mixed]) -> Vec<Mixed> {
    let s: [Expr; 2] = core::array::from_fn(|i| affine::symbol(&mut g.m.cx, i as u32));
    let product = affine::mul(&mut g.m.cx, s[0], s[1]);
    let mut out = alloc::vec![Mixed::Number(1)];
    for &size in sizes.iter().skip(1).rev() {
        let last = out.last().copied().unwrap_or(Mixed::Number(1));
        out.push(match affine_canon::composed(g.m, product, &[], &[last, size]) {
            Applied::Known(x) => x,
            x => Mixed::Value(made(g, loc, x)),
        });
    }
    out.reverse();
    out
}

/// An index for each group of expanded dimensions, as release 19 computes it: it infers the sizes that the type does not say.
fn applied_of_expanded(g: &mut Greedy<'_>, loc: Loc, view: Op, given: &[Value]) -> Option<Vec<Value>> {
    let source = g.m.operand(view, 0);
    let dims = g.m.cx.shape_of(g.m.ty(source))?.to_vec();
    let to = g.m.cx.shape_of(g.m.ty(g.m.result(view, 0)))?.to_vec();
    let groups = groups_within(g, view, given.len().min(to.len()))?;
    // A group with several unknown sizes does not say what each is.
    if groups.iter().any(|r| to[r.clone()].iter().filter(|&&n| n == DYNAMIC).count() > 1) {
        return None;
    }
    let mut from = Vec::with_capacity(dims.len());
    for (i, &n) in dims.iter().enumerate() {
        from.push(if n == DYNAMIC {
            let at = value(g, loc, Mixed::Number(i as i64));
            one(g, loc, mr::DIM, &[source, at], Type::INDEX, Attr::EMPTY_DICT)
        } else {
            source
        });
    }
    let mut sizes: Vec<Mixed> = to.iter().map(|&n| Mixed::Number(n)).collect();
    for (group, &whole) in groups.iter().zip(&from) {
        let Some(unknown) = group.clone().find(|&i| to[i] == DYNAMIC) else { continue };
        let known = to[group.clone()].iter().filter(|&&n| n != DYNAMIC).try_fold(1i64, |a, &n| a.checked_mul(n))?;
        sizes[unknown] = Mixed::Value(if known == 1 {
            whole
        } else {
            let known = value(g, loc, Mixed::Number(known));
            one(g, loc, arith::DIVUI, &[whole, known], Type::INDEX, Attr::EMPTY_DICT)
        });
    }
    let mut out = Vec::with_capacity(groups.len());
    for group in groups {
        let strides = suffix_products(g, loc, &sizes[group.clone()]);
        let indices: Vec<Mixed> = given[group].iter().map(|&v| Mixed::Value(v)).collect();
        let mut sum = affine::constant(&mut g.m.cx, 0);
        for i in 0..indices.len() as u32 {
            let (d, s) = (affine::dim(&mut g.m.cx, i), affine::symbol(&mut g.m.cx, i));
            let product = affine::mul(&mut g.m.cx, d, s);
            sum = affine::add(&mut g.m.cx, sum, product);
        }
        let x = affine_canon::composed(g.m, sum, &strides, &indices);
        out.push(made(g, loc, x));
    }
    Some(out)
}

/// The indices of all dimensions that were collapsed, as release 19 computes them: it must know all sizes but the outermost
/// of each group.
fn applied_of_collapsed(g: &mut Greedy<'_>, loc: Loc, view: Op, given: &[Value]) -> Option<Vec<Value>> {
    let dims = g.m.cx.shape_of(g.m.ty(g.m.operand(view, 0)))?.to_vec();
    let groups = groups_within(g, view, dims.len())?;
    if groups.iter().any(|r| dims[r.clone()].iter().skip(1).any(|&n| n == DYNAMIC)) {
        return None;
    }
    if groups.is_empty() {
        return Some(dims.iter().map(|_| value(g, loc, Mixed::Number(0))).collect());
    }
    let mut out = Vec::with_capacity(dims.len());
    for (group, &index) in groups.into_iter().zip(given) {
        let mut strides = alloc::vec![1i64];
        for &n in dims[group].iter().skip(1).rev() {
            let last = strides.last().copied().unwrap_or(1);
            strides.push(last.checked_mul(n)?);
        }
        let mut rest = affine::dim(&mut g.m.cx, 0);
        for stride in strides.into_iter().rev() {
            let stride = affine::constant(&mut g.m.cx, stride);
            let e = affine::floordiv(&mut g.m.cx, rest, stride);
            rest = affine::rem(&mut g.m.cx, rest, stride);
            let x = affine_canon::composed(g.m, e, &[Mixed::Value(index)], &[]);
            out.push(made(g, loc, x));
        }
    }
    Some(out)
}

// Views of views.

/// A view of a view as one of what that views, where both take each element.
fn view_of_view(g: &mut Greedy<'_>, op: Op) -> Option<()> {
    let inner = g.m.def_op(g.m.operand(op, 0)).filter(|&d| g.m.kind(d) == mr::SUBVIEW)?;
    if !has_unit_strides(g.m, op) || !has_unit_strides(g.m, inner) {
        return None;
    }
    let loc = g.m.op_record[op].loc;
    let dropped = dropped(g.m, inner)?;
    let mut own = mixed(g.m, op, Sym::STATIC_SIZES, 2).into_iter();
    let sizes: Vec<Mixed> = mixed(g.m, inner, Sym::STATIC_SIZES, 2)
        .into_iter()
        .zip(&dropped)
        .map(|(size, &dropped)| if dropped { Some(size) } else { own.next() })
        .collect::<Option<_>>()?;
    let offsets = mixed(g.m, op, Sym::STATIC_OFFSETS, 1);
    let offsets: Vec<Mixed> = subview_indices(g, loc, inner, &offsets, false)?
        .into_iter()
        .map(|v| match fold::constant_of(g.m, v).and_then(|a| g.m.cx.int_value(a)) {
            Some(n) => Mixed::Number(n),
            None => Mixed::Value(v),
        })
        .collect();
    let strides = mixed(g.m, inner, Sym::STATIC_STRIDES, 3);
    let source = g.m.operand(inner, 0);
    let mut operands = alloc::vec![source];
    let mut counts = alloc::vec![1i32];
    let mut lists = Vec::new();
    for list in [&offsets, &sizes, &strides] {
        let (numbers, values) = split(list);
        counts.push(values.len() as i32);
        operands.extend(values);
        lists.push(numbers);
    }
    let ty = g.m.ty(g.m.result(op, 0));
    let names = [Sym::STATIC_OFFSETS, Sym::STATIC_SIZES, Sym::STATIC_STRIDES];
    if !is_view_type(g.m, op, source, &lists, ty)? {
        return None;
    }
    let counts = g.m.cx.i32_array(&counts);
    let mut attrs = alloc::vec![(Sym::OPERAND_SEGMENT_SIZES, counts)];
    for (name, list) in names.into_iter().zip(&lists) {
        attrs.push((name, g.m.cx.i64_array(list)));
    }
    let attrs = g.m.cx.dict(&attrs);
    let v = one(g, loc, mr::SUBVIEW, &operands, ty, attrs);
    g.replace_op(op, &[Some(v)]);
    Some(())
}

/// Whether a view of these offsets, sizes and steps may have a type. Constants that are known now and were not when the view
/// was written make it another one, or one beyond the end.
fn is_view_type(m: &Module, op: Op, source: Value, lists: &[Vec<i64>], ty: Type) -> Option<bool> {
    let [offsets, sizes, steps] = lists else { return None };
    let whole = shape::subview(&m.cx, m.ty(source), offsets, sizes, steps)?;
    let (strides, offset) = shape::strides(&m.cx, ty)?;
    let dims = m.cx.shape_of(m.ty(source))?;
    let inside = in_bounds(m, op, dims, [offsets, sizes, steps], &mut Diags::default());
    Some(inside && whole.offset == offset && shape::dropped_dims(&whole, m.cx.shape_of(ty)?, &strides).is_some())
}
