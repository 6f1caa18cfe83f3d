//! `arith-emulate-wide-int`: integers of twice the width that a target has become pairs of halves, the lower one first,
//! in a last dimension of vectors. Source: MLIR documentation, "-arith-emulate-wide-int", and mlir-opt.

use alloc::vec::Vec;
use ir::dialect::{arith, func, llvm, vector};
use ir::{Attr, Context, NewOp, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::options::Options;
use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::{Direction, TypeConverter};

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: arith::$source, rewrite: $rewrite }),*] };
}

static RULES: &[Rule] = rules! {
    ADDI => |rw, ops| pairs(rw, ops, add);
    ANDI => |rw, ops| pairs(rw, ops, |e, a, b| bits(e, arith::ANDI, a, b));
    CMPI => comparisons;
    CONSTANT => constants;
    EXTSI => |rw, ops| extensions(rw, ops, arith::EXTSI);
    EXTUI => |rw, ops| extensions(rw, ops, arith::EXTUI);
    FPTOSI => |rw, ops| ints(rw, ops, true);
    FPTOUI => |rw, ops| ints(rw, ops, false);
    INDEX_CAST => |rw, ops| index_casts(rw, ops, arith::EXTSI);
    INDEX_CASTUI => |rw, ops| index_casts(rw, ops, arith::EXTUI);
    MAXSI => |rw, ops| pairs(rw, ops, |e, a, b| best(e, SGT, a, b));
    MAXUI => |rw, ops| pairs(rw, ops, |e, a, b| best(e, UGT, a, b));
    MINSI => |rw, ops| pairs(rw, ops, |e, a, b| best(e, SLT, a, b));
    MINUI => |rw, ops| pairs(rw, ops, |e, a, b| best(e, ULT, a, b));
    MULI => |rw, ops| pairs(rw, ops, multiply);
    ORI => |rw, ops| pairs(rw, ops, |e, a, b| bits(e, arith::ORI, a, b));
    SELECT => selections;
    SHLI => |rw, ops| pairs(rw, ops, shift_left);
    SHRSI => |rw, ops| pairs(rw, ops, shift_right_signed);
    SHRUI => |rw, ops| pairs(rw, ops, shift_right);
    SITOFP => |rw, ops| floats(rw, ops, true);
    SUBI => |rw, ops| pairs(rw, ops, subtract);
    TRUNCI => truncations;
    UITOFP => |rw, ops| floats(rw, ops, false);
    XORI => |rw, ops| pairs(rw, ops, |e, a, b| bits(e, arith::XORI, a, b));
};

/// Predicates of `arith.cmpi` by number.
const EQ: i64 = 0;
const NE: i64 = 1;
const SLT: i64 = 2;
const SGT: i64 = 4;
const ULT: i64 = 6;
const UGT: i64 = 8;
const UGE: i64 = 9;
/// Of `arith.cmpf`.
const OLT: i64 = 4;

/// The type of a vector with a last dimension more; of a scalar, of a vector with one.
fn with_last(cx: &mut Context, ty: Type, n: i64, elem: Type) -> Type {
    let mut dims = cx.shape_of(ty).map(|d| d.to_vec()).unwrap_or_default();
    dims.push(n);
    cx.vector_type(&dims, elem)
}

/// Integers of twice the widest width become pairs; wider ones and those between have no counterpart.
fn rule(types: &mut TypeConverter, cx: &mut Context, ty: Type) -> Option<Option<Type>> {
    if let TypeData::Function { inputs, results } = cx.type_data(ty) {
        let mut list = |l| cx.type_vec(l).into_iter().map(|t| types.convert(cx, t)).collect::<Option<Vec<Type>>>();
        let (Some(inputs), Some(results)) = (list(inputs), list(results)) else { return Some(None) };
        return Some(Some(cx.function_type(&inputs, &results)));
    }
    let (vector, elem) = match cx.type_data(ty) {
        TypeData::Vector { elem, scalable: 0, .. } => (true, elem),
        _ => (false, ty),
    };
    Some(match cx.type_data(elem) {
        TypeData::Integer { width, .. } if width <= types.widest => Some(ty),
        TypeData::Integer { width, .. } if width == 2 * types.widest => {
            let half = cx.int_type(types.widest);
            Some(with_last(cx, if vector { ty } else { elem }, 2, half))
        }
        TypeData::Integer { .. } => None,
        _ => Some(ty),
    })
}

/// Integers of a splat that a constant of pairs is made of at most: with halves that differ it is no splat any more.
const MAX_PAIRS: i64 = 1 << 20;

/// How many elements a type has, as far as they can be counted.
fn count(cx: &Context, ty: Type) -> Option<i64> {
    cx.shape_of(ty).unwrap_or_default().iter().try_fold(1i64, |n, &d| n.checked_mul(d)).filter(|&n| n >= 0)
}

fn too_many(rw: &mut Rewriter<'_>, op: Op) {
    let message = alloc::format!("halves of constants are written out, at most {MAX_PAIRS} pairs of them");
    rw.error("too-many-halves", op, message);
}

/// A number as the bytes of an integer of a width.
fn extended(n: i64, width: u32) -> Vec<u8> {
    let mut bytes = n.to_le_bytes().to_vec();
    bytes.resize((width as usize).div_ceil(8), if n < 0 { 0xff } else { 0 });
    bytes
}

/// The integer of these bytes, or the vector of which they are the elements or each of them.
fn of_bytes(cx: &mut Context, ty: Type, bytes: &[u8]) -> Option<Attr> {
    let elem = cx.elem_type(ty);
    let width = cx.int_width(elem)?;
    if width <= 64 {
        let size = (width as usize).div_ceil(8);
        let value = |b: &[u8]| b.iter().rev().fold(0u128, |v, &b| v << 8 | b as u128) & (u128::MAX >> (128 - width));
        let mut all: Vec<u128> = bytes.chunks_exact(size).map(value).collect();
        let values = match (all.len(), elem == ty) {
            (1, true) => constant::Values::Scalar(all[0]),
            (1, false) => constant::Values::Splat(all[0]),
            _ => constant::Values::Each(core::mem::take(&mut all)),
        };
        return constant::attr(cx, ty, &values);
    }
    if elem != ty {
        return Some(ir::dense::make(cx, ty, (width as usize).div_ceil(8), bytes));
    }
    let words: Vec<u32> = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    let words = cx.lists.intern(&words);
    Some(cx.attr(ir::AttrData::BigInteger { ty, words }))
}

/// The bytes of a constant whose integers are wider than 128 bits, element by element.
fn bytes_of(cx: &Context, value: Attr, n: usize) -> Option<Vec<u8>> {
    match cx.attr_data(value) {
        ir::AttrData::BigInteger { words, .. } => Some(cx.lists.get(words).iter().flat_map(|w| w.to_le_bytes()).collect()),
        ir::AttrData::Dense { data, splat, .. } => {
            let bytes = cx.bytes.get(data);
            Some(if splat { bytes.repeat(n) } else { bytes.to_vec() })
        }
        _ => None,
    }
}

/// Appends operations on halves.
struct Emitter<'r, 'a> {
    rw: &'r mut Rewriter<'a>,
    /// Type of the pairs.
    pair: Type,
    /// Of a half, which keeps a last dimension of size 1 if pairs have others.
    half: Type,
    /// Of the truth values about it.
    truth: Type,
    /// Width of a half.
    width: u32,
}

impl<'r, 'a> Emitter<'r, 'a> {
    fn new(rw: &'r mut Rewriter<'a>, pair: Type) -> Emitter<'r, 'a> {
        let mut dims = rw.m.cx.shape_of(pair).map(|d| d.to_vec()).unwrap_or_default();
        let elem = rw.m.cx.elem_type(pair);
        let width = rw.m.cx.int_width(elem).unwrap_or(0);
        let (mut half, mut truth) = (elem, Type::I1);
        if dims.len() > 1 {
            if let Some(last) = dims.last_mut() {
                *last = 1;
            }
            half = rw.m.cx.vector_type(&dims, elem);
            truth = rw.m.cx.vector_type(&dims, Type::I1);
        }
        Emitter { rw, pair, half, truth, width }
    }
    fn is_scalar(&self) -> bool {
        self.truth == Type::I1
    }
    fn op(&mut self, opcode: Opcode, operands: &[Value]) -> Value {
        self.rw.value(opcode, operands, self.half, Attr::EMPTY_DICT)
    }
    fn compare(&mut self, predicate: i64, a: Value, b: Value) -> Value {
        let p = self.rw.m.cx.int_attr(Type::I64, predicate);
        let attrs = self.rw.m.cx.dict_one(Sym::PREDICATE, p);
        self.rw.value(arith::CMPI, &[a, b], self.truth, attrs)
    }
    fn splat(&mut self, ty: Type, n: i64) -> Value {
        let cx = &mut self.rw.m.cx;
        let width = cx.int_width(cx.elem_type(ty)).unwrap_or(self.width);
        let value = of_bytes(cx, ty, &extended(n, width)).unwrap_or(Attr::NONE);
        let attrs = self.rw.m.cx.dict_one(Sym::VALUE, value);
        self.rw.value(arith::CONSTANT, &[], ty, attrs)
    }
    fn number(&mut self, n: i64) -> Value {
        self.splat(self.half, n)
    }
    fn numbers(&mut self, items: &[i64]) -> Attr {
        let items: Vec<Attr> = items.iter().map(|&n| self.rw.m.cx.int_attr(Type::I64, n)).collect();
        self.rw.m.cx.array_attr(&items)
    }
    /// Sizes of a half, offsets of it, strides.
    fn slice(&mut self, i: i64) -> (Attr, Attr, Attr) {
        let sizes = self.rw.m.cx.shape_of(self.half).map(|d| d.to_vec()).unwrap_or_default();
        let mut offsets = alloc::vec![0; sizes.len()];
        if let Some(last) = offsets.last_mut() {
            *last = i;
        }
        let ones = alloc::vec![1; sizes.len()];
        (self.numbers(&offsets), self.numbers(&sizes), self.numbers(&ones))
    }
    fn part(&mut self, pair: Value, i: i64) -> Value {
        if self.is_scalar() {
            let at = self.rw.m.cx.i64_array(&[i]);
            let attrs = self.rw.m.cx.dict_one(Sym::STATIC_POSITION, at);
            return self.rw.value(vector::EXTRACT, &[pair], self.half, attrs);
        }
        let (offsets, sizes, strides) = self.slice(i);
        let attrs = self.rw.m.cx.dict(&[(Sym::OFFSETS, offsets), (Sym::SIZES, sizes), (Sym::STRIDES, strides)]);
        self.rw.value(vector::EXTRACT_STRIDED_SLICE, &[pair], self.half, attrs)
    }
    fn parts(&mut self, pair: Value) -> [Value; 2] {
        [self.part(pair, 0), self.part(pair, 1)]
    }
    /// A pair of halves; what is not given is zero.
    fn pair(&mut self, halves: &[Value]) -> Value {
        let mut whole = self.splat(self.pair, 0);
        for (i, &half) in halves.iter().enumerate() {
            let i = i as i64;
            whole = if self.is_scalar() {
                let at = self.rw.m.cx.i64_array(&[i]);
                let attrs = self.rw.m.cx.dict_one(Sym::STATIC_POSITION, at);
                self.rw.value(vector::INSERT, &[half, whole], self.pair, attrs)
            } else {
                let (offsets, _, strides) = self.slice(i);
                let attrs = self.rw.m.cx.dict(&[(Sym::OFFSETS, offsets), (Sym::STRIDES, strides)]);
                self.rw.value(vector::INSERT_STRIDED_SLICE, &[half, whole], self.pair, attrs)
            };
        }
        whole
    }
    /// Without the last dimension of size 1 that halves of vectors have.
    fn narrow(&mut self, v: Value) -> Value {
        if self.is_scalar() {
            return v;
        }
        let ty = self.rw.m.ty(v);
        let (dims, elem) = (self.rw.m.cx.shape_of(ty).map(|d| d.to_vec()).unwrap_or_default(), self.rw.m.cx.elem_type(ty));
        let to = self.rw.m.cx.vector_type(&dims[..dims.len().saturating_sub(1)], elem);
        self.rw.value(vector::SHAPE_CAST, &[v], to, Attr::EMPTY_DICT)
    }
    /// With it.
    fn widen(&mut self, v: Value) -> Value {
        if self.is_scalar() {
            return v;
        }
        let ty = self.rw.m.ty(v);
        let elem = self.rw.m.cx.elem_type(ty);
        let to = with_last(&mut self.rw.m.cx, ty, 1, elem);
        self.rw.value(vector::SHAPE_CAST, &[v], to, Attr::EMPTY_DICT)
    }
    /// A half that is extended by its sign, or by zeros.
    fn extended(&mut self, low: Value, opcode: Opcode) -> Value {
        if opcode == arith::EXTUI {
            return self.pair(&[low]);
        }
        let zero = self.number(0);
        let negative = self.compare(SLT, low, zero);
        let high = self.op(arith::EXTSI, &[negative]);
        self.pair(&[low, high])
    }
}

fn add(e: &mut Emitter<'_, '_>, a: Value, b: Value) -> Value {
    let ([a0, a1], [b0, b1]) = (e.parts(a), e.parts(b));
    let types = [e.half, e.truth];
    let sum = e.rw.op(arith::ADDUI_EXTENDED, &[a0, b0], &types, Attr::EMPTY_DICT);
    let (low, carry) = (e.rw.m.result(sum, 0), e.rw.m.result(sum, 1));
    let carry = e.op(arith::EXTUI, &[carry]);
    let high = e.op(arith::ADDI, &[carry, a1]);
    let high = e.op(arith::ADDI, &[high, b1]);
    e.pair(&[low, high])
}

fn subtract(e: &mut Emitter<'_, '_>, a: Value, b: Value) -> Value {
    let ([a0, a1], [b0, b1]) = (e.parts(a), e.parts(b));
    let low = e.op(arith::SUBI, &[a0, b0]);
    let borrow = e.compare(ULT, a0, b0);
    let borrow = e.op(arith::EXTUI, &[borrow]);
    let high = e.op(arith::SUBI, &[a1, borrow]);
    let high = e.op(arith::SUBI, &[high, b1]);
    e.pair(&[low, high])
}

fn multiply(e: &mut Emitter<'_, '_>, a: Value, b: Value) -> Value {
    let ([a0, a1], [b0, b1]) = (e.parts(a), e.parts(b));
    let types = [e.half, e.half];
    let product = e.rw.op(arith::MULUI_EXTENDED, &[a0, b0], &types, Attr::EMPTY_DICT);
    let (low, high) = (e.rw.m.result(product, 0), e.rw.m.result(product, 1));
    let x = e.op(arith::MULI, &[a0, b1]);
    let y = e.op(arith::MULI, &[a1, b0]);
    let high = e.op(arith::ADDI, &[high, x]);
    let high = e.op(arith::ADDI, &[high, y]);
    e.pair(&[low, high])
}

fn bits(e: &mut Emitter<'_, '_>, opcode: Opcode, a: Value, b: Value) -> Value {
    let ([a0, a1], [b0, b1]) = (e.parts(a), e.parts(b));
    let low = e.op(opcode, &[a0, b0]);
    let high = e.op(opcode, &[a1, b1]);
    e.pair(&[low, high])
}

/// Equality of all halves; else the higher halves decide unless they are equal. Without a last dimension of size 1.
fn compare(e: &mut Emitter<'_, '_>, predicate: i64, a: Value, b: Value) -> Value {
    let ([a0, a1], [b0, b1]) = (e.parts(a), e.parts(b));
    let truth = e.truth;
    // Only the higher half has a sign.
    let unsigned = if (SLT..ULT).contains(&predicate) { predicate + 4 } else { predicate };
    let low = e.compare(unsigned, a0, b0);
    let high = e.compare(predicate, a1, b1);
    let all = match predicate {
        EQ => e.rw.value(arith::ANDI, &[low, high], truth, Attr::EMPTY_DICT),
        NE => e.rw.value(arith::ORI, &[low, high], truth, Attr::EMPTY_DICT),
        _ => {
            let equal = e.compare(EQ, a1, b1);
            e.rw.value(arith::SELECT, &[equal, low, high], truth, Attr::EMPTY_DICT)
        }
    };
    e.narrow(all)
}

fn select(e: &mut Emitter<'_, '_>, condition: Value, a: Value, b: Value) -> Value {
    let ([a0, a1], [b0, b1]) = (e.parts(a), e.parts(b));
    let ty = e.rw.m.ty(condition);
    let condition = if ty == Type::I1 { condition } else { e.widen(condition) };
    let low = e.op(arith::SELECT, &[condition, a0, b0]);
    let high = e.op(arith::SELECT, &[condition, a1, b1]);
    e.pair(&[low, high])
}

fn best(e: &mut Emitter<'_, '_>, predicate: i64, a: Value, b: Value) -> Value {
    let first = compare(e, predicate, a, b);
    select(e, first, a, b)
}

fn shift_left(e: &mut Emitter<'_, '_>, a: Value, b: Value) -> Value {
    let ([a0, a1], b0) = (e.parts(a), e.part(b, 0));
    let zero = e.number(0);
    let width = e.number(e.width as i64);
    let far = e.compare(UGE, b0, width);
    let low = e.op(arith::SHLI, &[a0, b0]);
    let low = e.op(arith::SELECT, &[far, zero, low]);
    let amount = e.op(arith::SELECT, &[far, width, b0]);
    let rest = e.op(arith::SUBI, &[width, amount]);
    let moved = e.op(arith::SHRUI, &[a0, rest]);
    let beyond = e.op(arith::SUBI, &[b0, width]);
    let whole = e.op(arith::SHLI, &[a0, beyond]);
    let high = e.op(arith::SHLI, &[a1, b0]);
    let high = e.op(arith::SELECT, &[far, zero, high]);
    let moved = e.op(arith::SELECT, &[far, whole, moved]);
    let high = e.op(arith::ORI, &[moved, high]);
    e.pair(&[low, high])
}

fn shift_right(e: &mut Emitter<'_, '_>, a: Value, b: Value) -> Value {
    let ([a0, a1], b0) = (e.parts(a), e.part(b, 0));
    let zero = e.number(0);
    let width = e.number(e.width as i64);
    let far = e.compare(UGE, b0, width);
    let low = e.op(arith::SHRUI, &[a0, b0]);
    let low = e.op(arith::SELECT, &[far, zero, low]);
    let high = e.op(arith::SHRUI, &[a1, b0]);
    let high = e.op(arith::SELECT, &[far, zero, high]);
    let amount = e.op(arith::SELECT, &[far, width, b0]);
    let rest = e.op(arith::SUBI, &[width, amount]);
    let moved = e.op(arith::SHLI, &[a1, rest]);
    let beyond = e.op(arith::SUBI, &[b0, width]);
    let whole = e.op(arith::SHRUI, &[a1, beyond]);
    let moved = e.op(arith::SELECT, &[far, whole, moved]);
    let low = e.op(arith::ORI, &[low, moved]);
    e.pair(&[low, high])
}

/// The unsigned shift, and signs from above; a shift by nothing is nothing.
fn shift_right_signed(e: &mut Emitter<'_, '_>, a: Value, b: Value) -> Value {
    let (a1, b0) = (e.part(a, 1), e.part(b, 0));
    let zero = e.number(0);
    let negative = e.compare(SLT, a1, zero);
    // In a vector, through the shape that vectors of truth values have elsewhere.
    let signs = e.narrow(negative);
    let signs = e.widen(signs);
    let signs = e.op(arith::EXTSI, &[signs]);
    let signs = e.extended(signs, arith::EXTSI);
    let width = e.number(2 * e.width as i64);
    let rest = e.op(arith::SUBI, &[width, b0]);
    let rest = e.narrow(rest);
    let rest = e.widen(rest);
    let rest = e.pair(&[rest]);
    let signs = shift_left(e, signs, rest);
    let moved = shift_right(e, a, b);
    let moved = bits(e, arith::ORI, moved, signs);
    let nothing = e.compare(EQ, b0, zero);
    let nothing = e.narrow(nothing);
    select(e, nothing, a, moved)
}

/// `low + high * 2^width`, or just `low`, which is exact more often.
fn unsigned_to_float(e: &mut Emitter<'_, '_>, v: Value, to: Type) -> Option<Value> {
    let [low, high] = e.parts(v);
    let (low, high) = (e.narrow(low), e.narrow(high));
    let int = e.rw.m.ty(low);
    let zero = e.splat(int, 0);
    let truth = like(e.rw, int, Type::I1);
    let p = e.rw.m.cx.int_attr(Type::I64, EQ);
    let attrs = e.rw.m.cx.dict_one(Sym::PREDICATE, p);
    let small = e.rw.value(arith::CMPI, &[high, zero], truth, attrs);
    let low = e.rw.value(arith::UITOFP, &[low], to, Attr::EMPTY_DICT);
    let high = e.rw.value(arith::UITOFP, &[high], to, Attr::EMPTY_DICT);
    let power = power(e, to)?;
    let high = e.rw.value(arith::MULF, &[high, power], to, Attr::EMPTY_DICT);
    let sum = e.rw.value(arith::ADDF, &[low, high], to, Attr::EMPTY_DICT);
    Some(e.rw.value(arith::SELECT, &[small, low, sum], to, Attr::EMPTY_DICT))
}

/// A float, or a vector of nothing else.
fn float(e: &mut Emitter<'_, '_>, ty: Type, value: f64) -> Option<Value> {
    let TypeData::Float(kind) = e.rw.m.cx.type_data(e.rw.m.cx.elem_type(ty)) else { return None };
    let value = constant::splat(&mut e.rw.m.cx, ty, ir::float::from_f64(kind, value))?;
    let attrs = e.rw.m.cx.dict_one(Sym::VALUE, value);
    Some(e.rw.value(arith::CONSTANT, &[], ty, attrs))
}

/// `2^width`, which may be infinite.
fn power(e: &mut Emitter<'_, '_>, ty: Type) -> Option<Value> {
    float(e, ty, f64::from_bits(u64::from(1023 + e.width.min(1024)) << 52))
}

/// How often `2^width` is in a float, and the rest.
fn float_to_unsigned(e: &mut Emitter<'_, '_>, x: Value) -> Option<Value> {
    let ty = e.rw.m.ty(x);
    let half = e.rw.m.cx.elem_type(e.half);
    let int = like(e.rw, ty, half);
    let power = power(e, ty)?;
    let [high, low] = [arith::DIVF, arith::REMF].map(|opcode| {
        let part = e.rw.value(opcode, &[x, power], ty, Attr::EMPTY_DICT);
        e.rw.value(arith::FPTOUI, &[part], int, Attr::EMPTY_DICT)
    });
    let (high, low) = (e.widen(high), e.widen(low));
    Some(e.pair(&[low, high]))
}

fn float_to_signed(e: &mut Emitter<'_, '_>, x: Value) -> Option<Value> {
    let ty = e.rw.m.ty(x);
    let (none, zero) = (float(e, ty, 0.0)?, e.splat(e.pair, 0));
    let truth = like(e.rw, ty, Type::I1);
    let less = e.rw.m.cx.int_attr(Type::I64, OLT);
    let attrs = e.rw.m.cx.dict_one(Sym::PREDICATE, less);
    let negative = e.rw.value(arith::CMPF, &[x, none], truth, attrs);
    let negated = e.rw.value(arith::NEGF, &[x], ty, Attr::EMPTY_DICT);
    let magnitude = e.rw.value(arith::SELECT, &[negative, negated, x], ty, Attr::EMPTY_DICT);
    let int = float_to_unsigned(e, magnitude)?;
    let negated = subtract(e, zero, int);
    Some(select(e, negative, negated, int))
}

fn signed_to_float(e: &mut Emitter<'_, '_>, v: Value, to: Type) -> Option<Value> {
    let ty = e.pair;
    let zero = e.splat(ty, 0);
    let older = e.rw.opts.release.wide_negation_by_complement;
    let complement = if older { Some((pair_constant(e, 1)?, e.splat(ty, -1))) } else { None };
    let negative = compare(e, SLT, v, zero);
    let negated = match complement {
        Some((one, ones)) => {
            let inverted = bits(e, arith::XORI, v, ones);
            add(e, inverted, one)
        }
        None => subtract(e, zero, v),
    };
    let magnitude = select(e, negative, negated, v);
    let float = unsigned_to_float(e, magnitude, to)?;
    let negated = e.rw.value(arith::NEGF, &[float], to, Attr::EMPTY_DICT);
    Some(e.rw.value(arith::SELECT, &[negative, negated, float], to, Attr::EMPTY_DICT))
}

/// A pair of this number and zero everywhere; `None` where pairs are too many.
fn pair_constant(e: &mut Emitter<'_, '_>, low: i64) -> Option<Value> {
    let ty = e.pair;
    let n = count(&e.rw.m.cx, ty).filter(|&n| n <= 2 * MAX_PAIRS)?;
    let bytes: Vec<u8> = (0..n).flat_map(|i| extended(if i % 2 == 0 { low } else { 0 }, e.width)).collect();
    let value = of_bytes(&mut e.rw.m.cx, ty, &bytes)?;
    let attrs = e.rw.m.cx.dict_one(Sym::VALUE, value);
    Some(e.rw.value(arith::CONSTANT, &[], ty, attrs))
}

/// The type with other elements.
fn like(rw: &mut Rewriter<'_>, ty: Type, elem: Type) -> Type {
    match rw.m.cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => rw.m.cx.ty(TypeData::Vector { dims, scalable, elem }),
        _ => elem,
    }
}

// Rules.

/// The converted type of a value, if it is another one.
fn changed(rw: &mut Rewriter<'_>, v: Value) -> Option<Type> {
    let ty = rw.m.ty(v);
    rw.ty(v).filter(|&t| t != ty)
}

type Pairs = fn(&mut Emitter<'_, '_>, Value, Value) -> Value;

fn pairs(rw: &mut Rewriter<'_>, ops: &[Op], f: Pairs) {
    for &op in ops {
        let result = rw.m.result(op, 0);
        let Some(pair) = changed(rw, result) else { continue };
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        rw.at(op);
        let v = f(&mut Emitter::new(rw, pair), a, b);
        rw.replace(op, &[v]);
    }
}

fn comparisons(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let (Some(pair), Some(p)) = (changed(rw, a), rw.m.attr(op, Sym::PREDICATE).and_then(|a| rw.m.cx.int_value(a))) else { continue };
        rw.at(op);
        let v = compare(&mut Emitter::new(rw, pair), p, a, b);
        rw.replace(op, &[v]);
    }
}

fn selections(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let result = rw.m.result(op, 0);
        let Some(pair) = changed(rw, result) else { continue };
        let (c, a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1), rw.m.operand(op, 2));
        rw.at(op);
        let v = select(&mut Emitter::new(rw, pair), c, a, b);
        rw.replace(op, &[v]);
    }
}

fn constants(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let result = rw.m.result(op, 0);
        let (Some(pair), Some(value)) = (changed(rw, result), rw.m.attr(op, Sym::VALUE)) else { continue };
        let n = count(&rw.m.cx, rw.m.ty(result));
        let splat = matches!(rw.m.cx.attr_data(value), ir::AttrData::Dense { splat: true, .. });
        let Some(n) = n.filter(|&n| !splat || n <= MAX_PAIRS) else {
            too_many(rw, op);
            continue;
        };
        if rw.types.widest > 64 {
            let Some(bytes) = bytes_of(&rw.m.cx, value, n as usize) else { continue };
            let Some(value) = of_bytes(&mut rw.m.cx, pair, &bytes) else { continue };
            let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
            rw.at(op);
            let v = rw.value(arith::CONSTANT, &[], pair, attrs);
            rw.replace(op, &[v]);
            continue;
        }
        let Some((_, values)) = constant::values(&rw.m.cx, value) else { continue };
        let half = rw.types.widest;
        let low = u128::MAX >> (128 - half);
        let all: Vec<u128> = match values {
            constant::Values::Each(items) => items,
            constant::Values::Scalar(x) => alloc::vec![x],
            constant::Values::Splat(x) => alloc::vec![x; n as usize],
        };
        let items: Vec<u128> = all.iter().flat_map(|&x| [x & low, x >> half & low]).collect();
        let Some(value) = constant::attr(&mut rw.m.cx, pair, &constant::Values::Each(items)) else { continue };
        let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
        rw.at(op);
        let v = rw.value(arith::CONSTANT, &[], pair, attrs);
        rw.replace(op, &[v]);
    }
}

fn extensions(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    for &op in ops {
        let (x, result) = (rw.m.operand(op, 0), rw.m.result(op, 0));
        let Some(pair) = changed(rw, result) else { continue };
        rw.at(op);
        let mut e = Emitter::new(rw, pair);
        let mut low = e.widen(x);
        if e.rw.m.cx.elem_type(e.rw.m.ty(low)) != e.rw.m.cx.elem_type(pair) {
            low = e.op(opcode, &[low]);
        }
        let v = e.extended(low, opcode);
        rw.replace(op, &[v]);
    }
}

fn truncations(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (x, to) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
        let Some(pair) = changed(rw, x) else { continue };
        rw.at(op);
        let mut e = Emitter::new(rw, pair);
        let low = e.part(x, 0);
        let mut low = e.narrow(low);
        if e.rw.m.ty(low) != to {
            low = e.rw.value(arith::TRUNCI, &[low], to, Attr::EMPTY_DICT);
        }
        rw.replace(op, &[low]);
    }
}

/// To or from `index`, as if that were a half.
fn index_casts(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    for &op in ops {
        let (x, result) = (rw.m.operand(op, 0), rw.m.result(op, 0));
        let cast = rw.m.kind(op);
        let to = rw.m.ty(result);
        if let Some(pair) = changed(rw, x) {
            rw.at(op);
            let mut e = Emitter::new(rw, pair);
            let low = e.part(x, 0);
            let low = e.narrow(low);
            let v = e.rw.value(cast, &[low], to, Attr::EMPTY_DICT);
            rw.replace(op, &[v]);
        } else if let Some(pair) = changed(rw, result) {
            rw.at(op);
            let half = rw.m.cx.elem_type(pair);
            let half = like(rw, to, half);
            let low = rw.value(cast, &[x], half, Attr::EMPTY_DICT);
            let mut e = Emitter::new(rw, pair);
            let low = e.widen(low);
            let v = e.extended(low, opcode);
            rw.replace(op, &[v]);
        }
    }
}

fn floats(rw: &mut Rewriter<'_>, ops: &[Op], signed: bool) {
    for &op in ops {
        let (x, to) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
        let Some(pair) = changed(rw, x) else { continue };
        rw.at(op);
        let mut e = Emitter::new(rw, pair);
        let v = if signed { signed_to_float(&mut e, x, to) } else { unsigned_to_float(&mut e, x, to) };
        match v {
            Some(v) => rw.replace(op, &[v]),
            None => too_many(rw, op),
        }
    }
}

/// Floats as pairs; release 19 has no rule for them.
fn ints(rw: &mut Rewriter<'_>, ops: &[Op], signed: bool) {
    if rw.opts.release.version < 20 {
        return refuse(rw, ops);
    }
    for &op in ops {
        let (x, result) = (rw.m.operand(op, 0), rw.m.result(op, 0));
        let Some(pair) = changed(rw, result) else { continue };
        rw.at(op);
        let mut e = Emitter::new(rw, pair);
        if let Some(v) = if signed { float_to_signed(&mut e, x) } else { float_to_unsigned(&mut e, x) } {
            rw.replace(op, &[v]);
        }
    }
}

/// The same operation on pairs.
fn again(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let operands = rw.m.operands(op).to_vec();
        let types: Option<Vec<Type>> = (0..rw.m.n_results(op)).map(|i| rw.result_type(op, i)).collect();
        let same = !operands.iter().any(|&v| changed(rw, v).is_some()) && !rw.m.results(op).any(|v| changed(rw, v).is_some());
        let Some(types) = types.filter(|_| !same) else { continue };
        let attrs = rw.m.op_record[op].attrs;
        rw.at(op);
        let new = rw.op(rw.m.kind(op), &operands, &types, attrs);
        rw.replace_with(op, new);
    }
}

fn functions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| rw.m.cx.type_value(a)) else { continue };
        let Some(to) = rw.convert(ty).filter(|&t| t != ty) else { continue };
        let regions = rw.m.op_regions(op).to_vec();
        let blocks: Vec<ir::Block> = regions.iter().flat_map(|&r| rw.m.region_blocks(r).to_vec()).collect();
        if !blocks.into_iter().all(|b| rw.convert_block(b)) {
            continue;
        }
        let to = rw.m.cx.type_attr(to);
        let attrs = rw.m.op_record[op].attrs;
        let attrs = rw.m.cx.dict_set(attrs, Sym::FUNCTION_TYPE, to);
        rw.at(op);
        let new = rw.build(NewOp { attrs, regions: &regions, ..NewOp::new(func::FUNC, rw.loc) });
        rw.replace_with(op, new);
    }
}

/// What has wide integers and no rule.
fn refuse(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let values: Vec<Value> = rw.m.operands(op).iter().copied().chain(rw.m.results(op)).collect();
        if values.into_iter().any(|v| rw.ty(v) != Some(rw.m.ty(v))) {
            let message = alloc::format!("'{}' on integers wider than the target's is not emulated", rw.m.op_name(op));
            rw.error("not-converted", op, message);
        }
    }
}

fn emulate(cx: &mut PassContext<'_>, ops: &[Op], whole: bool) -> bool {
    let widest = cx.number("widest-int-supported");
    if !(2..=1024).contains(&widest) || widest & (widest - 1) != 0 {
        let loc = ops.first().map_or(ir::Loc::UNKNOWN, |&op| cx.m.op_record[op].loc);
        cx.diags.error("widest-integer", loc, "the widest integer of a target has a power of 2 of bits, at least 2 and at most 1024");
        return false;
    }
    let mut rules = Rules::new();
    for opcode in opcodes(arith::ADDF, arith::END).chain(opcodes(ir::dialect::complex::END, vector::END)) {
        rules.add(&[Rule { opcode, rewrite: refuse }]);
    }
    rules.add(RULES).add(&[Rule { opcode: vector::PRINT, rewrite: again }]);
    if whole {
        rules.add(&[Rule { opcode: func::FUNC, rewrite: functions }]);
        for opcode in [func::CALL, func::RETURN] {
            rules.add(&[Rule { opcode, rewrite: again }]);
        }
    }
    let mut types = TypeConverter::llvm(64);
    types.widest = widest as u32;
    types.rules.push(rule);
    if !whole {
        types.materialize =
            Some(|rw: &mut Rewriter<'_>, v: Value, to: Type, _: Direction| Some(rw.value(llvm::BITCAST, &[v], to, Attr::EMPTY_DICT)));
    }
    if let Some((op, ty)) = without_counterpart(cx.m, ops, whole, &mut types) {
        let (name, ty) = (cx.m.op_name(op), ir::verify::type_text(cx.m, ty));
        let message = alloc::format!("'{name}' has the type '{ty}': integers wider than the target's widest have twice its width");
        cx.diags.error("not-converted", cx.m.op_record[op].loc, message);
        return false;
    }
    sweep(cx.m, ops, &rules, &mut types, &Options::new(cx.release), cx.diags)
}

/// The first operation of the dialects that this is for on a type without a counterpart, and the type.
fn without_counterpart(m: &mut ir::Module, roots: &[Op], whole: bool, types: &mut TypeConverter) -> Option<(Op, Type)> {
    let mut asked = Vec::new();
    for &root in roots {
        ir::walk(m, root, |op| {
            let dialect = m.op_name(op);
            let is = |d: &str| dialect.strip_prefix(d).is_some_and(|rest| rest.starts_with('.'));
            if is("arith") || is("vector") || whole && is("func") {
                asked.push(op);
            }
        });
    }
    for op in asked {
        let signature = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a)).filter(|_| m.kind(op) == func::FUNC);
        let values: Vec<Value> = m.operands(op).iter().copied().chain(m.results(op)).collect();
        let used: Vec<Type> = signature.into_iter().chain(values.into_iter().map(|v| m.ty(v))).collect();
        if let Some(ty) = used.into_iter().find(|&ty| types.convert(&mut m.cx, ty).is_none()) {
            return Some((op, ty));
        }
    }
    None
}

/// `arith-emulate-wide-int`
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    emulate(cx, ops, true)
}

/// `test-arith-emulate-wide-int`: functions of a prefix, whose signatures stay.
pub fn test(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let prefix: alloc::string::String = cx.text("function-prefix").into();
    let named = |op: &Op| {
        let name = cx.m.attr(*op, Sym::SYM_NAME).and_then(|a| cx.m.cx.str_value(a));
        name.is_some_and(|n| cx.m.cx.str(n).starts_with(prefix.as_str()))
    };
    let ops: Vec<Op> = ops.iter().copied().filter(named).collect();
    ops.is_empty() || emulate(cx, &ops, false)
}
