//! `convert-vector-to-llvm`: parts of vectors, shuffles, masked reductions, products of flat matrices. Source: MLIR
//! documentation, "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::enums::kind;
use ir::dialect::vector_syntax::{ints, sizes};
use ir::dialect::{arith, llvm, vector as v};
use ir::{Attr, Context, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::build;
use crate::sweep::Rewriter;
use crate::vector::is_array;

fn shuffle(rw: &mut Rewriter<'_>, a: Value, b: Value, ty: Type, mask: &[i32]) -> Value {
    let mask = rw.m.cx.i32_array(mask);
    let attrs = rw.m.cx.dict_one(Sym::MASK, mask);
    rw.value(llvm::SHUFFLEVECTOR, &[a, b], ty, attrs)
}

/// The converted type without its first `n` dimensions.
fn below(rw: &Rewriter<'_>, mut ty: Type, n: usize) -> Type {
    for _ in 0..n {
        ty = match rw.m.cx.type_data(ty) {
            TypeData::LlvmArray { elem, .. } | TypeData::Vector { elem, .. } => elem,
            _ => ty,
        };
    }
    ty
}

/// A part of an array, or an element of a vector, of a value whose converted type is known.
fn at(rw: &mut Rewriter<'_>, whole: Value, ty: Type, i: i64) -> Value {
    let to = below(rw, ty, 1);
    if is_array(&rw.m.cx, ty) {
        return build::extract(rw, whole, to, &[i]);
    }
    let index = rw.types.index_type(&mut rw.m.cx);
    let i = build::index_constant(rw, index, i);
    rw.value(llvm::EXTRACTELEMENT, &[whole, i], to, Attr::EMPTY_DICT)
}
fn put(rw: &mut Rewriter<'_>, whole: Value, x: Value, ty: Type, i: i64) -> Value {
    if is_array(&rw.m.cx, ty) {
        return build::insert(rw, whole, x, ty, &[i]);
    }
    let index = rw.types.index_type(&mut rw.m.cx);
    let i = build::index_constant(rw, index, i);
    rw.value(llvm::INSERTELEMENT, &[whole, x, i], ty, Attr::EMPTY_DICT)
}

/// `vector.shuffle`
pub fn shuffles(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let mask = ints(rw.m, op, Sym::MASK);
        let (Some(ta), Some(tb), Some(ty)) = (rw.ty(a), rw.ty(b), rw.result_type(op, 0)) else { continue };
        if sizes(&rw.m.cx, rw.m.ty(a)).1 != 0 {
            continue;
        }
        rw.at(op);
        let r = pick(rw, a, b, ta, tb, ty, &mask);
        rw.replace(op, &[r]);
    }
}

fn pick(rw: &mut Rewriter<'_>, a: Value, b: Value, ta: Type, tb: Type, ty: Type, mask: &[i64]) -> Value {
    if ta == tb && !is_array(&rw.m.cx, ta) {
        let mask: Vec<i32> = mask.iter().map(|&i| i as i32).collect();
        return shuffle(rw, a, b, ty, &mask);
    }
    let n = match rw.m.cx.type_data(ta) {
        TypeData::LlvmArray { len, .. } => len as i64,
        _ => rw.m.cx.shape_of(ta).and_then(|s| s.first().copied()).unwrap_or(0),
    };
    let mut r = build::poison(rw, ty);
    for (to, &from) in mask.iter().enumerate() {
        if from < 0 {
            continue;
        }
        let x = if from < n { at(rw, a, ta, from) } else { at(rw, b, tb, from - n) };
        r = put(rw, r, x, ty, to as i64);
    }
    r
}

/// `vector.matrix_multiply` and `vector.flat_transpose`
pub fn matrices(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let (operands, attrs) = (rw.m.operands(op).to_vec(), rw.m.op_record[op].attrs);
        let opcode = if rw.m.kind(op) == v::MATRIX_MULTIPLY { llvm::INTR_MATRIX_MULTIPLY } else { llvm::INTR_MATRIX_TRANSPOSE };
        rw.at(op);
        let new = rw.op(opcode, &operands, &[ty], attrs);
        rw.replace_with(op, new);
    }
}

/// `vector.type_cast`: the pointers of the memref, with other sizes.
pub fn type_casts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (Some(from), Some(to)) = (rw.ty(x), rw.result_type(op, 0)) else { continue };
        let TypeData::LlvmStruct { body, .. } = rw.m.cx.type_data(to) else { continue };
        let TypeData::LlvmStruct { body: source, .. } = rw.m.cx.type_data(from) else { continue };
        let target = rw.m.ty(rw.m.result(op, 0));
        let dense = ir::affine::strides_of(&rw.m.cx, rw.m.ty(x)).zip(rw.m.cx.shape_of(rw.m.ty(x)));
        let dense = dense.is_some_and(|((s, _), dims)| s == ir::affine::canonical_strides(dims));
        let Some(dims) = rw.m.cx.shape_of(target).map(<[i64]>::to_vec).filter(|s| dense && !s.contains(&ir::ty::DYNAMIC)) else { continue };
        let (fields, _) = (rw.m.cx.type_vec(body), rw.m.cx.type_vec(source));
        rw.at(op);
        let mut r = build::poison(rw, to);
        for i in 0..2 {
            let p = build::extract(rw, x, fields[i], &[i as i64]);
            r = build::insert(rw, r, p, to, &[i as i64]);
        }
        let zero = build::index_constant(rw, fields[2], 0);
        r = build::insert(rw, r, zero, to, &[2]);
        let strides = ir::affine::canonical_strides(&dims);
        for (i, (&size, &stride)) in dims.iter().zip(&strides).enumerate() {
            for (field, n) in [(3, size), (4, stride)] {
                let n = build::index_constant(rw, fields[2], n);
                r = build::insert(rw, r, n, to, &[field, i as i64]);
            }
        }
        rw.replace(op, &[r]);
    }
}

/// The reduction of the elements that a mask picks: the operation, and the value that changes nothing.
fn masked(kind: u64, float: bool) -> Option<Opcode> {
    Some(match (kind, float) {
        (kind::ADD, true) => llvm::INTR_VP_REDUCE_FADD,
        (kind::MUL, true) => llvm::INTR_VP_REDUCE_FMUL,
        (kind::MINNUMF, true) => llvm::INTR_VP_REDUCE_FMIN,
        (kind::MAXNUMF, true) => llvm::INTR_VP_REDUCE_FMAX,
        (kind::MINIMUMF, true) => llvm::INTR_VECTOR_REDUCE_FMINIMUM,
        (kind::MAXIMUMF, true) => llvm::INTR_VECTOR_REDUCE_FMAXIMUM,
        (kind::ADD, false) => llvm::INTR_VP_REDUCE_ADD,
        (kind::MUL, false) => llvm::INTR_VP_REDUCE_MUL,
        (kind::AND, false) => llvm::INTR_VP_REDUCE_AND,
        (kind::OR, false) => llvm::INTR_VP_REDUCE_OR,
        (kind::XOR, false) => llvm::INTR_VP_REDUCE_XOR,
        (kind::MINSI, false) => llvm::INTR_VP_REDUCE_SMIN,
        (kind::MAXSI, false) => llvm::INTR_VP_REDUCE_SMAX,
        (kind::MINUI, false) => llvm::INTR_VP_REDUCE_UMIN,
        (kind::MAXUI, false) => llvm::INTR_VP_REDUCE_UMAX,
        _ => return None,
    })
}

/// Bits of start values at most: the time to print one grows with the square of its digits.
const MAX_BITS: u32 = 1 << 16;

/// The start value that upstream takes, as a constant of a type.
fn neutral(cx: &mut Context, kind: u64, ty: Type, width: u32, float: Option<ir::FloatKind>) -> Option<Attr> {
    if float.is_none() && width > 128 {
        return (width <= MAX_BITS).then(|| wide_neutral(cx, kind, ty, width));
    }
    let ones = u128::MAX.checked_shr(128 - width).unwrap_or(0);
    // The highest bit; an integer without bits has none.
    let top = ones ^ ones >> 1;
    let bits = match float {
        Some(k) => {
            let quiet = ir::float::from_f64(k, f64::NAN) & ones >> 1;
            match kind {
                kind::MUL => ir::float::from_f64(k, 1.0),
                kind::MINNUMF => quiet | top,
                kind::MAXNUMF => quiet,
                // The largest number, and the smallest one below zero.
                kind::MINIMUMF => match k {
                    // Here the first bit of a number is written, and infinity has it too.
                    ir::FloatKind::F80 => 0x7ffe_ffff_ffff_ffff_ffff,
                    _ => ir::float::from_f64(k, f64::INFINITY).wrapping_sub(1) & ones,
                },
                kind::MAXIMUMF => top | 1,
                _ => 0,
            }
        }
        None => match kind {
            kind::MUL => 1,
            kind::MINUI | kind::AND => ones,
            kind::MINSI => ones >> 1,
            kind::MAXSI => top,
            _ => 0,
        },
    };
    constant::splat(cx, ty, bits)
}
/// The same for integers of more bits than the others have.
fn wide_neutral(cx: &mut Context, kind: u64, ty: Type, width: u32) -> Attr {
    let fill = if matches!(kind, kind::MINUI | kind::AND | kind::MINSI) { u32::MAX } else { 0 };
    let mut words = alloc::vec![fill; width.div_ceil(32) as usize];
    // The sign goes on to the end of the last word.
    let sign = u32::MAX << ((width - 1) % 32);
    match (kind, &mut words[..]) {
        (kind::MUL, [first, ..]) => *first = 1,
        (kind::MINSI, [.., last]) => *last = !sign,
        (kind::MAXSI, [.., last]) => *last = sign,
        _ => {}
    }
    let words = cx.lists.intern(&words);
    cx.attr(ir::AttrData::BigInteger { ty, words })
}

/// `vector.mask` around a reduction, and around nothing.
pub fn masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(inner) = rw.m.entry_block(op, 0).and_then(|b| rw.m.block_ops(b).first().copied()) else { continue };
        if rw.m.kind(inner) != v::REDUCTION {
            continue;
        }
        let (x, mask) = (rw.m.operand(inner, 0), rw.m.operand(op, 0));
        let acc = rw.m.operands(inner).get(1).copied();
        let (Some(from), Some(ty)) = (rw.ty(x), rw.result_type(inner, 0)) else { continue };
        let how = crate::vector_lower::kind_of(rw, inner);
        let float = match rw.m.cx.type_data(ty) {
            TypeData::Float(k) => Some(k),
            _ => None,
        };
        let width = float.map(|k| k.bits()).or(rw.m.cx.int_width(ty));
        let (Some(opcode), Some(width)) = (masked(how, float.is_some()), width) else { continue };
        rw.at(inner);
        rw.at(op);
        let r = if matches!(how, kind::MINIMUMF | kind::MAXIMUMF) {
            let flags = rw.m.attr(inner, Sym::FASTMATH).and_then(|a| rw.m.cx.enum_value(a)).unwrap_or(0);
            let Some(value) = neutral(&mut rw.m.cx, how, from, width, float) else { continue };
            let fill = build::constant(rw, from, value);
            let picked = rw.op(llvm::SELECT, &[mask, x, fill], &[from], Attr::EMPTY_DICT);
            let picked = rw.m.result(picked, 0);
            let attrs = crate::math::fastmath_attrs(rw, flags);
            let r = rw.value(opcode, &[picked], ty, attrs);
            let then = if how == kind::MINIMUMF { llvm::INTR_MINIMUM } else { llvm::INTR_MAXIMUM };
            match acc {
                Some(a) => rw.value(then, &[r, a], ty, Attr::EMPTY_DICT),
                None => r,
            }
        } else {
            let start = match acc {
                Some(a) => a,
                None => {
                    let Some(value) = neutral(&mut rw.m.cx, how, ty, width, float) else { continue };
                    build::constant(rw, ty, value)
                }
            };
            let n = length(rw, x);
            let new = rw.op(opcode, &[start, x, mask, n], &[ty], Attr::EMPTY_DICT);
            rw.m.result(new, 0)
        };
        rw.erase(inner);
        rw.replace(op, &[r]);
    }
}

/// How many elements a vector has, as `i32`.
fn length(rw: &mut Rewriter<'_>, x: Value) -> Value {
    let (dims, scalable) = sizes(&rw.m.cx, rw.m.ty(x));
    let n = build::int_constant(rw, Type::I32, dims.first().copied().unwrap_or(1));
    if scalable == 0 {
        return n;
    }
    let index = rw.types.index_type(&mut rw.m.cx);
    let scale = rw.value(llvm::INTR_VSCALE, &[], index, Attr::EMPTY_DICT);
    let scale = build::cast(rw, scale, Type::INDEX);
    let scale = rw.value(arith::INDEX_CAST, &[scale], Type::I32, Attr::EMPTY_DICT);
    rw.value(arith::MULI, &[n, scale], Type::I32, Attr::EMPTY_DICT)
}
