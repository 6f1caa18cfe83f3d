//! `convert-math-to-libm` and `convert-complex-to-libm`: mathematical functions to calls of those of the C library.
//! Narrow floats are computed as `f32`, vectors element by element. Source: mlir-opt.

use alloc::string::String;
use alloc::vec::Vec;

use ir::dialect::{arith, builtin, complex, func, math, vector};
use ir::{Attr, FloatKind, Loc, NewOp, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::pass::PassContext;
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

/// An operation and the name of its function for `f64`; that for `f32` ends with `f`.
type Function = (Opcode, &'static str);

static MATH: &[Function] = &[
    (math::ABSF, "fabs"),
    (math::ACOS, "acos"),
    (math::ACOSH, "acosh"),
    (math::ASIN, "asin"),
    (math::ASINH, "asinh"),
    (math::ATAN, "atan"),
    (math::ATAN2, "atan2"),
    (math::ATANH, "atanh"),
    (math::CBRT, "cbrt"),
    (math::CEIL, "ceil"),
    (math::COS, "cos"),
    (math::COSH, "cosh"),
    (math::ERF, "erf"),
    (math::ERFC, "erfc"),
    (math::EXP, "exp"),
    (math::EXP2, "exp2"),
    (math::EXPM1, "expm1"),
    (math::FLOOR, "floor"),
    (math::FMA, "fma"),
    (math::LOG, "log"),
    (math::LOG10, "log10"),
    (math::LOG1P, "log1p"),
    (math::LOG2, "log2"),
    (math::POWF, "pow"),
    (math::ROUND, "round"),
    (math::ROUNDEVEN, "roundeven"),
    (math::SIN, "sin"),
    (math::SINH, "sinh"),
    (math::SQRT, "sqrt"),
    (math::TAN, "tan"),
    (math::TANH, "tanh"),
    (math::TRUNC, "trunc"),
];

/// The function that release 19 leaves out.
static MATH_NEWER: &[Function] = &[(math::RSQRT, "rsqrt")];

static COMPLEX: &[Function] = &[
    (complex::ABS, "cabs"),
    (complex::ANGLE, "carg"),
    (complex::CONJ, "conj"),
    (complex::COS, "ccos"),
    (complex::LOG, "clog"),
    (complex::POW, "cpow"),
    (complex::SIN, "csin"),
    (complex::SQRT, "csqrt"),
    (complex::TAN, "ctan"),
    (complex::TANH, "ctanh"),
];

fn name_of(opcode: Opcode) -> Option<&'static str> {
    MATH.iter().chain(MATH_NEWER).chain(COMPLEX).find(|f| f.0 == opcode).map(|f| f.1)
}

/// Most elements of a vector that is taken apart.
const MAX_ELEMENTS: i64 = 1 << 16;

/// `convert-math-to-libm`
pub fn math_to_libm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::folding();
    let newer = if cx.release.trigonometric_intrinsics { MATH_NEWER } else { &[] };
    for f in MATH.iter().chain(newer) {
        rules.add(&[Rule { opcode: f.0, rewrite: math_calls }]);
    }
    rules.set(opcodes(math::ABSF, math::END), Legality::Illegal);
    rules.set(opcodes(arith::ADDF, arith::END), Legality::Legal).set(opcodes(vector::BITCAST, vector::END), Legality::Legal);
    rules.set([builtin::UNREALIZED_CONVERSION_CAST], Legality::Legal);
    run(cx, ops, rules)
}

/// `convert-complex-to-libm`. Calls alone are wanted, so nothing folds to a constant of `arith`.
pub fn complex_to_libm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::folding();
    // Constants are not known to be legal, so what folds to one stays.
    for f in COMPLEX {
        rules.add(&[Rule { opcode: f.0, rewrite: complex_calls }]).set([f.0], Legality::Illegal);
    }
    run(cx, ops, rules)
}

fn run(cx: &mut PassContext<'_>, ops: &[Op], mut rules: Rules) -> bool {
    rules.set(opcodes(func::CALL, func::END), Legality::Legal);
    let opts = crate::convert::options(cx);
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

fn complex_calls(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let TypeData::Complex(elem) = rw.m.cx.type_data(rw.m.ty(rw.m.operand(op, 0))) else { continue };
        let operands = rw.m.operands(op).to_vec();
        let result = rw.m.ty(rw.m.result(op, 0));
        rw.at(op);
        if let Some(v) = call(rw, op, elem, &operands, result, Attr::NONE) {
            rw.replace(op, &[v]);
        }
    }
}

fn math_calls(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let unit = rw.m.cx.dict_one(Sym::LLVM_READNONE, Attr::UNIT);
    for &op in ops {
        let operands = rw.m.operands(op).to_vec();
        let ty = rw.m.ty(rw.m.result(op, 0));
        rw.at(op);
        let v = match rw.m.cx.type_data(ty) {
            TypeData::Vector { dims, elem, .. } => {
                let dims = rw.m.cx.shape(dims).to_vec();
                let float = matches!(rw.m.cx.type_data(elem), TypeData::Float(_));
                let mut each = |rw: &mut Rewriter<'_>, parts: &[Value]| scalar(rw, op, parts, elem, unit);
                if float { elements(rw, &operands, ty, &dims, &mut each) } else { None }
            }
            _ => scalar(rw, op, &operands, ty, unit),
        };
        if let Some(v) = v {
            rw.replace(op, &[v]);
        }
    }
}

fn scalar(rw: &mut Rewriter<'_>, op: Op, operands: &[Value], ty: Type, attrs: Attr) -> Option<Value> {
    let TypeData::Float(kind) = rw.m.cx.type_data(ty) else { return None };
    if !matches!(kind, FloatKind::F16 | FloatKind::BF16) {
        return call(rw, op, ty, operands, ty, attrs);
    }
    let wide: Vec<Value> = operands.iter().map(|&v| rw.value(arith::EXTF, &[v], Type::F32, Attr::EMPTY_DICT)).collect();
    let v = call(rw, op, Type::F32, &wide, Type::F32, attrs)?;
    Some(rw.value(arith::TRUNCF, &[v], ty, Attr::EMPTY_DICT))
}

/// A vector of what `each` makes of the elements of others, put into one of zeros. `None` if they are too many.
pub(crate) fn elements(
    rw: &mut Rewriter<'_>,
    operands: &[Value],
    ty: Type,
    dims: &[i64],
    each: &mut dyn FnMut(&mut Rewriter<'_>, &[Value]) -> Option<Value>,
) -> Option<Value> {
    let n = dims.iter().fold(1i64, |n, &d| n.saturating_mul(d));
    if n > MAX_ELEMENTS {
        return None;
    }
    let zero = constant::splat(&mut rw.m.cx, ty, 0)?;
    let zero = rw.m.cx.dict_one(Sym::VALUE, zero);
    let mut whole = rw.value(arith::CONSTANT, &[], ty, zero);
    for i in 0..n {
        let at = position(rw, dims, i);
        let mut parts: Vec<Value> = Vec::with_capacity(operands.len());
        for &v in operands {
            let part = rw.m.cx.elem_type(rw.m.ty(v));
            parts.push(rw.value(vector::EXTRACT, &[v], part, at));
        }
        let v = each(rw, &parts)?;
        whole = rw.value(vector::INSERT, &[v, whole], ty, at);
    }
    Some(whole)
}

/// The attributes of an access to the element of a number, counted row by row.
pub(crate) fn position(rw: &mut Rewriter<'_>, dims: &[i64], mut i: i64) -> Attr {
    let mut at = alloc::vec![0; dims.len()];
    for (a, &d) in at.iter_mut().zip(dims).rev() {
        *a = i % d.max(1);
        i /= d.max(1);
    }
    let at = rw.m.cx.i64_array(&at);
    rw.m.cx.dict_one(Sym::STATIC_POSITION, at)
}

/// A call of the function for `f32` or `f64`, which is declared if it is not there yet; `None` for other types.
fn call(rw: &mut Rewriter<'_>, op: Op, elem: Type, operands: &[Value], result: Type, attrs: Attr) -> Option<Value> {
    let mut name = String::from(name_of(rw.m.kind(op))?);
    match rw.m.cx.type_data(elem) {
        TypeData::Float(FloatKind::F32) => name.push('f'),
        TypeData::Float(FloatKind::F64) => {}
        _ => return None,
    }
    let table = rw.symbol_table(op)?;
    let sym = rw.m.cx.sym(&name);
    if rw.lookup(table, sym).is_none() {
        let params: Vec<Type> = operands.iter().map(|&v| rw.m.ty(v)).collect();
        declare(rw, table, op, sym, &params, result, attrs);
    }
    let callee = crate::build::call_attrs(rw, sym);
    Some(rw.value(func::CALL, operands, result, callee))
}

/// `func.func private @name(params) -> result`, at the top of a symbol table; `attrs` beyond its own may be none.
fn declare(rw: &mut Rewriter<'_>, table: Op, op: Op, name: Sym, params: &[Type], result: Type, attrs: Attr) {
    let cx = &mut rw.m.cx;
    let ty = cx.function_type(params, &[result]);
    let (ty, text, private) = (cx.type_attr(ty), cx.sym_str_attr(name), cx.sym_str_attr(Sym::PRIVATE));
    let mut list = Vec::from([(Sym::FUNCTION_TYPE, ty), (Sym::SYM_NAME, text), (Sym::SYM_VISIBILITY, private)]);
    if attrs.is_some() {
        list.extend(cx.dict_entries(attrs));
    }
    let attrs = cx.dict(&list);
    let region = rw.m.new_region();
    rw.declare(table, op, name, NewOp { attrs, regions: &[region], ..NewOp::new(func::FUNC, Loc::UNKNOWN) });
}
