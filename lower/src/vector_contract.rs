//! Contractions of vectors: batches and free dimensions are taken apart until products and sums are left.
//! Source: MLIR documentation, "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::affine;
use ir::attr::{AffineMap, AttrData};
use ir::dialect::enums::kind;
use ir::dialect::vector_syntax::projected;
use ir::dialect::{arith, enums, llvm, vector as v};
use ir::{Attr, Op, Sym, Type, TypeData, Value};

use crate::options::Contracts;
#[cfg(feature = "processors")]
use crate::options::{ARM_BF16, ARM_I8MM};
use crate::sweep::Rewriter;
use crate::vector_lower::{MAX_ELEMENTS, drop_dim, extract, insert, kind_attr, kind_of, zero};
use crate::vector_reduce::masked;

/// Iterators of a contraction that is taken apart, at most.
const MAX_RANK: usize = 32;
/// Products of a contraction under a mask, at most.
const MAX_MASKED: i64 = 1 << 18;

/// A contraction as it is taken apart.
struct Contraction {
    /// By operand: which iterator each of its dimensions is.
    maps: [Vec<u32>; 3],
    /// By iterator: whether it is summed over.
    sums: Vec<bool>,
    values: [Value; 3],
    /// Which products count, by iterator; all if there is none.
    mask: Option<Value>,
    how: u64,
}

fn read(rw: &Rewriter<'_>, op: Op) -> Option<Contraction> {
    let maps: Vec<AffineMap> =
        rw.m.cx.array_items(rw.m.attr(op, Sym::INDEXING_MAPS)?)?.iter().map(|&a| affine::attr_map(&rw.m.cx, a)).collect::<Option<_>>()?;
    let mut lists = maps.iter().map(|&m| projected(&rw.m.cx, m)?.into_iter().collect::<Option<Vec<u32>>>());
    let maps = [lists.next()??, lists.next()??, lists.next()??];
    let sums = rw.m.cx.array_items(rw.m.attr(op, Sym::ITERATOR_TYPES)?)?.iter().map(|&a| rw.m.cx.enum_value(a) == Some(1)).collect();
    let values = [rw.m.operand(op, 0), rw.m.operand(op, 1), rw.m.operand(op, 2)];
    Some(Contraction { maps, sums, values, mask: None, how: kind_of(rw, op) })
}

/// The rule.
pub fn contractions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(mut c) = read(rw, op) else { continue };
        let elem = |i: usize| rw.m.cx.elem_type(rw.m.ty(c.values[i]));
        let same = elem(0) == elem(1) && elem(0) == elem(2);
        let adds = c.how == kind::ADD;
        let around = rw.m.parent_op(op).filter(|&p| rw.m.kind(p) == v::MASK_OP);
        if let Some(p) = around {
            // What stands for the lanes that do not count is not looked at.
            let [mask] = *rw.m.operands(p) else { continue };
            c.mask = Some(mask);
            rw.filled_in_place = true;
        }
        #[cfg(feature = "processors")]
        if adds && around.is_none() && rw.opts.arm & (ARM_I8MM | ARM_BF16) != 0 {
            rw.at(op);
            if let Some(r) = crate::arm_contract::lower(rw, &c.maps, &c.sums, c.values) {
                rw.replace(op, &[r]);
                continue;
            }
        }
        // Outer products may be of any kind, and of narrower numbers.
        if !(same && adds) && rw.opts.contracts != Contracts::Outer {
            continue;
        }
        // Each dimension is a step of recursion.
        let most = if c.mask.is_some() { MAX_MASKED } else { MAX_ELEMENTS };
        if c.sums.len() > MAX_RANK || steps(rw, &c).is_none_or(|n| n > most) {
            continue;
        }
        let root = around.unwrap_or(op);
        rw.at(root);
        rw.loc = rw.m.op_record[op].loc;
        let r = if same && adds { lower(rw, &c) } else { outer(rw, &c) };
        if let Some(r) = r {
            if root != op {
                rw.erase(op);
            }
            rw.replace(root, &[r]);
        }
    }
}

/// Into how many products or sums of rows a contraction is taken apart at most: the sizes of all iterators multiplied, but
/// for the only one that is summed over. Under a mask that one counts too: columns are put together lane by lane for each sum.
fn steps(rw: &Rewriter<'_>, c: &Contraction) -> Option<i64> {
    let whole = c.mask.is_none() && c.sums.iter().filter(|&&s| s).count() == 1;
    let size = |i: u32| {
        let (map, &v) = c.maps.iter().zip(&c.values).find(|(map, _)| map.contains(&i))?;
        rw.m.cx.shape_of(rw.m.ty(v))?.get(position(map, i)?).copied()
    };
    let taken = (0..c.sums.len() as u32).filter(|&i| !(whole && c.sums[i as usize]));
    taken.map(size).try_fold(1i64, |n, size| n.checked_mul(size?))
}

fn position(map: &[u32], iterator: u32) -> Option<usize> {
    map.iter().position(|&d| d == iterator)
}

fn lower(rw: &mut Rewriter<'_>, c: &Contraction) -> Option<Value> {
    let whole = match rw.opts.contracts {
        Contracts::Outer => outer(rw, c),
        _ if c.mask.is_some() => None,
        Contracts::Dot => dot(rw, c),
        Contracts::Intrinsic => intrinsic(rw, c),
    };
    if whole.is_some() {
        return whole;
    }
    let [lhs, rhs, _] = &c.maps;
    let both = |sum: bool| (0..c.sums.len() as u32).filter(move |&i| c.sums[i as usize] == sum && lhs.contains(&i) && rhs.contains(&i));
    if let Some(i) = both(false).next() {
        return parallel(rw, c, position(lhs, i), position(rhs, i));
    }
    let contracted: Vec<u32> = both(true).collect();
    if let Some(at) = lhs.iter().position(|i| !contracted.contains(i)) {
        return parallel(rw, c, Some(at), None);
    }
    if let Some(at) = rhs.iter().position(|i| !contracted.contains(i)) {
        return parallel(rw, c, None, Some(at));
    }
    if contracted.is_empty() { None } else { reduction(rw, c) }
}

/// Whether the sides of a product of matrices, or of a matrix and a vector, change places, and then which of them are
/// transposed, for rows of the first and columns of the second.
fn sides(c: &Contraction) -> Option<(bool, bool, bool)> {
    let [lhs, rhs, acc] = [0, 1, 2].map(|i| &c.maps[i][..]);
    let sum = (c.sums.len() as u32).checked_sub(1)?;
    let turned = |map: &[u32], i: u32| (map == [i, sum] || map == [sum, i]).then(|| map[0] == sum);
    if c.sums.iter().position(|&s| s) != Some(sum as usize) {
        return None;
    }
    match (sum, acc) {
        (2, [0, 1]) => Some((false, turned(lhs, 0)?, turned(rhs, 1)?)),
        (2, [1, 0]) => Some((true, turned(rhs, 1)?, turned(lhs, 0)?)),
        (1, [0]) if rhs == [1] => Some((false, turned(lhs, 0)?, false)),
        (1, [0]) if lhs == [1] => Some((true, turned(rhs, 0)?, false)),
        _ => None,
    }
}

/// Columns times rows, each an outer product that is added to those before.
fn outer(rw: &mut Rewriter<'_>, c: &Contraction) -> Option<Value> {
    // A vector times a matrix may be summed over the first iterator as well.
    let sum_first = c.sums == [true, false];
    let turned = |map: &Vec<u32>| map.iter().map(|&i| i ^ 1).collect();
    let (swap, ta, tb) = if sum_first {
        let maps = [turned(&c.maps[0]), turned(&c.maps[1]), turned(&c.maps[2])];
        sides(&Contraction { maps, sums: alloc::vec![false, true], ..*c })?
    } else {
        sides(c)?
    };
    let [mut a, mut b, mut r] = c.values;
    if swap {
        core::mem::swap(&mut a, &mut b);
    }
    let columns = usize::from(!ta);
    let TypeData::Vector { scalable, .. } = rw.m.cx.type_data(rw.m.ty(a)) else { return None };
    let (n, rows) = (dim(rw, a, columns)?, dim(rw, a, 1 - columns)?);
    if scalable >> columns & 1 != 0 || n.checked_mul(rows).is_none_or(|n| n > 1 << 12) {
        return None;
    }
    if !ta {
        a = transpose(rw, a)?;
    }
    if !tb && c.sums.len() == 3 {
        b = transpose(rw, b)?;
    }
    // The mask by what is summed over first, then as the result. (Upstream takes that of a result whose sides change places
    // for one whose do not.)
    let order: &[i64] = match (c.sums.len(), swap) {
        (2, _) if sum_first => &[0, 1],
        (2, _) => &[1, 0],
        (_, true) => &[2, 1, 0],
        _ => &[2, 0, 1],
    };
    let mask = match c.mask {
        Some(mask) if !order.is_sorted() => Some(permuted(rw, mask, order)?),
        mask => mask,
    };
    let ty = rw.m.ty(r);
    let kind = kind_attr(rw, c.how);
    let attrs = rw.m.cx.dict_one(Sym::KIND, kind);
    for k in 0..n {
        let (x, y) = (extract(rw, a, &[k]), extract(rw, b, &[k]));
        let (x, y) = (wide(rw, x, ty), wide(rw, y, ty));
        let mask = mask.map(|mask| extract(rw, mask, &[k]));
        r = masked(rw, v::OUTERPRODUCT, &[x, y, r], ty, attrs, mask);
    }
    Some(r)
}

/// Numbers as wide as those of a type.
fn wide(rw: &mut Rewriter<'_>, x: Value, like: Type) -> Value {
    let (ty, elem) = (rw.m.ty(x), rw.m.cx.elem_type(like));
    if rw.m.cx.elem_type(ty) == elem {
        return x;
    }
    let ty = ir::dense::with_elem(&mut rw.m.cx, ty, elem);
    rw.value(if is_float(rw, ty) { arith::EXTF } else { arith::EXTSI }, &[x], ty, Attr::EMPTY_DICT)
}

/// A product of flat matrices by LLVM's intrinsic.
fn intrinsic(rw: &mut Rewriter<'_>, c: &Contraction) -> Option<Value> {
    let known = |rw: &Rewriter<'_>| c.values.iter().all(|&v| numbers(rw, v).is_some());
    let (tr, mut ta, mut tb) = sides(c).filter(|_| c.sums.len() == 3 && known(rw))?;
    if tr {
        core::mem::swap(&mut ta, &mut tb);
    }
    let [mut a, mut b, acc] = c.values;
    if ta {
        a = transpose(rw, a)?;
    }
    if !tb {
        b = transpose(rw, b)?;
    }
    let (m, k, n) = (dim(rw, a, 0)?, dim(rw, a, 1)?, dim(rw, b, 1)?);
    let (a, b) = (flat(rw, a)?, flat(rw, b)?);
    let elem = rw.m.cx.elem_type(rw.m.ty(acc));
    let [rows, columns, others] = [m, k, n].map(|n| rw.m.cx.int_attr(Type::I32, n));
    let attrs = rw.m.cx.dict(&[(Sym::LHS_ROWS, rows), (Sym::LHS_COLUMNS, columns), (Sym::RHS_COLUMNS, others)]);
    let ty = rw.m.cx.vector_type(&[m * n], elem);
    let mut r = rw.value(llvm::INTR_MATRIX_MULTIPLY, &[a, b], ty, attrs);
    let ty = rw.m.cx.vector_type(&[m, n], elem);
    r = rw.value(v::SHAPE_CAST, &[r], ty, Attr::EMPTY_DICT);
    if tr {
        r = transpose(rw, r)?;
    }
    let add = if is_float(rw, ty) { arith::ADDF } else { arith::ADDI };
    Some(rw.value(add, &[acc, r], rw.m.ty(acc), Attr::EMPTY_DICT))
}

/// How many numbers of which type a vector has, if that is known.
fn numbers(rw: &Rewriter<'_>, x: Value) -> Option<(i64, Type)> {
    let TypeData::Vector { dims, scalable: 0, elem } = rw.m.cx.type_data(rw.m.ty(x)) else { return None };
    let n = rw.m.cx.shape(dims).iter().try_fold(1i64, |n, &d| n.checked_mul(d)).filter(|&n| n <= MAX_ELEMENTS)?;
    matches!(rw.m.cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_)).then_some((n, elem))
}

/// The numbers of a matrix, one row after the other.
pub(crate) fn flat(rw: &mut Rewriter<'_>, x: Value) -> Option<Value> {
    let (n, elem) = numbers(rw, x)?;
    let ty = rw.m.cx.vector_type(&[n], elem);
    Some(rw.value(v::SHAPE_CAST, &[x], ty, Attr::EMPTY_DICT))
}

/// Rows times columns, each a product that is summed up; for matrices with matrices or vectors.
fn dot(rw: &mut Rewriter<'_>, c: &Contraction) -> Option<Value> {
    let [mut a, mut b, acc] = c.values;
    let (swap, ta, tb) = sides(c)?;
    if swap {
        core::mem::swap(&mut a, &mut b);
    }
    let ty = rw.m.ty(acc);
    let dims = rw.m.cx.shape_of(ty)?.to_vec();
    let (rows, columns) = (*dims.first()?, dims.get(1).copied());
    if rows.checked_mul(columns.unwrap_or(1)).is_none_or(|n| n > 1 << 12) {
        return None;
    }
    if ta {
        a = transpose(rw, a)?;
    }
    if tb {
        b = transpose(rw, b)?;
    }
    let mut r = zero(rw, ty)?;
    // Newer releases take each column out once.
    let once = rw.opts.release.vectors_start_from_poison;
    let mut known: Vec<Value> = Vec::new();
    for i in 0..rows {
        let row = extract(rw, a, &[i]);
        for j in 0..columns.unwrap_or(1) {
            let column = match known.get(j as usize) {
                Some(&c) if once => c,
                _ if columns.is_none() => b,
                _ => extract(rw, b, &[j]),
            };
            if known.len() == j as usize {
                known.push(column);
            }
            let p = multiply(rw, row, column);
            let sum = sum(rw, p, None, None);
            r = if columns.is_some() { insert(rw, sum, r, &[i, j]) } else { insert(rw, sum, r, &[i]) };
        }
    }
    let add = if is_float(rw, ty) { arith::ADDF } else { arith::ADDI };
    Some(rw.value(add, &[r, acc], ty, Attr::EMPTY_DICT))
}

fn is_float(rw: &Rewriter<'_>, ty: Type) -> bool {
    matches!(rw.m.cx.type_data(rw.m.cx.elem_type(ty)), TypeData::Float(_))
}
fn multiply(rw: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    let ty = rw.m.ty(a);
    rw.value(if is_float(rw, ty) { arith::MULF } else { arith::MULI }, &[a, b], ty, Attr::EMPTY_DICT)
}
fn sum(rw: &mut Rewriter<'_>, x: Value, acc: Option<Value>, mask: Option<Value>) -> Value {
    let ty = rw.m.cx.elem_type(rw.m.ty(x));
    let kind = kind_attr(rw, kind::ADD);
    let attrs = rw.m.cx.dict_one(Sym::KIND, kind);
    let mut operands = alloc::vec![x];
    operands.extend(acc);
    masked(rw, v::REDUCTION, &operands, ty, attrs, mask)
}
fn transpose(rw: &mut Rewriter<'_>, x: Value) -> Option<Value> {
    permuted(rw, x, &[1, 0])
}
fn permuted(rw: &mut Rewriter<'_>, x: Value, order: &[i64]) -> Option<Value> {
    let TypeData::Vector { dims, scalable, elem } = rw.m.cx.type_data(rw.m.ty(x)) else { return None };
    let old = rw.m.cx.shape(dims);
    let dims: Vec<i64> = order.iter().map(|&d| old.get(d as usize).copied()).collect::<Option<_>>()?;
    let flags = order.iter().enumerate().fold(0, |flags, (i, &d)| flags | (scalable >> d & 1) << i);
    let ty = ir::dialect::vector_syntax::vector(&mut rw.m.cx, &dims, flags, elem);
    let order = rw.m.cx.i64_array(order);
    let attrs = rw.m.cx.dict_one(Sym::PERMUTATION, order);
    Some(rw.value(v::TRANSPOSE, &[x], ty, attrs))
}

/// A contraction without an iterator, on other values.
fn smaller(rw: &mut Rewriter<'_>, c: &Contraction, without: u32, values: &[Value; 3], mask: Option<Value>) -> Value {
    let n = c.sums.len() as u32 - 1;
    let maps: Vec<Attr> = (c.maps.iter())
        .map(|m| {
            let exprs: Vec<_> =
                m.iter().filter(|&&d| d != without).map(|&d| affine::dim(&mut rw.m.cx, d - u32::from(d > without))).collect();
            let map = affine::map(&mut rw.m.cx, n, 0, &exprs);
            affine::map_attr(&mut rw.m.cx, map)
        })
        .collect();
    let maps = rw.m.cx.array_attr(&maps);
    let iterators: Vec<Attr> = (c.sums.iter().enumerate())
        .filter(|i| i.0 as u32 != without)
        .map(|(_, &sum)| rw.m.cx.attr(AttrData::Enum { def: enums::VECTOR_ITERATOR, value: u64::from(sum) }))
        .collect();
    let iterators = rw.m.cx.array_attr(&iterators);
    let attrs = rw.m.cx.dict(&[(Sym::INDEXING_MAPS, maps), (Sym::ITERATOR_TYPES, iterators)]);
    let ty = rw.m.ty(values[2]);
    masked(rw, v::CONTRACT, values, ty, attrs, mask)
}

/// What of the mask is left without an iterator, at a place of it.
fn part_of_mask(rw: &mut Rewriter<'_>, c: &Contraction, without: u32, at: i64) -> Option<Option<Value>> {
    let Some(mask) = c.mask else { return Some(None) };
    part(rw, mask, Some(without as usize), at).map(Some)
}

fn parallel(rw: &mut Rewriter<'_>, c: &Contraction, lhs: Option<usize>, rhs: Option<usize>) -> Option<Value> {
    let iterator = match (lhs, rhs) {
        (Some(i), _) => c.maps[0][i],
        (None, Some(i)) => c.maps[1][i],
        _ => return None,
    };
    let n = match (lhs, rhs) {
        (Some(i), _) => dim(rw, c.values[0], i)?,
        (_, Some(i)) => dim(rw, c.values[1], i)?,
        _ => return None,
    };
    let to = position(&c.maps[2], iterator);
    if to.is_none() && n != 1 || n > 1 << 12 {
        return None;
    }
    let ty = rw.m.ty(c.values[2]);
    let mut r = if matches!(rw.m.cx.type_data(ty), TypeData::Vector { .. }) { Some(zero(rw, ty)?) } else { None };
    for d in 0..n {
        let a = part(rw, c.values[0], lhs, d)?;
        let b = part(rw, c.values[1], rhs, d)?;
        let acc = part(rw, c.values[2], to, d)?;
        let mask = part_of_mask(rw, c, iterator, d)?;
        let low = smaller(rw, c, iterator, &[a, b, acc], mask);
        r = Some(match (to, r) {
            (Some(to), Some(r)) => put(rw, low, r, to, d)?,
            _ => low,
        });
    }
    r
}

fn reduction(rw: &mut Rewriter<'_>, c: &Contraction) -> Option<Value> {
    let [a, b, acc] = c.values;
    if matches!(rw.m.cx.type_data(rw.m.ty(acc)), TypeData::Vector { .. }) {
        return None;
    }
    let (lhs, rhs) = (position(&c.maps[0], 0)?, position(&c.maps[1], 0)?);
    if c.maps[0].len() == 1 {
        if c.maps[1].len() != 1 {
            return None;
        }
        let p = multiply(rw, a, b);
        return Some(sum(rw, p, Some(acc), c.mask));
    }
    let n = dim(rw, a, lhs)?;
    if n > 1 << 12 {
        return None;
    }
    let mut r = acc;
    for d in 0..n {
        let x = part(rw, a, Some(lhs), d)?;
        let y = part(rw, b, Some(rhs), d)?;
        let mask = part_of_mask(rw, c, 0, d)?;
        r = smaller(rw, c, 0, &[x, y, r], mask);
    }
    Some(r)
}

fn dim(rw: &Rewriter<'_>, x: Value, i: usize) -> Option<i64> {
    rw.m.cx.shape_of(rw.m.ty(x))?.get(i).copied()
}

/// What a value is at a position of one dimension; the value itself for none. Recursion is as deep as the dimension.
fn part(rw: &mut Rewriter<'_>, x: Value, dimension: Option<usize>, at: i64) -> Option<Value> {
    let Some(dimension) = dimension else { return Some(x) };
    if dimension == 0 {
        return Some(extract(rw, x, &[at]));
    }
    let ty = rw.m.ty(x);
    let to = drop_dim(rw, ty, dimension);
    let mut r = zero(rw, to)?;
    for d in 0..dim(rw, r, 0)? {
        let e = extract(rw, x, &[d]);
        let p = part(rw, e, Some(dimension - 1), at)?;
        r = insert(rw, p, r, &[d]);
    }
    Some(r)
}

/// The counterpart of [`part`].
fn put(rw: &mut Rewriter<'_>, x: Value, whole: Value, dimension: usize, at: i64) -> Option<Value> {
    if dimension == 0 {
        return Some(insert(rw, x, whole, &[at]));
    }
    let mut r = whole;
    for d in 0..dim(rw, whole, 0)? {
        let old = extract(rw, r, &[d]);
        let new = extract(rw, x, &[d]);
        let p = put(rw, new, old, dimension - 1, at)?;
        r = insert(rw, p, r, &[d]);
    }
    Some(r)
}
