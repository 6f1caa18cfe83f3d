//! The `index` dialect: arithmetic on `index`. Source: MLIR documentation, "'index' Dialect".
//! The width of `index` is not known here, so constants are folded only where 32 and 64 bits agree.

use alloc::string::String;
use alloc::vec::Vec;

use crate::constant::{self, give, given, is_one, is_zero, mask, signed};
use crate::constraint as c;
use crate::diag::Diags;
use crate::dialect::enums as e;
use crate::id::{Attr, Op, Opcode, Sym, Type};
use crate::module::Module;
use crate::row::*;

const PAIR: &[ValueField] = &[one!("lhs", &c::INDEX), one!("rhs", &c::INDEX)];
const RESULT: &[ValueField] = &[one!("result", &c::INDEX)];
const SWAPS: Traits = traits(&[Traits::COMMUTATIVE, Traits::PURE]);

const INPUT: &[ValueField] = &[one!("input", &c::INTEGER_OR_INDEX)];
const OUTPUT: &[ValueField] = &[one!("output", &c::INTEGER_OR_INDEX)];

const fn binary(name: &'static str, doc: &'static str, traits: Traits, fold: Fold) -> OpDef {
    OpDef { operands: PAIR, results: RESULT, traits, format: Format::Asm("$lhs ',' $rhs attr-dict"), fold: Some(fold), ..op(name, doc) }
}
const fn cast(name: &'static str, doc: &'static str, fold: Fold) -> OpDef {
    OpDef {
        operands: INPUT,
        results: OUTPUT,
        traits: Traits::PURE,
        format: Format::Asm("$input attr-dict ':' type($input) 'to' type($output)"),
        verify: Some(verify_cast),
        fold: Some(fold),
        ..op(name, doc)
    }
}

crate::dialect! {
    start super::cf::END, when "index";
    ADD = binary("index.add", "Adds two indices.", SWAPS, fold_add);
    AND = binary("index.and", "Bitwise and.", SWAPS, |m, _, c, out| exact(m, c, out, |x, y, _| Some(x & y)));
    BOOL_CONSTANT = OpDef {
        results: &[one!("result", &c::I1)],
        attrs: &[attr(Sym::VALUE, AttrKind::Bool)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value"),
        extra: &RowExtra { result_names: crate::row::named(bool_name), ..NO_EXTRA },
        fold: Some(fold_constant),
        ..op("index.bool.constant", "A constant truth value.")
    };
    CASTS = cast("index.casts", "Converts between `index` and an integer type, signed.", |m, op, c, out| fold_cast(m, op, c, out, true));
    CASTU = cast("index.castu", "Converts between `index` and an integer type, unsigned.", |m, op, c, out| fold_cast(m, op, c, out, false));
    CEILDIVS = binary("index.ceildivs", "Signed division, rounded towards positive infinity.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, w| {
        let (x, y) = (signed(x, w), signed(y, w));
        let q = x.checked_div(y)?;
        // Upstream divides what is negated, and the smallest number of a width has no negative there.
        if x == i128::MIN >> (128 - w) && y > 0 {
            return Some(-q as u128);
        }
        Some((q + (x % y != 0 && (x < 0) == (y < 0)) as i128) as u128)
    }));
    CEILDIVU = binary("index.ceildivu", "Unsigned division, rounded up.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, _| {
        Some(x.checked_div(y)? + (x % y != 0) as u128)
    }));
    CMP = OpDef {
        operands: PAIR,
        results: &[one!("result", &c::I1)],
        attrs: &[attr(Sym::PRED, AttrKind::Enum(e::INDEX_CMP_PREDICATE))],
        traits: Traits::PURE,
        format: Format::Asm("$pred '(' $lhs ',' $rhs ')' attr-dict"),
        fold: Some(fold_cmp),
        ..op("index.cmp", "Compares two indices.")
    };
    CONSTANT = OpDef {
        results: RESULT,
        attrs: &[attr(Sym::VALUE, AttrKind::Int(Type::INDEX))],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value"),
        extra: &RowExtra { result_names: crate::row::named(constant_name), ..NO_EXTRA },
        fold: Some(fold_constant),
        ..op("index.constant", "A constant index.")
    };
    DIVS = binary("index.divs", "Signed division, rounded towards zero.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, w| signed(x, w).checked_div(signed(y, w)).map(|v| v as u128)));
    DIVU = binary("index.divu", "Unsigned division.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, _| x.checked_div(y)));
    FLOORDIVS = binary("index.floordivs", "Signed division, rounded towards negative infinity.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, w| {
        let (x, y) = (signed(x, w), signed(y, w));
        let q = x.checked_div(y)?;
        Some((q - (x % y != 0 && (x < 0) != (y < 0)) as i128) as u128)
    }));
    MAXS = binary("index.maxs", "The greater of two signed indices.", SWAPS, |m, _, c, out| checked(m, c, out, |x, y, w| Some(if signed(x, w) > signed(y, w) { x } else { y })));
    MAXU = binary("index.maxu", "The greater of two unsigned indices.", SWAPS, |m, _, c, out| checked(m, c, out, |x, y, _| Some(x.max(y))));
    MINS = binary("index.mins", "The lesser of two signed indices.", SWAPS, |m, _, c, out| checked(m, c, out, |x, y, w| Some(if signed(x, w) < signed(y, w) { x } else { y })));
    MINU = binary("index.minu", "The lesser of two unsigned indices.", SWAPS, |m, _, c, out| checked(m, c, out, |x, y, _| Some(x.min(y))));
    MUL = binary("index.mul", "Multiplies two indices.", SWAPS, fold_mul);
    OR = binary("index.or", "Bitwise or.", SWAPS, |m, _, c, out| exact(m, c, out, |x, y, _| Some(x | y)));
    REMS = binary("index.rems", "The remainder of a signed division.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, w| signed(x, w).checked_rem(signed(y, w)).map(|v| v as u128)));
    REMU = binary("index.remu", "The remainder of an unsigned division.", Traits::NO_MEMORY_EFFECT, |m, _, c, out| checked(m, c, out, |x, y, _| x.checked_rem(y)));
    SHL = binary("index.shl", "Shifts left.", Traits::PURE, |m, _, c, out| exact(m, c, out, |x, y, _| if y < 32 { Some(x << y) } else { None }));
    SHRS = binary("index.shrs", "Shifts right, filling with copies of the sign bit.", Traits::PURE, |m, _, c, out| checked(m, c, out, |x, y, w| if y < 32 { Some((signed(x, w) >> y) as u128) } else { None }));
    SHRU = binary("index.shru", "Shifts right, filling with zeros.", Traits::PURE, |m, _, c, out| checked(m, c, out, |x, y, _| if y < 32 { Some(x >> y) } else { None }));
    SIZEOF = OpDef {
        results: RESULT,
        traits: Traits::PURE,
        format: Format::Asm("attr-dict"),
        ..op("index.sizeof", "The width of `index` in bits.")
    };
    SUB = binary("index.sub", "Subtracts two indices.", Traits::PURE, fold_sub);
    XOR = binary("index.xor", "Bitwise exclusive or.", SWAPS, |m, _, c, out| exact(m, c, out, |x, y, _| Some(x ^ y)));
}

/// `%idx5`
fn constant_name(m: &Module, op: Op, _: usize, out: &mut String) {
    out.push_str("idx");
    super::arith_syntax::push_int(out, m.attr(op, Sym::VALUE).and_then(|a| m.cx.int_value(a)).unwrap_or(0));
}
/// `%true`, `%false`
fn bool_name(m: &Module, op: Op, _: usize, out: &mut String) {
    out.push_str(if m.attr(op, Sym::VALUE) == Some(Attr::TRUE) { "true" } else { "false" });
}

fn verify_cast(m: &Module, op: Op, d: &mut Diags) {
    if (m.ty(m.operand(op, 0)) == Type::INDEX) == (m.ty(m.result(op, 0)) == Type::INDEX) {
        d.error("cast-incompatible", m.op_record[op].loc, "operand type and result type are cast incompatible: one must be 'index', the other an integer");
    }
}

fn fold_constant(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    give(out, m.attr(op, Sym::VALUE))
}

/// Two constant indices as 64-bit patterns.
fn pair(m: &Module, c: &[Option<Attr>]) -> Option<(u128, u128)> {
    let bits = |a: Option<Attr>| constant::uniform_int(&m.cx, a).map(|p| p.0);
    Some((bits(c.first().copied()?)?, bits(c.get(1).copied()?)?))
}
fn give_index(m: &mut Module, out: &mut Vec<Folded>, v: u128) -> bool {
    let a = m.cx.int_attr(Type::INDEX, v as i64);
    give(out, Some(a))
}
/// Folds an operation whose low bits depend on the operands' low bits only.
fn exact(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, f: fn(u128, u128, u32) -> Option<u128>) -> bool {
    match pair(m, c).and_then(|(x, y)| f(x, y, 64)) {
        Some(v) => give_index(m, out, v),
        None => false,
    }
}
/// Folds an operation if computing in 32 bits gives the low half of what computing in 64 bits gives.
fn checked(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, f: fn(u128, u128, u32) -> Option<u128>) -> bool {
    let low = mask(32);
    let Some((x, y)) = pair(m, c) else { return false };
    match (f(x, y, 64), f(x & low, y & low, 32)) {
        (Some(wide), Some(narrow)) if wide & low == narrow & low => give_index(m, out, wide),
        _ => false,
    }
}

fn fold_add(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if exact(m, c, out, |x, y, _| Some(x.wrapping_add(y))) {
        return true;
    }
    identity(m, op, is_zero(&m.cx, given(c, 1)), out)
}
fn fold_sub(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if exact(m, c, out, |x, y, _| Some(x.wrapping_sub(y))) {
        return true;
    }
    identity(m, op, is_zero(&m.cx, given(c, 1)), out)
}
fn fold_mul(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if exact(m, c, out, |x, y, _| Some(x.wrapping_mul(y))) {
        return true;
    }
    if is_zero(&m.cx, given(c, 1)) {
        return give(out, given(c, 1));
    }
    identity(m, op, is_one(&m.cx, given(c, 1)), out)
}
fn identity(m: &Module, op: Op, holds: bool, out: &mut Vec<Folded>) -> bool {
    if holds {
        out.push(Folded::Value(m.operand(op, 0)));
    }
    holds
}

fn fold_cast(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>, is_signed: bool) -> bool {
    let Some((v, from)) = constant::uniform_int(&m.cx, given(c, 0)) else { return false };
    let ty = m.ty(m.result(op, 0));
    let Some(to) = m.cx.int_width(ty) else { return false };
    // From `index`, the target's width shows in results of more than 32 bits.
    if ty != Type::INDEX && to > 32 {
        return false;
    }
    let v = if is_signed { signed(v, from) as u128 } else { v };
    give(out, constant::attr(&mut m.cx, ty, &constant::Values::Scalar(v & mask(to))))
}

/// A comparison of the smaller or greater of something and a constant with a constant, where the bound decides it, both
/// for 32 and for 64 bits.
fn compare_bounded(m: &Module, op: Op, c: &[Option<Attr>], predicate: i64) -> Option<bool> {
    let right = m.cx.int_value(*c.get(1)?.as_ref()?)?;
    let left = m.def_op(m.operand(op, 0))?;
    if !matches!(m.kind(left), MAXS | MAXU | MINS | MINU) {
        return None;
    }
    let bound = m.def_op(m.operand(left, 1)).filter(|&b| matches!(m.kind(b), CONSTANT | super::arith::CONSTANT))?;
    let bound = m.cx.int_value(m.attr(bound, Sym::VALUE)?)?;
    let wide = decided(predicate, m.kind(left), bound, right, 64)?;
    (decided(predicate, m.kind(left), bound, right, 32)? == wide).then_some(wide)
}

/// Whether a comparison with `right` has one answer for all values that an operation with a bound may give.
fn decided(predicate: i64, kind: Opcode, bound: i64, right: i64, width: u32) -> Option<bool> {
    let sext = |x: i64| crate::context::sext(x as u64, width);
    let zext = |x: i64| x as u64 & (u64::MAX >> (64 - width));
    let (min, max, umax) = (i64::MIN >> (64 - width), i64::MAX >> (64 - width), u64::MAX >> (64 - width));
    // As signed and as unsigned numbers. What crosses from one sign to the other in one view is anything in the other.
    let signed = |lo: i64, hi: i64| match (lo < 0) == (hi < 0) {
        true => (lo, hi, zext(lo).min(zext(hi)), zext(lo).max(zext(hi))),
        false => (lo, hi, 0, umax),
    };
    let unsigned = |lo: u64, hi: u64| match (sext(lo as i64) < 0) == (sext(hi as i64) < 0) {
        true => (sext(lo as i64).min(sext(hi as i64)), sext(lo as i64).max(sext(hi as i64)), lo, hi),
        false => (min, max, lo, hi),
    };
    let (smin, smax, umin, umax) = match kind {
        MINS => signed(min, sext(bound)),
        MAXS => signed(sext(bound), max),
        MINU => unsigned(0, zext(bound)),
        _ => unsigned(zext(bound), umax),
    };
    let (s, u) = (sext(right), zext(right));
    let constant = smin == smax;
    let apart = (smin > s || smax < s) && (umin > u || umax < u);
    // By predicate: whether it always holds, whether it never does.
    let (always, never) = match predicate {
        0 => (constant && smin == s, apart),
        1 => (apart, constant && smin == s),
        2 => (smax < s, smin >= s),
        3 => (smax <= s, smin > s),
        4 => (smin > s, smax <= s),
        5 => (smin >= s, smax < s),
        6 => (umax < u, umin >= u),
        7 => (umax <= u, umin > u),
        8 => (umin > u, umax <= u),
        9 => (umin >= u, umax < u),
        _ => return None,
    };
    if always { Some(true) } else { never.then_some(false) }
}

fn fold_cmp(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some(predicate) = m.attr(op, Sym::PRED).and_then(|p| m.cx.enum_value(p)).map(|p| p as i64) else { return false };
    let result = match pair(m, c) {
        Some((x, y)) => {
            let low = mask(32);
            let wide = super::arith_fold::compare(predicate, x, y, 64);
            if wide != super::arith_fold::compare(predicate, x & low, y & low, 32) {
                return false;
            }
            wide
        }
        None => match compare_bounded(m, op, c, predicate) {
            Some(known) => known,
            None if m.operand(op, 0) == m.operand(op, 1) => super::arith_fold::compare(predicate, 0, 0, 64),
            None => return false,
        },
    };
    give(out, Some(if result { Attr::TRUE } else { Attr::FALSE }))
}
