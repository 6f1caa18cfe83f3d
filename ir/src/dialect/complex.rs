//! The `complex` dialect: arithmetic on complex numbers. Source: MLIR documentation, "'complex' Dialect".

use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::diag::Diags;
use crate::dialect::enums as e;
use crate::float;
use crate::id::{Attr, Op, Opcode, Sym, Type, Value};
use crate::module::Module;
use crate::row::*;
use crate::ty::TypeData;

constraints! {
    /// Complex type of floats.
    COMPLEX: "complex type with floating-point elements", |cx, t| matches!(cx.type_data(t), TypeData::Complex(e) if matches!(cx.type_data(e), TypeData::Float(_)));
    /// Any complex type.
    ANY_COMPLEX: "complex-type", |cx, t| matches!(cx.type_data(t), TypeData::Complex(_));
}

const FASTMATH: AttrField = def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0);
const OPERAND: &[ValueField] = &[one!("complex", &COMPLEX)];
const PAIR: &[ValueField] = &[one!("lhs", &COMPLEX), one!("rhs", &COMPLEX)];
const RESULT: &[ValueField] = &[one!("result", &COMPLEX)];
const TRUTH: &[ValueField] = &[one!("result", &c::I1)];
const SAME: Traits = traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]);
const UNARY: &str = "$complex ('fastmath' '' $fastmath^)? attr-dict ':' type($complex)";

/// A complex number to a complex number.
const fn unary(name: &'static str, doc: &'static str, fold: Option<Fold>) -> OpDef {
    OpDef { operands: OPERAND, results: RESULT, attrs: &[FASTMATH], traits: SAME, format: Format::Asm(UNARY), fold, ..op(name, doc) }
}
/// Two complex numbers to one.
const fn binary(name: &'static str, doc: &'static str, fold: Option<Fold>) -> OpDef {
    OpDef {
        operands: PAIR,
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..unary(name, doc, fold)
    }
}
/// A complex number to a float.
const fn part(name: &'static str, doc: &'static str, results: &'static [ValueField], extra: &'static RowExtra, fold: Option<Fold>) -> OpDef {
    OpDef { results, traits: traits(&[Traits::PURE, Traits::ELEMENTWISE]), extra, ..unary(name, doc, fold) }
}
/// Two complex numbers to a truth value.
const fn comparison(name: &'static str, doc: &'static str) -> OpDef {
    OpDef {
        operands: PAIR,
        results: TRUTH,
        traits: traits(&[Traits::PURE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($lhs)"),
        extra: &RowExtra { types: &[TypeRule::Same(&["lhs", "rhs"])], ..NO_EXTRA },
        ..op(name, doc)
    }
}

/// The type of the parts of a complex type.
fn element(cx: &mut Context, ty: Type) -> Option<Type> {
    match cx.type_data(ty) {
        TypeData::Complex(e) => Some(e),
        _ => None,
    }
}
const MATCHES: &str = "complex element type matches result type";
const FLOAT: &[ValueField] = &[one!("result", &c::ANY_FLOAT)];
const OF_RESULT: RowExtra = RowExtra { types: &[TypeRule::From("result", "complex", element, MATCHES)], ..NO_EXTRA };

crate::dialect! {
    start super::math::END, when "complex";
    ABS = part("complex.abs", "The absolute value.", FLOAT, &OF_RESULT, None);
    ADD = binary("complex.add", "Adds.", Some(fold_add));
    ANGLE = part("complex.angle", "The argument.", FLOAT, &OF_RESULT, None);
    ATAN2 = binary("complex.atan2", "Arcus tangent of a quotient.", None);
    BITCAST = OpDef {
        operands: &[one!("operand", &c::ANY)],
        results: &[one!("result", &c::ANY)],
        traits: Traits::PURE,
        format: Format::Asm("$operand attr-dict ':' type($operand) 'to' type($result)"),
        verify: Some(verify_bitcast),
        fold: Some(fold_bitcast),
        ..op("complex.bitcast", "Reads the bits of a complex number as another type, or the other way round.")
    };
    CONJ = unary("complex.conj", "The conjugate.", Some(|m, op, _, out| undo(m, op, CONJ, out)));
    CONSTANT = OpDef {
        results: &[one!("complex", &ANY_COMPLEX)],
        attrs: &[attr(Sym::VALUE, AttrKind::Array)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("$value attr-dict ':' type($complex)"),
        verify: Some(verify_constant),
        fold: Some(|m, op, _, out| crate::constant::give(out, m.attr(op, Sym::VALUE))),
        extra: &RowExtra { result_names: crate::row::named(constant_name), ..NO_EXTRA },
        ..op("complex.constant", "A constant, as an array of its parts.")
    };
    COS = unary("complex.cos", "Cosine.", None);
    CREATE = OpDef {
        operands: &[one!("real", &c::ANY_FLOAT), one!("imaginary", &c::ANY_FLOAT)],
        results: &[one!("complex", &COMPLEX)],
        traits: Traits::PURE,
        format: Format::Asm("$real ',' $imaginary attr-dict ':' type($complex)"),
        extra: &RowExtra {
            types: &[
                TypeRule::Same(&["real", "imaginary"]),
                TypeRule::From("real", "complex", element, "complex element type matches real operand type"),
                TypeRule::From("imaginary", "complex", element, "complex element type matches imaginary operand type"),
            ],
            ..NO_EXTRA
        },
        fold: Some(fold_create),
        ..op("complex.create", "A complex number of two parts.")
    };
    DIV = binary("complex.div", "Divides.", Some(fold_mul));
    EQ = comparison("complex.eq", "Whether two numbers are equal.");
    EXP = unary("complex.exp", "Exponential to the base e.", Some(|m, op, _, out| undo(m, op, LOG, out)));
    EXPM1 = unary("complex.expm1", "Exponential less one.", None);
    IM = part("complex.im", "The imaginary part.", &[one!("imaginary", &c::ANY_FLOAT)],
        &RowExtra { types: &[TypeRule::From("imaginary", "complex", element, MATCHES)], ..NO_EXTRA }, Some(|m, op, c, out| fold_part(m, op, c, out, 1)));
    LOG = unary("complex.log", "Logarithm to the base e.", Some(|m, op, _, out| undo(m, op, EXP, out)));
    LOG1P = unary("complex.log1p", "Logarithm of the successor.", None);
    MUL = binary("complex.mul", "Multiplies.", Some(fold_mul));
    NEG = unary("complex.neg", "The negative.", Some(|m, op, _, out| undo(m, op, NEG, out)));
    NEQ = comparison("complex.neq", "Whether two numbers differ.");
    POW = binary("complex.pow", "A complex number to the power of another.", None);
    POWI = OpDef {
        operands: &[one!("lhs", &COMPLEX), one!("rhs", &c::SIGNLESS_INTEGER)],
        attrs: &[opt_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH))],
        traits: traits(&[Traits::PURE, Traits::ELEMENTWISE, Traits::SINCE_20]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result) ',' type($rhs)"),
        extra: &RowExtra { types: &[TypeRule::Same(&["lhs", "result"])], ..NO_EXTRA },
        ..unary("complex.powi", "A complex number to the power of an integer.", None)
    };
    RE = part("complex.re", "The real part.", &[one!("real", &c::ANY_FLOAT)],
        &RowExtra { types: &[TypeRule::From("real", "complex", element, MATCHES)], ..NO_EXTRA }, Some(|m, op, c, out| fold_part(m, op, c, out, 0)));
    RSQRT = unary("complex.rsqrt", "The reciprocal of the square root.", None);
    SIGN = unary("complex.sign", "The number divided by its absolute value.", None);
    SIN = unary("complex.sin", "Sine.", None);
    SQRT = unary("complex.sqrt", "Square root.", None);
    SUB = binary("complex.sub", "Subtracts.", Some(fold_sub));
    TAN = unary("complex.tan", "Tangent.", None);
    TANH = unary("complex.tanh", "Hyperbolic tangent.", None);
}

/// `%cst`
fn constant_name(_: &Module, _: Op, _: usize, out: &mut String) {
    out.push_str("cst");
}

fn verify_constant(m: &Module, op: Op, d: &mut Diags) {
    let Some(AttrData::Array(items)) = m.attr(op, Sym::VALUE).map(|a| m.cx.attr_data(a)) else { return };
    let items: Vec<Attr> = m.cx.attrs_in(items).collect();
    let &[re, im] = items.as_slice() else {
        let message = "'complex.constant' requires 'value' to be a complex constant, represented as array of two values";
        return d.error("complex-constant", m.op_record[op].loc, message);
    };
    let (re, im) = (m.cx.attr_type(re), m.cx.attr_type(im));
    let TypeData::Complex(elem) = m.cx.type_data(m.ty(m.result(op, 0))) else { return };
    if re != Some(elem) || im != Some(elem) {
        let name = |t: Option<Type>| t.map_or("none".into(), |t| crate::text::print::type_string(m, t));
        let message = alloc::format!(
            "'complex.constant' requires parts of the element type of its result: they have the types '{}' and '{}', the result '{}'",
            name(re),
            name(im),
            name(Some(elem))
        );
        d.error("complex-constant", m.op_record[op].loc, message);
    }
}

/// Bits of a number, integer, float or complex.
fn width(cx: &Context, ty: Type) -> Option<u64> {
    match cx.type_data(ty) {
        TypeData::Complex(e) => width(cx, e).map(|w| 2 * w),
        TypeData::Integer { width, .. } => Some(width as u64),
        TypeData::Float(k) => Some(k.bits() as u64),
        _ => None,
    }
}

fn verify_bitcast(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let is_complex = |t| matches!(m.cx.type_data(t), TypeData::Complex(_));
    let message = match (width(&m.cx, from), width(&m.cx, to)) {
        (None, _) | (_, None) => "'complex.bitcast' reads numbers: integers, floats and complex ones",
        (a, b) if a != b => "'complex.bitcast' casts between types of different widths",
        _ if from != to && is_complex(from) == is_complex(to) => {
            "'complex.bitcast' requires its operand or its result to be complex, not both; 'arith.bitcast' casts others"
        }
        _ => return,
    };
    d.error("cast-incompatible", m.op_record[op].loc, message);
}

fn value(out: &mut Vec<Folded>, v: Value) -> bool {
    out.push(Folded::Value(v));
    true
}
fn def(m: &Module, v: Value, kind: Opcode) -> Option<Op> {
    m.def_op(v).filter(|&o| m.kind(o) == kind)
}

/// The operand of the operation that this one undoes.
fn undo(m: &Module, op: Op, inverse: Opcode, out: &mut Vec<Folded>) -> bool {
    def(m, m.operand(op, 0), inverse).is_some_and(|o| value(out, m.operand(o, 0)))
}

/// Whether a value is a constant of these parts, of which zeros may have any sign.
fn is_constant(m: &Module, v: Value, re: f64, im: f64) -> bool {
    let Some(AttrData::Array(items)) = def(m, v, CONSTANT).and_then(|o| m.attr(o, Sym::VALUE)).map(|a| m.cx.attr_data(a)) else { return false };
    let is = |a: Attr, x: f64| crate::constant::uniform_float(&m.cx, Some(a)).is_some_and(|(k, bits)| float::to_f64(k, bits) == x);
    m.cx.attrs_in(items).zip([re, im]).all(|(a, x)| is(a, x))
}

/// Whether an operation of two numbers is its first one: `a + 0`, `a - 0`, `a * 1`, `a / 1`.
pub fn is_first(m: &Module, kind: Opcode, b: Value) -> bool {
    match kind {
        ADD | SUB => is_constant(m, b, 0.0, 0.0),
        MUL | DIV => is_constant(m, b, 1.0, 0.0),
        _ => false,
    }
}

/// `(a - b) + b`, `b + (a - b)`, `a + 0`
fn fold_add(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let (a, b) = (m.operand(op, 0), m.operand(op, 1));
    for (x, y) in [(a, b), (b, a)] {
        if let Some(sub) = def(m, x, SUB).filter(|&s| m.operand(s, 1) == y) {
            return value(out, m.operand(sub, 0));
        }
    }
    is_first(m, ADD, b) && value(out, a)
}
/// `(a + b) - b`, `a - 0`
fn fold_sub(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let (a, b) = (m.operand(op, 0), m.operand(op, 1));
    if let Some(add) = def(m, a, ADD).filter(|&s| m.operand(s, 1) == b) {
        return value(out, m.operand(add, 0));
    }
    is_first(m, SUB, b) && value(out, a)
}
/// `a * 1`, `a / 1`
fn fold_mul(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    is_first(m, MUL, m.operand(op, 1)) && value(out, m.operand(op, 0))
}
/// A complex number taken apart and put together again.
fn fold_create(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let (Some(re), Some(im)) = (def(m, m.operand(op, 0), RE), def(m, m.operand(op, 1), IM)) else { return false };
    m.operand(re, 0) == m.operand(im, 0) && value(out, m.operand(re, 0))
}
/// A part of a constant, or of a number put together.
fn fold_part(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>, i: usize) -> bool {
    if let Some(AttrData::Array(items)) = crate::constant::given(c, 0).map(|a| m.cx.attr_data(a)) {
        let part = m.cx.attrs_in(items).nth(i);
        return crate::constant::give(out, part);
    }
    def(m, m.operand(op, 0), CREATE).is_some_and(|o| value(out, m.operand(o, i)))
}
/// A cast to the same type.
fn fold_bitcast(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let v = m.operand(op, 0);
    m.ty(v) == m.ty(m.result(op, 0)) && value(out, v)
}
