//! `convert-vector-to-llvm{enable-arm-neon enable-arm-sve enable-arm-i8mm enable-arm-bf16}`: products of matrices of bytes
//! and of `bf16` to instructions that multiply small ones: two rows by two columns, of eight bytes or four `bf16` each.
//! With SVE, columns come in as many groups of two as the vector has parts of 128 bits.
//! Source: Arm Architecture Reference Manual, SMMLA, UMMLA, USMMLA and BFMMLA; mlir-opt 22.

use alloc::vec::Vec;

use ir::dialect::{arith, hardware, hardware_ops, ub, vector as v, vector_syntax::vector as vector_type};
use ir::{Attr, Opcode, Sym, Type, TypeData, Value};

use crate::options::{ARM_BF16, ARM_I8MM, ARM_NEON, ARM_SVE};
use crate::sweep::Rewriter;
use crate::vector_lower::{MAX_ELEMENTS, extract, insert, int_array, zero};

/// Which instruction multiplies.
#[derive(Clone, Copy, PartialEq)]
enum Product {
    Signed,
    Unsigned,
    /// Unsigned by signed.
    Mixed,
    Bfloat,
}

/// A product of matrices, and what instruction does a part of it.
struct Job {
    product: Product,
    /// Signed by unsigned: the sides change places, and the accumulator is transposed.
    swap: bool,
    lhs: Value,
    rhs: Value,
    acc: Value,
    /// Rows; columns; terms of a sum.
    size: [i64; 3],
    /// Terms that an instruction sums.
    terms: i64,
}

/// Rows by columns, both with their terms behind each other, into rows of columns; or one row.
fn canonical(maps: &[Vec<u32>; 3], sums: &[bool]) -> bool {
    let maps = [&maps[0][..], &maps[1][..], &maps[2][..]];
    match sums {
        [false, false, true] => maps == [&[0, 2], &[1, 2], &[0, 1]],
        [false, true] => maps == [&[1][..], &[0, 1], &[0]],
        _ => false,
    }
}

/// The product of a contraction of `values` by `maps`, or `None` if no instruction of those that are enabled fits.
pub(crate) fn lower(rw: &mut Rewriter<'_>, maps: &[Vec<u32>; 3], sums: &[bool], values: [Value; 3]) -> Option<Value> {
    if !canonical(maps, sums) {
        return None;
    }
    let (lhs, rhs) = (vector(rw, values[0])?, vector(rw, values[1])?);
    let (row, scalable) = (lhs.0.len() == 1, rhs.1 != 0);
    let rows = if row { 1 } else { lhs.0[0] };
    let size = [rows, rhs.0[0], rhs.0[1]];
    let elem = rw.m.cx.elem_type(rw.m.ty(values[2]));
    let enabled = |side, feature| rw.opts.arm & (side | feature) == side | feature;
    let side = if scalable { ARM_SVE } else { ARM_NEON };
    let mut job = if elem == Type::I32 && enabled(side, ARM_I8MM) {
        bytes(rw, values, if scalable { 8 } else { 1 })?
    } else if elem == Type::F32 && enabled(side, ARM_BF16) && lhs.2 == Type::BF16 && rhs.2 == Type::BF16 {
        Job { product: Product::Bfloat, swap: false, lhs: values[0], rhs: values[1], acc: values[2], size, terms: 4 }
    } else {
        return None;
    };
    job.size = size;
    let many = size.iter().try_fold(1i64, |n, &d| n.checked_mul(d)).is_none_or(|n| n > MAX_ELEMENTS);
    if many || size.iter().any(|&n| n < 1) || lhs.1 != 0 || size[1] % 2 != 0 {
        return None;
    }
    if scalable {
        let fits = rhs.1 == 1 && !row && rows % 2 == 0 && size[2] == job.terms;
        return fits.then(|| by_parts(rw, &job));
    }
    if (rows != 1 && rows % 2 != 0) || size[2] % job.terms != 0 {
        return None;
    }
    job.lhs = as_bytes(rw, job.lhs, matches!(job.product, Product::Signed) || job.swap);
    job.rhs = as_bytes(rw, job.rhs, matches!(job.product, Product::Signed | Product::Mixed) && !job.swap);
    by_tiles(rw, &job, row)
}

/// Sizes, which of them are scalable, and the elements of a vector.
fn vector(rw: &Rewriter<'_>, x: Value) -> Option<(Vec<i64>, u32, Type)> {
    let TypeData::Vector { dims, scalable, elem } = rw.m.cx.type_data(rw.m.ty(x)) else { return None };
    Some((rw.m.cx.shape(dims).to_vec(), scalable, elem))
}

/// The bytes that an operand was made of. A contraction extends small integers with their sign itself.
fn bytes(rw: &Rewriter<'_>, values: [Value; 3], least: u32) -> Option<Job> {
    let side = |x: Value| -> Option<(Value, bool)> {
        let small = |x: Value| {
            let elem = rw.m.cx.elem_type(rw.m.ty(x));
            matches!(rw.m.cx.type_data(elem), TypeData::Integer { width, sign: ir::ty::Sign::Signless } if (least..=8).contains(&width))
        };
        let Some(op) = rw.m.def_op(x).filter(|&op| matches!(rw.m.kind(op), arith::EXTSI | arith::EXTUI)) else {
            return small(x).then_some((x, true));
        };
        let (from, wide) = (rw.m.operand(op, 0), rw.m.cx.elem_type(rw.m.ty(x)));
        let signed = rw.m.kind(op) == arith::EXTSI;
        if wide == Type::I32 && small(from) {
            return Some((from, signed));
        }
        // An extension to less than 32 bits is extended by the contraction.
        (!signed && small(x)).then_some((x, true))
    };
    let ((lhs, l), (rhs, r)) = (side(values[0])?, side(values[1])?);
    let product = match (l, r) {
        (true, true) => Product::Signed,
        (false, false) => Product::Unsigned,
        _ => Product::Mixed,
    };
    Some(Job { product, swap: l && !r, lhs, rhs, acc: values[2], size: [0; 3], terms: 8 })
}

/// Integers of less than 8 bits as bytes.
fn as_bytes(rw: &mut Rewriter<'_>, x: Value, signed: bool) -> Value {
    let Some((dims, scalable, elem)) = vector(rw, x) else { return x };
    if !matches!(rw.m.cx.type_data(elem), TypeData::Integer { width, .. } if width < 8) {
        return x;
    }
    let ty = vector_type(&mut rw.m.cx, &dims, scalable, Type::I8);
    rw.value(if signed { arith::EXTSI } else { arith::EXTUI }, &[x], ty, Attr::EMPTY_DICT)
}

fn instruction(rw: &mut Rewriter<'_>, job: &Job, of: [Opcode; 4], acc: Value, lhs: Value, rhs: Value) -> Value {
    let opcode = of[job.product as usize];
    let (a, b) = if job.swap { (rhs, lhs) } else { (lhs, rhs) };
    let ty = rw.m.ty(acc);
    rw.value(opcode, &[acc, a, b], ty, Attr::EMPTY_DICT)
}

// NEON.

const NEON: [Opcode; 4] =
    [hardware::ARM_NEON_INTR_SMMLA, hardware::ARM_NEON_INTR_UMMLA, hardware::ARM_NEON_INTR_USMMLA, hardware::ARM_NEON_INTR_BFMMLA];

/// The box of `sizes` at `at`; the vector itself if that is all of it.
fn part(rw: &mut Rewriter<'_>, x: Value, at: &[i64], sizes: &[i64]) -> Value {
    let Some((dims, _, elem)) = vector(rw, x) else { return x };
    if dims == sizes {
        return x;
    }
    let ty = vector_type(&mut rw.m.cx, sizes, 0, elem);
    let ones = alloc::vec![1; at.len()];
    let [at, sizes, strides] = [at, sizes, &ones].map(|l| int_array(rw, l));
    let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, at), (Sym::SIZES, sizes), (Sym::STRIDES, strides)]);
    rw.value(v::EXTRACT_STRIDED_SLICE, &[x], ty, attrs)
}
/// A vector with a box at `at` replaced.
fn with_part(rw: &mut Rewriter<'_>, x: Value, whole: Value, at: &[i64]) -> Value {
    let ty = rw.m.ty(whole);
    if rw.m.ty(x) == ty {
        return x;
    }
    let ones = alloc::vec![1; vector(rw, x).map_or(0, |x| x.0.len())];
    let [at, strides] = [at, &ones].map(|l| int_array(rw, l));
    let attrs = rw.m.cx.dict(&[(Sym::OFFSETS, at), (Sym::STRIDES, strides)]);
    rw.value(v::INSERT_STRIDED_SLICE, &[x, whole], ty, attrs)
}
fn reshaped(rw: &mut Rewriter<'_>, x: Value, dims: &[i64]) -> Value {
    let elem = rw.m.cx.elem_type(rw.m.ty(x));
    let ty = vector_type(&mut rw.m.cx, dims, 0, elem);
    if rw.m.ty(x) == ty { x } else { rw.value(v::SHAPE_CAST, &[x], ty, Attr::EMPTY_DICT) }
}
fn transposed(rw: &mut Rewriter<'_>, x: Value) -> Value {
    let ty = rw.m.ty(x);
    let order = rw.m.cx.i64_array(&[1, 0]);
    let attrs = rw.m.cx.dict_one(Sym::PERMUTATION, order);
    rw.value(v::TRANSPOSE, &[x], ty, attrs)
}
/// A row as the first one of two.
fn above_zeros(rw: &mut Rewriter<'_>, x: Value, columns: i64) -> Option<Value> {
    let elem = rw.m.cx.elem_type(rw.m.ty(x));
    let ty = vector_type(&mut rw.m.cx, &[2, columns], 0, elem);
    let zeros = zero(rw, ty)?;
    Some(with_part(rw, x, zeros, &[0, 0]))
}

/// Parts of two rows by two columns, each summed up before the next one; `row` says that the left side has no dimension of
/// rows.
fn by_tiles(rw: &mut Rewriter<'_>, job: &Job, row: bool) -> Option<Value> {
    let [rows, columns, sum] = job.size;
    let high = if rows == 1 { 1 } else { 2 };
    // Without a dimension of rows, positions are those behind it.
    let skip = usize::from(row);
    let ty = rw.m.ty(job.acc);
    let mut result = zero(rw, ty)?;
    let mut acc = job.acc;
    for i in (0..rows).step_by(high as usize) {
        for j in (0..columns).step_by(2) {
            for k in (0..sum).step_by(job.terms as usize) {
                let mut lhs = part(rw, job.lhs, &[i, k][skip..], &[high, job.terms][skip..]);
                let rhs = part(rw, job.rhs, &[j, k], &[2, job.terms]);
                let mut tile = part(rw, job.acc, &[i, j][skip..], &[high, 2][skip..]);
                if rows == 1 {
                    lhs = above_zeros(rw, lhs, job.terms)?;
                    tile = above_zeros(rw, tile, 2)?;
                }
                if job.swap {
                    tile = transposed(rw, tile);
                }
                let (lhs, rhs) = (reshaped(rw, lhs, &[2 * job.terms]), reshaped(rw, rhs, &[2 * job.terms]));
                if k == 0 {
                    acc = reshaped(rw, tile, &[4]);
                }
                acc = instruction(rw, job, NEON, acc, lhs, rhs);
                let mut out = reshaped(rw, acc, &[2, 2]);
                if job.swap {
                    out = transposed(rw, out);
                }
                if rows == 1 {
                    out = extract(rw, out, &[0]);
                }
                result = with_part(rw, out, result, &[i, j][skip..]);
            }
        }
    }
    Some(result)
}

// SVE.

const SVE: [Opcode; 4] =
    [hardware_ops::ARM_SVE_SMMLA, hardware_ops::ARM_SVE_UMMLA, hardware_ops::ARM_SVE_USMMLA, hardware::ARM_SVE_INTR_BFMMLA];

fn scalable(rw: &mut Rewriter<'_>, n: i64, elem: Type) -> Type {
    vector_type(&mut rw.m.cx, &[n], 1, elem)
}
fn cast(rw: &mut Rewriter<'_>, opcode: Opcode, operands: &[Value], n: i64, elem: Type) -> Value {
    let ty = scalable(rw, n, elem);
    rw.value(opcode, operands, ty, Attr::EMPTY_DICT)
}
fn at(rw: &mut Rewriter<'_>, n: i64) -> Attr {
    let n = rw.m.cx.int_attr(Type::I64, n);
    rw.m.cx.dict_one(Sym::POS, n)
}
fn scalable_part(rw: &mut Rewriter<'_>, x: Value, pos: i64, n: i64) -> Value {
    let elem = rw.m.cx.elem_type(rw.m.ty(x));
    let (ty, attrs) = (scalable(rw, n, elem), at(rw, pos));
    rw.value(v::SCALABLE_EXTRACT, &[x], ty, attrs)
}
fn with_scalable_part(rw: &mut Rewriter<'_>, x: Value, whole: Value, pos: i64) -> Value {
    let (ty, attrs) = (rw.m.ty(whole), at(rw, pos));
    rw.value(v::SCALABLE_INSERT, &[x, whole], ty, attrs)
}
fn poison(rw: &mut Rewriter<'_>, ty: Type) -> Value {
    rw.value(ub::POISON, &[], ty, Attr::EMPTY_DICT)
}

/// The left side's pairs of rows, each in all parts of a vector, by the right side's groups of columns. Pairs of rows of
/// the accumulator lie in turn by pairs of columns, as the instruction has them, and are taken apart again.
fn by_parts(rw: &mut Rewriter<'_>, job: &Job) -> Value {
    let [rows, columns, sum] = job.size;
    let elem = rw.m.cx.elem_type(rw.m.ty(job.lhs));
    let result_ty = rw.m.ty(job.acc);
    let out_elem = rw.m.cx.elem_type(result_ty);
    let flat = 2 * job.terms;
    let flat_ty = scalable(rw, flat, elem);
    let mut lhs = Vec::new();
    for i in (0..rows).step_by(2) {
        let (r0, r1) = (extract(rw, job.lhs, &[i]), extract(rw, job.lhs, &[i + 1]));
        let all: Vec<i64> = (0..2 * sum).collect();
        let mask = rw.m.cx.i64_array(&all);
        let attrs = rw.m.cx.dict_one(Sym::MASK, mask);
        let ty = vector_type(&mut rw.m.cx, &[2 * sum], 0, elem);
        let both = rw.value(v::SHUFFLE, &[r0, r1], ty, attrs);
        let whole = poison(rw, flat_ty);
        let first = with_scalable_part(rw, both, whole, 0);
        let lane = rw.m.cx.int_attr(Type::I64, 0);
        let attrs = rw.m.cx.dict_one(Sym::LANE, lane);
        lhs.push(rw.value(hardware_ops::ARM_SVE_DUPQ_LANE, &[first], flat_ty, attrs));
    }
    let all = cast(rw, v::SHAPE_CAST, &[job.rhs], sum * columns, elem);
    let rhs: Vec<Value> = (0..columns).step_by(2).map(|j| scalable_part(rw, all, j * sum, flat)).collect();
    let mut tiles = Vec::new();
    for i in (0..rows).step_by(2) {
        let (r0, r1) = (extract(rw, job.acc, &[i]), extract(rw, job.acc, &[i + 1]));
        let pairs = if job.swap {
            cast(rw, v::INTERLEAVE, &[r0, r1], 2 * columns, out_elem)
        } else {
            let [r0, r1] = [r0, r1].map(|r| cast(rw, v::BITCAST, &[r], columns / 2, Type::I64));
            let turns = cast(rw, v::INTERLEAVE, &[r0, r1], columns, Type::I64);
            cast(rw, v::BITCAST, &[turns], 2 * columns, out_elem)
        };
        tiles.extend((0..columns).step_by(2).map(|j| scalable_part(rw, pairs, 2 * j, 4)));
    }
    let groups = rhs.len();
    for (n, tile) in tiles.iter_mut().enumerate() {
        *tile = instruction(rw, job, SVE, *tile, lhs[n / groups], rhs[n % groups]);
    }
    let mut result = poison(rw, result_ty);
    for (i, tiles) in tiles.chunks(groups).enumerate() {
        let ty = scalable(rw, 2 * columns, out_elem);
        let mut pairs = poison(rw, ty);
        for (j, &tile) in tiles.iter().enumerate() {
            pairs = with_scalable_part(rw, tile, pairs, 4 * j as i64);
        }
        let halves = if job.swap {
            apart(rw, pairs, columns, out_elem)
        } else {
            let turns = cast(rw, v::BITCAST, &[pairs], columns, Type::I64);
            apart(rw, turns, columns / 2, Type::I64).map(|h| cast(rw, v::BITCAST, &[h], columns, out_elem))
        };
        for (row, half) in halves.into_iter().enumerate() {
            result = insert(rw, half, result, &[2 * i as i64 + row as i64]);
        }
    }
    result
}

/// The elements of even and of odd number.
fn apart(rw: &mut Rewriter<'_>, x: Value, n: i64, elem: Type) -> [Value; 2] {
    let ty = scalable(rw, n, elem);
    let op = rw.op(v::DEINTERLEAVE, &[x], &[ty, ty], Attr::EMPTY_DICT);
    [rw.m.result(op, 0), rw.m.result(op, 1)]
}
