//! Vectors to simpler vectors: what `convert-vector-to-llvm` does before its conversion. Operations on several
//! dimensions are taken apart along the first one until those of one dimension are left; masks that bounds make become
//! comparisons; transfers become loads and stores. Source: MLIR documentation, "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::enums::{self, kind};
use ir::dialect::vector_syntax::{int_list, sizes, vector as vector_type};
use ir::dialect::{arith, llvm, vector as v};
use ir::{Attr, AttrData, Folded, Module, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::fold::{self, FoldScratch};
use crate::options::{Options, Transposes};
use crate::sweep::{Legality, Rewriter, Rule, Rules, sweep};
use crate::types::TypeConverter;
use crate::undo::Lens;

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: v::$source, rewrite: $rewrite }),*] };
}

/// Rearrangements, products, masks: what upstream's greedy rewriting does.
static RULES: &[Rule] = rules! {
    BITCAST => |rw, ops| unroll(rw, ops);
    BROADCAST => broadcasts;
    COMPRESSSTORE => |rw, ops| crate::vector_masks::known_masks(rw, ops);
    CONSTANT_MASK => crate::vector_masks::constant_masks;
    CONTRACT => crate::vector_contract::contractions;
    CREATE_MASK => crate::vector_masks::create_masks;
    DEINTERLEAVE => |rw, ops| unroll(rw, ops);
    EXPANDLOAD => |rw, ops| crate::vector_masks::known_masks(rw, ops);
    GATHER => gathers;
    INTERLEAVE => |rw, ops| unroll(rw, ops);
    MASKEDLOAD => |rw, ops| crate::vector_masks::known_masks(rw, ops);
    MASKEDSTORE => |rw, ops| crate::vector_masks::known_masks(rw, ops);
    OUTERPRODUCT => outer_products;
    SCATTER => |rw, ops| crate::vector_masks::known_masks(rw, ops);
    SHAPE_CAST => shape_casts;
    TRANSFER_READ => |rw, ops| crate::vector_transfer::reads(rw, ops, false);
    TRANSFER_WRITE => |rw, ops| crate::vector_transfer::writes(rw, ops, false);
    TRANSPOSE => transposes;
};
/// What newer releases take apart in the same go.
static NEWER: &[Rule] = rules! {
    EXTRACT_STRIDED_SLICE => extract_slices;
    FMA => fmas;
    FROM_ELEMENTS => from_elements;
    INSERT_STRIDED_SLICE => insert_slices;
    STEP => steps;
    TO_ELEMENTS => to_elements;
    TRANSFER_READ => |rw, ops| crate::vector_transfer::reads(rw, ops, true);
    TRANSFER_WRITE => |rw, ops| crate::vector_transfer::writes(rw, ops, true);
};
/// The same of other dialects.
static NEWER_CHOICES: &[Rule] = &[Rule { opcode: arith::SELECT, rewrite: crate::vector_masks::selects }];
/// Slices of masks, and vectors of one element as scalars, which newer releases leave alone.
static OLDER: &[Rule] = rules! {
    EXTRACT_STRIDED_SLICE => |rw, ops| ops.iter().for_each(|&op| _ = sliced_mask(rw, op));
    LOAD => crate::vector_transfer::loads;
    STORE => crate::vector_transfer::stores;
};
/// What becomes simpler only in the conversion itself, where nothing is cleaned up.
static LATE: &[Rule] = rules! {
    CREATE_MASK => crate::vector_masks::bounded_masks;
    EXTRACT_STRIDED_SLICE => extract_slices;
    FMA => fmas;
    INSERT_STRIDED_SLICE => insert_slices;
    TRANSFER_READ => |rw, ops| crate::vector_transfer::reads(rw, ops, true);
    TRANSFER_WRITE => |rw, ops| crate::vector_transfer::writes(rw, ops, true);
};

/// Most elements of a vector that is taken apart.
pub(crate) const MAX_ELEMENTS: i64 = 1 << 14;
/// Whether a vector has at most so many rows along its last dimension.
pub(crate) fn has_rows(dims: &[i64], most: i64) -> bool {
    let rows = &dims[..dims.len().saturating_sub(1)];
    rows.iter().try_fold(1i64, |n, &d| n.checked_mul(d)).is_some_and(|n| n <= most)
}

/// Each round takes a dimension away, or turns an operation into simpler ones.
const MAX_ROUNDS: usize = 64;

/// Applies the rules until none applies, and cleans up behind them. False after an error.
pub fn run(m: &mut Module, roots: &[Op], opts: &Options, diags: &mut ir::Diags) -> bool {
    let mut rules = Rules::new();
    rules.add(RULES);
    if opts.release.vectors_start_from_poison {
        rules.add(NEWER).add(NEWER_CHOICES);
    } else {
        rules.add(OLDER);
    }
    if !crate::greedy_rules::run(m, opts.release.version, roots, &rules, opts, diags) {
        return false;
    }
    let mut rules = Rules::folding();
    if !opts.release.vectors_start_from_poison {
        rules.add(OLDER);
    }
    #[cfg(feature = "processors")]
    if opts.arm & crate::options::ARM_SVE != 0 {
        rules.add(crate::arm_sve::RULES);
    }
    rules.add(LATE).set((0..v::BITCAST.0).map(Opcode), Legality::Legal);
    repeat(m, roots, &rules, opts, diags)
}

/// Sweeps until nothing is new. False after an error.
fn repeat(m: &mut Module, roots: &[Op], rules: &Rules, opts: &Options, diags: &mut ir::Diags) -> bool {
    for _ in 0..MAX_ROUNDS {
        let n = m.op_kind.len();
        if !sweep(m, roots, rules, &mut TypeConverter::identity(), opts, diags) {
            return false;
        }
        if m.op_kind.len() == n {
            break;
        }
    }
    true
}

// Building.

pub(crate) fn fixed(rw: &Rewriter<'_>, ty: Type) -> Vec<i64> {
    sizes(&rw.m.cx, ty).0
}
pub(crate) fn is_vector(rw: &Rewriter<'_>, ty: Type) -> bool {
    matches!(rw.m.cx.type_data(ty), TypeData::Vector { .. })
}
/// How many elements; `None` if they are too many to take apart.
pub(crate) fn count(dims: &[i64]) -> Option<i64> {
    dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d)).filter(|&n| n <= MAX_ELEMENTS)
}
/// The type without its first `n` dimensions: the element type if none is left.
pub(crate) fn drop_front(rw: &mut Rewriter<'_>, ty: Type, n: usize) -> Type {
    let (dims, scalable) = sizes(&rw.m.cx, ty);
    let elem = rw.m.cx.elem_type(ty);
    if n >= dims.len() { elem } else { vector_type(&mut rw.m.cx, &dims[n..], scalable >> n.min(31), elem) }
}
/// The same without dimension `at`, always a vector.
pub(crate) fn drop_dim(rw: &mut Rewriter<'_>, ty: Type, at: usize) -> Type {
    let (mut dims, scalable) = sizes(&rw.m.cx, ty);
    let elem = rw.m.cx.elem_type(ty);
    dims.remove(at);
    let low = scalable & ((1 << at) - 1);
    vector_type(&mut rw.m.cx, &dims, low | scalable >> (at + 1) << at, elem)
}
/// `vector.extract x[at]`
pub(crate) fn extract(rw: &mut Rewriter<'_>, x: Value, at: &[i64]) -> Value {
    let ty = rw.m.ty(x);
    let ty = drop_front(rw, ty, at.len());
    let at = rw.m.cx.i64_array(at);
    let attrs = rw.m.cx.dict_one(Sym::STATIC_POSITION, at);
    rw.value(v::EXTRACT, &[x], ty, attrs)
}
/// `vector.insert x, whole[at]`
pub(crate) fn insert(rw: &mut Rewriter<'_>, x: Value, whole: Value, at: &[i64]) -> Value {
    let ty = rw.m.ty(whole);
    let at = rw.m.cx.i64_array(at);
    let attrs = rw.m.cx.dict_one(Sym::STATIC_POSITION, at);
    rw.value(v::INSERT, &[x, whole], ty, attrs)
}
pub(crate) fn constant_value(rw: &mut Rewriter<'_>, value: Attr, ty: Type) -> Value {
    let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
    rw.value(arith::CONSTANT, &[], ty, attrs)
}
/// A constant of zeros.
pub(crate) fn zero(rw: &mut Rewriter<'_>, ty: Type) -> Option<Value> {
    let value = constant::splat(&mut rw.m.cx, ty, 0)?;
    Some(constant_value(rw, value, ty))
}
/// What a vector is built up from: zeros, or poison in newer releases.
pub(crate) fn start(rw: &mut Rewriter<'_>, ty: Type) -> Option<Value> {
    if rw.opts.release.vectors_start_from_poison {
        return Some(rw.value(ir::dialect::ub::POISON, &[], ty, Attr::EMPTY_DICT));
    }
    zero(rw, ty)
}
/// A scalar in every element.
pub(crate) fn splat(rw: &mut Rewriter<'_>, x: Value, ty: Type) -> Value {
    let opcode = if rw.opts.release.vector_extractelement { v::SPLAT } else { v::BROADCAST };
    rw.value(opcode, &[x], ty, Attr::EMPTY_DICT)
}
pub(crate) fn broadcast(rw: &mut Rewriter<'_>, x: Value, ty: Type) -> Value {
    rw.value(v::BROADCAST, &[x], ty, Attr::EMPTY_DICT)
}
pub(crate) fn index(rw: &mut Rewriter<'_>, n: i64) -> Value {
    crate::expand_strided_metadata::index_value(rw, n)
}
pub(crate) fn compare(rw: &mut Rewriter<'_>, a: Value, b: Value, ty: Type) -> Value {
    let less = rw.m.cx.int_attr(Type::I64, 2);
    let attrs = rw.m.cx.dict_one(Sym::PREDICATE, less);
    rw.value(arith::CMPI, &[a, b], ty, attrs)
}
/// The position of element `i`, counted row by row.
pub(crate) fn delinearize(mut i: i64, dims: &[i64]) -> Vec<i64> {
    let mut at = alloc::vec![0; dims.len()];
    for (a, &d) in at.iter_mut().zip(dims).rev() {
        *a = i % d.max(1);
        i /= d.max(1);
    }
    at
}

// Rearrangements.

fn broadcasts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        rw.at(op);
        if let Some(r) = broadcast_one(rw, x, from, to) {
            rw.replace(op, &[r]);
        }
    }
}

fn broadcast_one(rw: &mut Rewriter<'_>, x: Value, from: Type, to: Type) -> Option<Value> {
    if from == to {
        return Some(x);
    }
    if !is_vector(rw, from) {
        // Newer releases keep broadcasts of scalars.
        return rw.opts.release.vector_extractelement.then(|| splat(rw, x, to));
    }
    let ((src, _), (dst, scalable)) = (sizes(&rw.m.cx, from), sizes(&rw.m.cx, to));
    if src.len() <= 1 && dst.len() == 1 {
        let e = extract(rw, x, &alloc::vec![0; src.len()]);
        return Some(splat(rw, e, to));
    }
    let n = *dst.first()?;
    if scalable & 1 != 0 || n > MAX_ELEMENTS {
        return None;
    }
    let low = drop_front(rw, to, 1);
    if src.len() < dst.len() {
        let part = broadcast(rw, x, low);
        let mut r = start(rw, to)?;
        for d in 0..n {
            r = insert(rw, part, r, &[d]);
        }
        return Some(r);
    }
    let Some(stretched) = src.iter().zip(&dst).position(|(a, b)| a != b) else { return Some(x) };
    let mut r = start(rw, to)?;
    let mut part = None;
    for d in 0..n {
        let p = match part {
            Some(p) if stretched == 0 => p,
            _ => {
                let e = extract(rw, x, &[if stretched == 0 { 0 } else { d }]);
                broadcast(rw, e, low)
            }
        };
        part = Some(p);
        r = insert(rw, p, r, &[d]);
    }
    Some(r)
}

fn transposes(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        let order_of = |rw: &Rewriter<'_>, op| rw.m.attr(op, Sym::PERMUTATION).and_then(|a| rw.m.cx.int_array(a)).unwrap_or_default();
        let order = order_of(rw, op);
        let (dims, scalable) = sizes(&rw.m.cx, from);
        rw.at(op);
        // Of a transposition: one of both.
        if let Some(first) = rw.m.def_op(x).filter(|&d| rw.m.kind(d) == v::TRANSPOSE) {
            let before = order_of(rw, first);
            let both: Vec<i64> = order.iter().map(|&p| before[p as usize]).collect();
            let both = rw.m.cx.i64_array(&both);
            let attrs = rw.m.cx.dict_one(Sym::PERMUTATION, both);
            let x = rw.m.operand(first, 0);
            let r = rw.value(v::TRANSPOSE, &[x], to, attrs);
            rw.replace(op, &[r]);
            continue;
        }
        if dims.len() == 2 && dims.contains(&1) && order == [1, 0] && scalable == 0 {
            let r = rw.value(v::SHAPE_CAST, &[x], to, Attr::EMPTY_DICT);
            rw.replace(op, &[r]);
            continue;
        }
        if let Some(r) = transposed(rw, x, &dims, &order) {
            let r = rw.value(v::SHAPE_CAST, &[r], to, Attr::EMPTY_DICT);
            rw.replace(op, &[r]);
            continue;
        }
        // Last dimensions that stay move as a whole.
        let mut n = order.len();
        while n > 0 && order[n - 1] == n as i64 - 1 {
            n -= 1;
        }
        let (Some(all), false) = (count(&dims[..n]), n == 0 || scalable & ((1 << n.min(31)) - 1) != 0) else { continue };
        let Some(mut r) = start(rw, to) else { continue };
        for i in 0..all {
            let at = delinearize(i, &dims[..n]);
            let to: Vec<i64> = order[..n].iter().map(|&p| at[p as usize]).collect();
            let e = extract(rw, x, &at);
            r = insert(rw, e, r, &to);
        }
        rw.replace(op, &[r]);
    }
}

/// The numbers of a matrix column by column, where the options say how; for a shuffle, dimensions of size 1 may be between.
fn transposed(rw: &mut Rewriter<'_>, x: Value, dims: &[i64], order: &[i64]) -> Option<Value> {
    let how = rw.opts.transposes;
    if how == Transposes::Elements || how == Transposes::Intrinsic && dims.len() != 2 {
        return None;
    }
    let large: Vec<usize> = order.iter().map(|&p| p as usize).filter(|&p| dims.get(p).is_some_and(|&n| n != 1)).collect();
    let &[second, first] = &large[..] else { return None };
    if first > second {
        return None;
    }
    let (rows, columns) = (dims[first], dims[second]);
    let x = crate::vector_contract::flat(rw, x)?;
    let ty = rw.m.ty(x);
    if how == Transposes::Intrinsic {
        let [rows, columns] = [columns, rows].map(|n| rw.m.cx.int_attr(Type::I32, n));
        let attrs = rw.m.cx.dict(&[(Sym::COLUMNS, columns), (Sym::ROWS, rows)]);
        return Some(rw.value(llvm::INTR_MATRIX_TRANSPOSE, &[x], ty, attrs));
    }
    let order: Vec<i64> = (0..rows * columns).map(|i| i % rows * columns + i / rows).collect();
    let order = int_list(&mut rw.m.cx, &order);
    let attrs = rw.m.cx.dict_one(Sym::MASK, order);
    Some(rw.value(v::SHUFFLE, &[x, x], ty, attrs))
}

/// The shape of a vector whose last dimension is scalable, like that of the result: pieces as long as both have whole ones.
fn scalable_shape(rw: &mut Rewriter<'_>, x: Value, to: Type, (src, dst): (&[i64], &[i64]), n: i64) -> Option<Value> {
    let (&from_row, &to_row) = (src.last()?, dst.last()?);
    let size = from_row.min(to_row);
    if size <= 0 || from_row % size != 0 || to_row % size != 0 {
        return None;
    }
    let elem = rw.m.cx.elem_type(to);
    let piece = vector_type(&mut rw.m.cx, &[size], 1, elem);
    let mut r = start(rw, to)?;
    // The rows that pieces are taken out of, and put into.
    let (mut given, mut made): (Option<Value>, Option<Value>) = (None, None);
    for i in (0..n).step_by(size as usize) {
        let (a, b) = (delinearize(i, src), delinearize(i, dst));
        let ([a @ .., at], [b @ .., into]) = (&a[..], &b[..]) else { return None };
        let row = match given {
            Some(row) => row,
            None if a.is_empty() => x,
            None => extract(rw, x, a),
        };
        given = Some(row).filter(|_| at + size < from_row);
        let mut part = row;
        if size < from_row {
            let attrs = position(rw, *at);
            part = rw.value(v::SCALABLE_EXTRACT, &[row], piece, attrs);
        }
        if size < to_row {
            let row = match made {
                Some(row) => row,
                None if b.is_empty() => r,
                None => extract(rw, r, b),
            };
            let (ty, attrs) = (rw.m.ty(row), position(rw, *into));
            part = rw.value(v::SCALABLE_INSERT, &[part, row], ty, attrs);
        }
        made = Some(part);
        if into + size >= to_row {
            r = if b.is_empty() { part } else { insert(rw, part, r, b) };
            made = None;
        } else if b.is_empty() {
            r = part;
        }
    }
    Some(r)
}
fn position(rw: &mut Rewriter<'_>, at: i64) -> Attr {
    let at = rw.m.cx.int_attr(Type::I64, at);
    rw.m.cx.dict_one(Sym::POS, at)
}

fn shape_casts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        let ((src, s1), (dst, s2)) = (sizes(&rw.m.cx, from), sizes(&rw.m.cx, to));
        if from == to {
            rw.at(op);
            rw.replace(op, &[x]);
            continue;
        }
        let Some(n) = count(&src) else { continue };
        rw.at(op);
        // Only the last dimension can be scalable in LLVM.
        let last = |dims: &[i64], scalable: u32| !dims.is_empty() && 1u32.checked_shl(dims.len() as u32 - 1) == Some(scalable);
        if last(&src, s1) && last(&dst, s2) && has_rows(&src, MAX_ELEMENTS) && has_rows(&dst, MAX_ELEMENTS) {
            if let Some(r) = scalable_shape(rw, x, to, (&src, &dst), n) {
                rw.replace(op, &[r]);
            }
            continue;
        }
        if s1 | s2 != 0 {
            continue;
        }
        let Some(mut r) = start(rw, to) else { continue };
        if rw.opts.release.vectors_start_from_poison {
            r = cast_by_pieces(rw, x, r, &src, &dst);
            rw.replace(op, &[r]);
            continue;
        }
        match (src.len(), dst.len()) {
            (2, 1) => {
                for i in 0..src[0] {
                    let e = extract(rw, x, &[i]);
                    r = insert_slice(rw, e, r, i * src[1]);
                }
            }
            (1, 2) => {
                for i in 0..dst[0] {
                    let e = extract_slice(rw, x, i * dst[1], dst[1], &[]);
                    r = insert(rw, e, r, &[i]);
                }
            }
            _ => {
                for i in 0..n {
                    let (a, b) = (delinearize(i, &src), delinearize(i, &dst));
                    let e = if a.is_empty() && rw.opts.release.vector_extractelement {
                        let ty = rw.m.cx.elem_type(from);
                        rw.value(v::EXTRACTELEMENT, &[x], ty, Attr::EMPTY_DICT)
                    } else {
                        extract(rw, x, &a)
                    };
                    r = if b.is_empty() && rw.opts.release.vector_extractelement {
                        rw.value(v::INSERTELEMENT, &[e, r], to, Attr::EMPTY_DICT)
                    } else {
                        insert(rw, e, r, &b)
                    };
                }
            }
        }
        rw.replace(op, &[r]);
    }
}

/// The way of newer releases: pieces that both shapes hold whole, cut out and put in. A piece has the last dimensions that
/// both have in common, and of the next one as much as both allow.
fn cast_by_pieces(rw: &mut Rewriter<'_>, x: Value, mut r: Value, src: &[i64], dst: &[i64]) -> Value {
    let inner = src.iter().rev().zip(dst.iter().rev()).take_while(|(a, b)| a == b).count();
    let (outer, into_outer) = (&src[..src.len() - inner], &dst[..dst.len() - inner]);
    let (a, b) = (outer.last().copied().unwrap_or(1), into_outer.last().copied().unwrap_or(1));
    let (inner, run) = (src[outer.len()..].to_vec(), gcd(a, b).max(1));
    let elem = rw.m.cx.elem_type(rw.m.ty(x));
    let Some(n) = count(outer) else { return r };
    let mut from: Option<(Vec<i64>, Value)> = None;
    let mut into: Option<(Vec<i64>, Value)> = None;
    let mut empty: Option<Value> = None;
    for i in (0..n).step_by(run as usize) {
        let (p, q) = (delinearize(i, outer), delinearize(i, into_outer));
        if run == 1 {
            // Without a dimension in common these are scalars, of vectors without dimensions too.
            let e = if p.is_empty() && !inner.is_empty() { x } else { extract(rw, x, &p) };
            r = if q.is_empty() && !inner.is_empty() { e } else { insert(rw, e, r, &q) };
            continue;
        }
        let (row, at) = (p[..p.len() - 1].to_vec(), p[p.len() - 1]);
        let (into_row, to) = (q[..q.len() - 1].to_vec(), q[q.len() - 1]);
        // Upstream takes what puts in apart first, which then looks through what cuts out.
        let by_parts = run != a && run != b && !inner.is_empty();
        let mut line = match into.take() {
            _ if into_row.is_empty() || run == b => r,
            Some((known, v)) if known == into_row => v,
            _ => {
                let dims: Vec<i64> = core::iter::once(b).chain(inner.iter().copied()).collect();
                // One for all rows, as upstream makes it: constants stand in the order in which they are met.
                *empty.get_or_insert_with(|| {
                    let ty = vector_type(&mut rw.m.cx, &dims, 0, elem);
                    rw.value(ir::dialect::ub::POISON, &[], ty, Attr::EMPTY_DICT)
                })
            }
        };
        let mut part = x;
        if !by_parts {
            let line = match &from {
                Some((known, v)) if *known == row => *v,
                // Cut out whole, as upstream does: what is cut out of that does not look through insertions any more.
                _ if row.is_empty() && run == a => x,
                _ => extract(rw, x, &row),
            };
            from = Some((row, line));
            part = if run == a { line } else { extract_slice(rw, line, at, run, &inner) };
        }
        if run == b {
            r = if into_row.is_empty() { part } else { insert(rw, part, r, &into_row) };
            continue;
        }
        for k in if by_parts { 0..run } else { 0..0 } {
            let mut p = p.clone();
            p[outer.len() - 1] = at + k;
            let e = extract(rw, x, &p);
            line = insert(rw, e, line, &[to + k]);
        }
        if !by_parts {
            line = insert_slice(rw, part, line, to);
        }
        if into_row.is_empty() {
            r = line;
        } else if to + run == b {
            r = insert(rw, line, r, &into_row);
        } else {
            into = Some((into_row, line));
        }
    }
    r
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(crate) fn int_array(rw: &mut Rewriter<'_>, items: &[i64]) -> Attr {
    let items: Vec<Attr> = items.iter().map(|&i| rw.m.cx.int_attr(Type::I64, i)).collect();
    rw.m.cx.array_attr(&items)
}
fn extract_slice(rw: &mut Rewriter<'_>, x: Value, at: i64, n: i64, inner: &[i64]) -> Value {
    let elem = rw.m.cx.elem_type(rw.m.ty(x));
    let dims: Vec<i64> = core::iter::once(n).chain(inner.iter().copied()).collect();
    let mut from = alloc::vec![0; dims.len()];
    from[0] = at;
    let ty = vector_type(&mut rw.m.cx, &dims, 0, elem);
    let ones = alloc::vec![1; dims.len()];
    let (offsets, sizes, strides) = (int_array(rw, &from), int_array(rw, &dims), int_array(rw, &ones));
    let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, offsets), (Sym::SIZES, sizes), (Sym::STRIDES, strides)]);
    rw.value(v::EXTRACT_STRIDED_SLICE, &[x], ty, attrs)
}
fn insert_slice(rw: &mut Rewriter<'_>, x: Value, whole: Value, at: i64) -> Value {
    let ty = rw.m.ty(whole);
    let mut to = alloc::vec![0; fixed(rw, ty).len()];
    let ones = alloc::vec![1; to.len()];
    to[0] = at;
    let (offsets, strides) = (int_array(rw, &to), int_array(rw, &ones));
    let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, offsets), (Sym::STRIDES, strides)]);
    rw.value(v::INSERT_STRIDED_SLICE, &[x, whole], ty, attrs)
}

/// 0, 1, 2, ... as a constant.
fn steps(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let Some(n) = count(&dims).filter(|_| scalable == 0) else { continue };
        let value = constant::attr(&mut rw.m.cx, ty, &constant::Values::Each((0..n as u128).collect()));
        let Some(value) = value else { continue };
        rw.at(op);
        let r = constant_value(rw, value, ty);
        rw.replace(op, &[r]);
    }
}

/// Vectors of several dimensions from their elements: row by row.
fn from_elements(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let elements = rw.m.operands(op).to_vec();
        if dims.len() < 2 || scalable != 0 || elements.is_empty() {
            continue;
        }
        let low = drop_front(rw, ty, 1);
        rw.at(op);
        let Some(mut r) = start(rw, ty) else { continue };
        for (i, row) in (0..).zip(elements.chunks(elements.len() / dims[0].max(1) as usize)) {
            let part = rw.value(v::FROM_ELEMENTS, row, low, Attr::EMPTY_DICT);
            r = insert(rw, part, r, &[i]);
        }
        rw.replace(op, &[r]);
    }
}

/// The elements of a vector of several dimensions are those of its rows.
fn to_elements(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let elem = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, rw.m.ty(x));
        let (&[n, _, ..], 0) = (&dims[..], scalable) else { continue };
        rw.at(op);
        let rows: Vec<Value> = (0..n).map(|i| extract(rw, x, &[i])).collect();
        let types = alloc::vec![elem; rw.m.n_results(op) / n.max(1) as usize];
        let mut elements = Vec::with_capacity(rw.m.n_results(op));
        for row in rows {
            let part = rw.op(v::TO_ELEMENTS, &[row], &types, Attr::EMPTY_DICT);
            elements.extend(rw.m.results(part));
        }
        rw.replace(op, &elements);
    }
}

/// Operations on the last dimension only, as such on vectors of one dimension.
fn unroll(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let results: Vec<Type> = rw.m.results(op).map(|r| rw.m.ty(r)).collect();
        let Some(&first) = results.first() else { continue };
        let (dims, scalable) = sizes(&rw.m.cx, first);
        if dims.len() < 2 || scalable & ((1 << (dims.len() - 1).min(31)) - 1) != 0 {
            continue;
        }
        let outer = dims[..dims.len() - 1].to_vec();
        let (Some(n), operands) = (count(&outer), rw.m.operands(op).to_vec()) else { continue };
        let kind = rw.m.kind(op);
        rw.at(op);
        let starts: Option<Vec<Value>> =
            results.iter().map(|_| ()).take(1).map(|_| if kind == v::BITCAST { start(rw, first) } else { zero(rw, first) }).collect();
        let Some(starts) = starts else { continue };
        let mut whole = alloc::vec![starts[0]; results.len()];
        let low: Vec<Type> = results.iter().map(|&t| drop_front(rw, t, outer.len())).collect();
        for i in 0..n {
            let at = delinearize(i, &outer);
            let parts: Vec<Value> = operands.iter().map(|&x| extract(rw, x, &at)).collect();
            let new = rw.op(kind, &parts, &low, Attr::EMPTY_DICT);
            for (k, w) in whole.iter_mut().enumerate() {
                let part = rw.m.result(new, k);
                *w = insert(rw, part, *w, &at);
            }
        }
        rw.replace(op, &whole);
    }
}

/// The first dimension of slices; `numbers` behind it.
fn tail(rw: &mut Rewriter<'_>, numbers: &[i64], from: usize) -> Attr {
    int_array(rw, numbers.get(from..).unwrap_or(&[]))
}

/// A slice of a constant mask is one.
fn sliced_mask(rw: &mut Rewriter<'_>, op: Op) -> bool {
    let Some(set) = crate::vector_masks::sliced_set(rw.m, op) else { return false };
    let attrs = crate::vector_masks::set_attrs(&mut rw.m.cx, &set);
    rw.at(op);
    let r = rw.value(v::CONSTANT_MASK, &[], rw.m.ty(rw.m.result(op, 0)), attrs);
    rw.replace(op, &[r]);
    true
}
fn extract_slices(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (x, to) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
        let [offsets, picked, strides] = [Sym::OFFSETS, Sym::SIZES, Sym::STRIDES].map(|s| v::numbers(rw.m, op, s).unwrap_or_default());
        let (dims, scalable) = sizes(&rw.m.cx, to);
        let (Some(&offset), Some(&size), Some(&stride)) = (offsets.first(), picked.first(), strides.first()) else { continue };
        if scalable & 1 != 0 || size > MAX_ELEMENTS || stride < 1 {
            continue;
        }
        rw.at(op);
        if sliced_mask(rw, op) {
            continue;
        }
        // Whole parts, and single elements, are moved at once; parts of unknown length, which no shuffle takes, one by one.
        if dims.len() > 1 && offsets.len() == 1 && scalable != 0 && rw.opts.release.vectors_start_from_poison {
            let Some(mut r) = zero(rw, to) else { continue };
            let parts: Vec<Value> = (0..size).map(|i| extract(rw, x, &[offset + i * stride])).collect();
            for (i, part) in (0..).zip(parts) {
                r = insert(rw, part, r, &[i]);
            }
            rw.replace(op, &[r]);
            continue;
        }
        if dims.len() == 1 || offsets.len() == 1 {
            let mask: Vec<i64> = (0..size).map(|i| offset + i * stride).collect();
            let mask = int_list(&mut rw.m.cx, &mask);
            let attrs = rw.m.cx.dict_one(Sym::MASK, mask);
            let r = rw.value(v::SHUFFLE, &[x, x], to, attrs);
            rw.replace(op, &[r]);
            continue;
        }
        if !rw.opts.release.vectors_start_from_poison {
            // Made by upstream, used by nothing.
            let elem = rw.m.cx.elem_type(to);
            let _ = zero(rw, elem);
        }
        let Some(mut r) = zero(rw, to) else { continue };
        let low = drop_front(rw, to, 1);
        let (o, s, t) = (tail(rw, &offsets, 1), tail(rw, &picked, 1), tail(rw, &strides, 1));
        let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, o), (Sym::SIZES, s), (Sym::STRIDES, t)]);
        for i in 0..size {
            let e = extract(rw, x, &[offset + i * stride]);
            let part = rw.value(v::EXTRACT_STRIDED_SLICE, &[e], low, attrs);
            r = insert(rw, part, r, &[i]);
        }
        rw.replace(op, &[r]);
    }
}

fn insert_slices(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (x, whole) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let (from, to) = (rw.m.ty(x), rw.m.ty(whole));
        let [offsets, strides] = [Sym::OFFSETS, Sym::STRIDES].map(|s| v::numbers(rw.m, op, s).unwrap_or_default());
        let ((src, s1), (dst, s2)) = (sizes(&rw.m.cx, from), sizes(&rw.m.cx, to));
        if src.is_empty() || offsets.len() != dst.len() || strides.len() != src.len() || dst.len() < src.len() {
            continue;
        }
        let lead = dst.len() - src.len();
        rw.at(op);
        if lead > 0 {
            let part = extract(rw, whole, &offsets[..lead]);
            let (o, s) = (tail(rw, &offsets, lead), tail(rw, &strides, 0));
            let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, o), (Sym::STRIDES, s)]);
            let ty = rw.m.ty(part);
            let part = rw.value(v::INSERT_STRIDED_SLICE, &[x, part], ty, attrs);
            let r = insert(rw, part, whole, &offsets[..lead]);
            rw.replace(op, &[r]);
            continue;
        }
        if from == to {
            rw.replace(op, &[x]);
            continue;
        }
        let (n, offset, stride) = (src[0], offsets[0], strides[0]);
        if (s1 | s2) & 1 != 0 || stride < 1 || dst[0] > MAX_ELEMENTS || n > dst[0] {
            continue;
        }
        if dst.len() == 1 {
            let fill: Vec<i64> = (0..dst[0]).map(|i| if i < n { i } else { 0 }).collect();
            let fill = int_list(&mut rw.m.cx, &fill);
            let attrs = rw.m.cx.dict_one(Sym::MASK, fill);
            let wide = rw.value(v::SHUFFLE, &[x, x], to, attrs);
            let end = offset + n * stride;
            let mask: Vec<i64> = (0..dst[0])
                .map(|i| if i < offset || i >= end || (i - offset) % stride != 0 { dst[0] + i } else { (i - offset) / stride })
                .collect();
            let mask = int_list(&mut rw.m.cx, &mask);
            let attrs = rw.m.cx.dict_one(Sym::MASK, mask);
            let r = rw.value(v::SHUFFLE, &[wide, whole], to, attrs);
            rw.replace(op, &[r]);
            continue;
        }
        let (o, s) = (tail(rw, &offsets, 1), tail(rw, &strides, 1));
        let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, o), (Sym::STRIDES, s)]);
        let mut r = whole;
        for i in 0..n {
            let at = offset + i * stride;
            let e = extract(rw, x, &[i]);
            let old = extract(rw, whole, &[at]);
            let ty = rw.m.ty(old);
            let part = rw.value(v::INSERT_STRIDED_SLICE, &[e, old], ty, attrs);
            r = insert(rw, part, r, &[at]);
        }
        rw.replace(op, &[r]);
    }
}

/// Products and sums of several dimensions, row by row.
fn fmas(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        if dims.len() < 2 || scalable & 1 != 0 || !has_rows(&dims, MAX_ELEMENTS) {
            continue;
        }
        let operands = rw.m.operands(op).to_vec();
        rw.at(op);
        if !rw.opts.release.vectors_start_from_poison {
            let elem = rw.m.cx.elem_type(ty);
            let _ = zero(rw, elem);
        }
        let Some(mut r) = zero(rw, ty) else { continue };
        let low = drop_front(rw, ty, 1);
        for d in 0..dims[0] {
            let parts: Vec<Value> = operands.iter().map(|&x| extract(rw, x, &[d])).collect();
            let new = rw.op(v::FMA, &parts, &[low], Attr::EMPTY_DICT);
            let part = rw.m.result(new, 0);
            r = insert(rw, part, r, &[d]);
        }
        rw.replace(op, &[r]);
    }
}

/// Gathers of several dimensions row by row, in newer releases.
fn gathers(rw: &mut Rewriter<'_>, ops: &[Op]) {
    crate::vector_masks::known_masks(rw, ops);
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        if rw.is_gone(op)
            || dims.len() < 2
            || scalable & 1 != 0
            || !has_rows(&dims, MAX_ELEMENTS)
            || !rw.opts.release.vectors_start_from_poison
        {
            continue;
        }
        let operands = rw.m.operands(op).to_vec();
        let (kept, rows) = operands.split_at(operands.len() - 3);
        rw.at(op);
        let Some(mut r) = start(rw, ty) else { continue };
        let low = drop_front(rw, ty, 1);
        for d in 0..dims[0] {
            let mut list = kept.to_vec();
            for &x in rows {
                let part = extract(rw, x, &[d]);
                list.push(part);
            }
            let new = rw.op(v::GATHER, &list, &[low], rw.m.op_record[op].attrs);
            let part = rw.m.result(new, 0);
            r = insert(rw, part, r, &[d]);
        }
        rw.replace(op, &[r]);
    }
}

// Products.

/// `a * b`, added to or otherwise combined with `acc`; `None` for kinds that the elements do not have.
pub(crate) fn product(rw: &mut Rewriter<'_>, a: Value, b: Value, acc: Option<Value>, how: u64) -> Option<Value> {
    let ty = rw.m.ty(a);
    let elem = rw.m.cx.elem_type(ty);
    let is_float = matches!(rw.m.cx.type_data(elem), TypeData::Float(_));
    let floats = matches!(how, kind::MINNUMF | kind::MAXNUMF | kind::MINIMUMF | kind::MAXIMUMF);
    if !matches!(how, kind::ADD | kind::MUL) && floats != is_float {
        return None;
    }
    if let (true, Some(acc), kind::ADD) = (is_float, acc, how)
        && is_vector(rw, ty)
    {
        return Some(rw.value(v::FMA, &[a, b, acc], ty, Attr::EMPTY_DICT));
    }
    let p = rw.value(if is_float { arith::MULF } else { arith::MULI }, &[a, b], ty, Attr::EMPTY_DICT);
    let Some(acc) = acc else { return Some(p) };
    combine(rw, how, p, acc)
}

/// The operation of `arith` that combines two numbers by a kind, if it is there for such numbers.
pub(crate) fn combining(how: u64, is_float: bool) -> Option<Opcode> {
    Some(match (how, is_float) {
        (kind::ADD, true) => arith::ADDF,
        (kind::ADD, false) => arith::ADDI,
        (kind::MUL, true) => arith::MULF,
        (kind::MUL, false) => arith::MULI,
        (kind::MINUI, false) => arith::MINUI,
        (kind::MINSI, false) => arith::MINSI,
        (kind::MAXUI, false) => arith::MAXUI,
        (kind::MAXSI, false) => arith::MAXSI,
        (kind::AND, false) => arith::ANDI,
        (kind::OR, false) => arith::ORI,
        (kind::XOR, false) => arith::XORI,
        (kind::MINNUMF, true) => arith::MINNUMF,
        (kind::MAXNUMF, true) => arith::MAXNUMF,
        (kind::MINIMUMF, true) => arith::MINIMUMF,
        (kind::MAXIMUMF, true) => arith::MAXIMUMF,
        _ => return None,
    })
}

/// `a` and `b` by the operation of a kind.
pub(crate) fn combine(rw: &mut Rewriter<'_>, how: u64, a: Value, b: Value) -> Option<Value> {
    let ty = rw.m.ty(a);
    let is_float = matches!(rw.m.cx.type_data(rw.m.cx.elem_type(ty)), TypeData::Float(_));
    let opcode = combining(how, is_float)?;
    let lens = Lens::of(rw.m);
    let op = rw.op(opcode, &[a, b], &[ty], Attr::EMPTY_DICT);
    // Upstream folds it as it is made. In a sweep, all that it makes folds at once.
    let mut scratch = FoldScratch::default();
    if rw.flags.is_empty()
        && fold::try_fold(rw.m, op, &mut scratch)
        && let [Folded::Value(v)] = scratch.results[..]
    {
        lens.restore(rw.m, &[]);
        return Some(v);
    }
    Some(rw.m.result(op, 0))
}

pub(crate) fn kind_of(rw: &Rewriter<'_>, op: Op) -> u64 {
    rw.m.attr(op, Sym::KIND).and_then(|a| rw.m.cx.enum_value(a)).unwrap_or(kind::ADD)
}

/// Whether an operation is the body of a `vector.mask`.
pub(crate) fn is_masked(rw: &Rewriter<'_>, op: Op) -> bool {
    rw.m.parent_op(op).is_some_and(|p| rw.m.kind(p) == v::MASK_OP)
}

fn outer_products(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let acc = rw.m.operands(op).get(2).copied();
        let (lhs, rhs, to) = (rw.m.ty(a), rw.m.ty(b), rw.m.ty(rw.m.result(op, 0)));
        let how = kind_of(rw, op);
        // A mask around it picks between what comes out and the accumulator.
        let around = rw.m.parent_op(op).filter(|&p| rw.m.kind(p) == v::MASK_OP);
        let mask = around.map(|p| rw.m.operand(p, 0));
        let root = around.unwrap_or(op);
        rw.at(root);
        let r = if is_vector(rw, rhs) {
            outer_product(rw, a, b, acc, mask, to, how)
        } else {
            let b = broadcast(rw, b, lhs);
            masked_product(rw, a, b, acc, mask, how)
        };
        let Some(r) = r else { continue };
        if root != op {
            rw.erase(op);
        }
        rw.replace(root, &[r]);
    }
}

fn masked_product(rw: &mut Rewriter<'_>, a: Value, b: Value, acc: Option<Value>, mask: Option<Value>, how: u64) -> Option<Value> {
    let r = product(rw, a, b, acc, how)?;
    let (Some(mask), Some(acc)) = (mask, acc) else { return Some(r) };
    let ty = rw.m.ty(r);
    let op = rw.op(arith::SELECT, &[mask, r, acc], &[ty], Attr::EMPTY_DICT);
    Some(rw.m.result(op, 0))
}

fn outer_product(rw: &mut Rewriter<'_>, a: Value, b: Value, acc: Option<Value>, mask: Option<Value>, to: Type, how: u64) -> Option<Value> {
    let (dims, scalable) = sizes(&rw.m.cx, to);
    if scalable & 1 != 0 || !has_rows(&dims, MAX_ELEMENTS) {
        return None;
    }
    let rhs = rw.m.ty(b);
    let mut r = zero(rw, to)?;
    for d in 0..dims[0] {
        let e = extract(rw, a, &[d]);
        let x = broadcast(rw, e, rhs);
        let acc = acc.map(|acc| extract(rw, acc, &[d]));
        let mask = mask.map(|mask| extract(rw, mask, &[d]));
        let p = masked_product(rw, x, b, acc, mask, how)?;
        r = insert(rw, p, r, &[d]);
    }
    Some(r)
}

/// An enum attribute of `#vector.kind`.
pub(crate) fn kind_attr(rw: &mut Rewriter<'_>, value: u64) -> Attr {
    rw.m.cx.attr(AttrData::Enum { def: enums::VECTOR_KIND, value })
}
