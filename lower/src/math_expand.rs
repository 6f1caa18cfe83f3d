//! `math-expand-ops`, which release 19 has as `test-expand-math`: mathematical functions by arithmetic and fewer
//! functions. What each becomes is a recipe; flags are not kept. And `math-uplift-to-fma`, the other way round.
//! Source: mlir-opt.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::dialect::{arith, enums, math};
use ir::{Attr, AttrData, FloatKind, Module, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::pass::PassContext;
use crate::recipe::{Kitchen, expand, number};
use crate::sweep::{Rewriter, Rule, Rules, sweep};
use crate::types::TypeConverter;

const ACOSH: &str = "=-1; mulf x x; addf 1 0; math/sqrt 2; addf x 3; math/log 4; ret 5";
const ASINH: &str = "=1; mulf x x; addf 1 0; math/sqrt 2; addf x 3; math/log 4; ret 5";
const ATANH: &str = "=1; addf x 0; negf x; addf 2 0; divf 1 3; math/log 4; =0.5; mulf 5 6; ret 7";
const CEIL: &str = "fptosi:j x; sitofp 0; math/copysign 1 x; =0; =1; cmpf.ogt:b x 2; select 5 4 3; addf 2 6; ret 7";
const COSH: &str = "math/exp x; negf x; math/exp 1; addf 0 2; =0.5; mulf 3 4; ret 5";
const EXP2: &str = "=0.6931471805599453; mulf x 0; math/exp 1; ret 2";
const FLOOR: &str = "fptosi:j x; sitofp 0; math/copysign 1 x; =0; =-1; cmpf.olt:b x 3; select 5 4 3; addf 2 6; ret 7";
const FMA: &str = "mulf x y; addf 0 z; ret 1";
const POWF_OLDER: &str = "=0; =2; =-1; mulf x x; divf y 1; math/log 3; mulf 4 5; math/exp 6; mulf 7 2; remf y 1; \
    cmpf.olt:b x 0; cmpf.one:b 9 0; andi:b 11 10; select 12 8 7; ret 13";
const POWF: &str = "math/log x; mulf y 0; math/exp 1; ret 2";
const ROUND: &str = "=0.5; =$m:i; =$b:i; =$e:i; math/copysign 0 x; addf x 4; fptosi:j 5; sitofp 6; math/copysign 7 5; \
    bitcast:i x; shrui:i 9 1; andi:i 10 3; subi:i 11 2; cmpi.sge:b 12 1; select 13 x 8; ret 14";
const ROUNDEVEN: &str = "=1; =0:i; =1:i; =-1:i; =$m:i; =$w:i; =$b:i; =$h:i; =$f:i; =$e:i; bitcast:i x; math/round x; bitcast:i 11; \
    shrui:i 10 4; andi:i 13 9; subi:i 14 6; shrui:i 12 4; andi:i 16 9; subi:i 17 6; cmpi.eq:b 18 1; subi:i 18 2; \
    maxsi:i 20 1; minsi:i 21 5; shrui:i 8 22; andi:i 12 23; cmpi.ne:b 24 1; ori:b 25 19; cmpi.eq:b 15 3; maxsi:i \
    15 1; minsi:i 28 5; shrui:i 7 29; select:i 27 1 30; maxsi:i 15 1; minsi:i 32 5; shrui:i 8 33; andi:i 10 34; \
    cmpi.eq:b 35 31; cmpi.sge:b 15 3; cmpi.slt:b 15 4; andi:b 36 38; andi:b 39 37; math/copysign 0 x; subf 11 41; \
    andi:b 26 40; select 43 42 11; math/copysign 44 x; ret 45";
const RSQRT: &str = "=1; math/sqrt x; divf 0 1; ret 2";
const SINH: &str = "math/exp x; negf x; math/exp 1; subf 0 2; =0.5; mulf 3 4; ret 5";
const TAN: &str = "math/sin x; math/cos x; divf 0 1; ret 2";
const TANH: &str = "=0; =1; =-2; cmpf.olt:b x 0; uitofp 3; mulf 4 2; addf 5 1; mulf 6 x; mulf 7 2; math/exp 8; subf 1 9; \
    addf 9 1; divf 10 11; mulf 6 12; ret 13";
/// The reciprocal of a power, which is infinite where the power is zero.
const RECIPROCAL: &str = "=1; =0; =-0; =inf; =-inf; cmpf.oeq:b x 1; cmpf.oeq:b x 2; divf 0 x; select 5 3 7; select 6 4 8; ret 9";

/// The predicate of unsigned less-or-equal.
const ULE: i64 = 7;

/// Functions by name, with the recipes of newer releases; `""` where a function of its own expands them.
static RECIPES: &[(&str, Opcode, &str)] = &[
    ("acosh", math::ACOSH, ACOSH),
    ("asinh", math::ASINH, ASINH),
    ("atanh", math::ATANH, ATANH),
    ("ceil", math::CEIL, CEIL),
    ("cosh", math::COSH, COSH),
    ("ctlz", math::CTLZ, ""),
    ("exp2", math::EXP2, EXP2),
    ("floor", math::FLOOR, FLOOR),
    ("fma", math::FMA, FMA),
    ("fpowi", math::FPOWI, ""),
    ("powf", math::POWF, ""),
    ("round", math::ROUND, ROUND),
    ("roundeven", math::ROUNDEVEN, ROUNDEVEN),
    ("rsqrt", math::RSQRT, RSQRT),
    ("sinh", math::SINH, SINH),
    ("tan", math::TAN, TAN),
    ("tanh", math::TANH, TANH),
];

/// `math-expand-ops`
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let opts = crate::convert::options(cx);
    let newer = opts.release.math_expands_powers;
    let asked: Vec<String> = cx.list("ops").map(|n| n.to_string()).collect();
    let wanted = |name: &str| (!newer || name != "floor") && (asked.is_empty() || asked.iter().any(|a| a == name));
    let mut identity = TypeConverter::identity();
    // Constants that were there come to the front first.
    crate::canonicalize::tidy(cx.m, cx.release.version, roots);
    // Some expand to others, to which the next sweep comes.
    for first in [&[math::FPOWI, math::ROUNDEVEN][..], &[math::POWF], &[]] {
        let mut rules = Rules::new();
        for &(name, opcode, _) in RECIPES {
            if wanted(name) && (first.is_empty() || first.contains(&opcode)) {
                rules.add(&[crate::sweep::Rule { opcode, rewrite: rewrite_of(opcode) }]);
            }
        }
        if !sweep(cx.m, roots, &rules, &mut identity, &opts, cx.diags) {
            return false;
        }
    }
    crate::canonicalize::tidy_rewritten(cx.m, cx.release.version, roots);
    true
}

fn rewrite_of(opcode: Opcode) -> fn(&mut Rewriter<'_>, &[Op]) {
    match opcode {
        math::CTLZ => leading_zeros,
        math::FPOWI => whole_powers,
        math::POWF => powers,
        _ => recipes,
    }
}

/// Types by letter of a recipe for values like `ty`: itself, truth values, integers as wide, `i64`.
fn types_like(rw: &mut Rewriter<'_>, ty: Type, width: u32) -> [(u8, Type); 4] {
    let cx = &mut rw.m.cx;
    let int = cx.int_type(width);
    let mut of = |elem| ir::dense::with_elem(cx, ty, elem);
    [(b't', ty), (b'b', of(Type::I1)), (b'i', of(int)), (b'j', of(Type::I64))]
}

fn float_kind(rw: &Rewriter<'_>, ty: Type) -> Option<FloatKind> {
    match rw.m.cx.type_data(rw.m.cx.elem_type(ty)) {
        TypeData::Float(kind) => Some(kind),
        _ => None,
    }
}

/// Whether constants of a type can be written.
fn has_constants(rw: &mut Rewriter<'_>, ty: Type) -> bool {
    number(rw, ty, "0").is_some()
}

fn cook(rw: &mut Rewriter<'_>, text: &str, args: &[Value], ty: Type) -> Option<Value> {
    let width = float_kind(rw, ty)?.bits();
    let types = types_like(rw, ty, width);
    expand(rw, text, args, Kitchen { types: &types, flags: Attr::EMPTY_DICT })
}

fn recipes(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let kind = rw.m.kind(op);
        let (Some(&(.., text)), Some(format)) = (RECIPES.iter().find(|r| r.1 == kind), float_kind(rw, ty)) else { continue };
        let refused = match kind {
            math::ROUND if format != FloatKind::F32 => true,
            math::ROUNDEVEN if !matches!(format, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64) => true,
            _ => text.as_bytes().contains(&b'=') && !has_constants(rw, ty),
        };
        if refused {
            continue;
        }
        let args = rw.m.operands(op).to_vec();
        rw.at(op);
        let value = if text.as_bytes().contains(&b'$') {
            let text = of_format(text, format);
            cook(rw, &text, &args, ty)
        } else {
            cook(rw, text, &args, ty)
        };
        if let Some(v) = value {
            rw.replace(op, &[v]);
        }
    }
}

/// Puts the numbers of a format in: width of the mantissa, bias, mask of the exponent, mask of the mantissa, its
/// highest bit, the number of the sign bit.
fn of_format(text: &str, format: FloatKind) -> String {
    let mantissa = match format {
        FloatKind::F16 => 10,
        FloatKind::BF16 => 7,
        FloatKind::F64 => 52,
        _ => 23,
    };
    let exponent = format.bits() - 1 - mantissa;
    let mask = (1u64 << exponent) - 1;
    [
        ("$m", u64::from(mantissa)),
        ("$b", mask >> 1),
        ("$e", mask),
        ("$f", (1 << mantissa) - 1),
        ("$h", 1 << (mantissa - 1)),
        ("$w", u64::from(format.bits() - 1)),
    ]
    .iter()
    .fold(text.to_string(), |text, (name, n)| ir::find::replace(&text, name, &n.to_string()))
}

/// The number that a constant float is.
fn exponent_of(rw: &Rewriter<'_>, v: Value) -> Option<f64> {
    let (_, kind, values) = constant::floats(&rw.m.cx, crate::fold::constant_of(rw.m, v)?)?;
    Some(ir::float::to_f64(kind, values.uniform()?))
}

fn powers(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let newer = rw.opts.release.math_expands_powers;
    for &op in ops {
        let (x, y) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let ty = rw.m.ty(x);
        let text = if newer {
            match exponent_of(rw, y) {
                Some(0.0) => "=1; ret 0",
                Some(1.0) => "ret x",
                Some(-1.0) => "=1; divf 0 x; ret 1",
                Some(0.5) => "math/sqrt x; ret 0",
                Some(-0.5) => "math/rsqrt x; ret 0",
                Some(2.0) => "mulf x x; ret 0",
                Some(-2.0) => "=1; mulf x x; divf 0 1; ret 2",
                Some(3.0) => "mulf x x; mulf 0 x; ret 1",
                _ => POWF,
            }
        } else {
            POWF_OLDER
        };
        if text.as_bytes().contains(&b'=') && !has_constants(rw, ty) {
            continue;
        }
        rw.at(op);
        if let Some(v) = cook(rw, text, &[x, y], ty) {
            rw.replace(op, &[v]);
        }
    }
}

/// Constant whole powers are products; others are powers of floats.
fn whole_powers(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (x, y) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let ty = rw.m.ty(x);
        let known = crate::fold::constant_of(rw.m, y).and_then(|a| constant::ints(&rw.m.cx, a));
        let known = known.and_then(|(_, width, v)| i64::try_from(constant::signed(v.uniform()?, width)).ok());
        rw.at(op);
        let Some(n) = known else {
            let power = cook(rw, "sitofp y; math/powf x 0; ret 1", &[x, y], ty);
            if let Some(v) = power {
                rw.replace(op, &[v]);
            }
            continue;
        };
        if n <= 0 && !has_constants(rw, ty) {
            continue;
        }
        let (mut left, mut base, mut power) = (n.unsigned_abs(), x, None);
        while left > 0 {
            if left & 1 == 1 {
                power = Some(match power {
                    Some(p) => rw.value(arith::MULF, &[base, p], ty, Attr::EMPTY_DICT),
                    None => base,
                });
            }
            left >>= 1;
            if left > 0 {
                base = rw.value(arith::MULF, &[base, base], ty, Attr::EMPTY_DICT);
            }
        }
        let value = match power {
            None => cook(rw, "=1; ret 0", &[], ty),
            Some(p) if n < 0 => cook(rw, RECIPROCAL, &[p], ty),
            power => power,
        };
        if let Some(v) = value {
            rw.replace(op, &[v]);
        }
    }
}

fn constant_of(rw: &mut Rewriter<'_>, ty: Type, n: u64) -> Option<Value> {
    let value = number(rw, ty, &n.to_string())?;
    let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
    Some(rw.value(arith::CONSTANT, &[], ty, attrs))
}

/// Leading zeros are counted by halves, which works for widths that are powers of two; the reference gives wrong numbers
/// for others.
fn leading_zeros(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let ty = rw.m.ty(x);
        let elem = rw.m.cx.elem_type(ty);
        let TypeData::Integer { width, .. } = rw.m.cx.type_data(elem) else { continue };
        if !width.is_power_of_two() || width > 64 || !has_constants(rw, ty) {
            continue;
        }
        let truth = ir::dense::with_elem(&mut rw.m.cx, ty, Type::I1);
        let below = rw.m.cx.int_attr(Type::I64, ULE);
        let same = rw.m.cx.int_attr(Type::I64, 0);
        let [below, same] = [below, same].map(|p| rw.m.cx.dict_one(Sym::PREDICATE, p));
        let none = Attr::EMPTY_DICT;
        rw.at(op);
        let (mut bits, mut step) = (x, width / 2);
        let Some(zero) = constant_of(rw, ty, 0) else { continue };
        let mut count = zero;
        while step > 0 {
            let mask = u64::MAX >> (64 - width + step);
            let (Some(by), Some(mask)) = (constant_of(rw, ty, u64::from(step)), constant_of(rw, ty, mask)) else { return };
            let low = rw.value(arith::CMPI, &[bits, mask], truth, below);
            let more = rw.value(arith::ADDI, &[count, by], ty, none);
            let moved = rw.value(arith::SHLI, &[bits, by], ty, none);
            bits = rw.value(arith::SELECT, &[low, moved, bits], ty, none);
            count = rw.value(arith::SELECT, &[low, more, count], ty, none);
            step /= 2;
        }
        let empty = rw.value(arith::CMPI, &[x, zero], truth, same);
        let Some(all) = constant_of(rw, ty, u64::from(width)) else { continue };
        let value = rw.value(arith::SELECT, &[empty, all, count], ty, none);
        rw.replace(op, &[value]);
    }
}

/// `math-uplift-to-fma`
pub(crate) fn uplift(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::new();
    rules.add(&[Rule { opcode: arith::ADDF, rewrite: join }]);
    let opts = crate::convert::options(cx);
    crate::greedy_rules::run(cx.m, cx.release.version, ops, &rules, &opts, cx.diags)
}

/// A product that a sum takes, as one operation with the flags of both, where both may be contracted.
fn join(rw: &mut Rewriter<'_>, ops: &[Op]) {
    const CONTRACT: u64 = 32;
    let flags = |m: &Module, op: Op| m.attr(op, Sym::FASTMATH).and_then(|a| m.cx.enum_value(a)).unwrap_or(0);
    for &op in ops {
        let (x, y, ty, own) = (rw.m.operand(op, 0), rw.m.operand(op, 1), rw.m.ty(rw.m.result(op, 0)), flags(rw.m, op));
        let product = |v| rw.m.def_op(v).filter(|&p| rw.m.kind(p) == arith::MULF);
        // Of two products the first one is asked alone.
        let Some((product, rest)) = product(x).map(|p| (p, y)).or_else(|| product(y).map(|p| (p, x))) else { continue };
        let (a, b, flags) = (rw.m.operand(product, 0), rw.m.operand(product, 1), flags(rw.m, product) & own);
        if flags & CONTRACT == 0 {
            continue;
        }
        let flags = rw.m.cx.attr(AttrData::Enum { def: enums::ARITH_FASTMATH, value: flags });
        let attrs = rw.m.cx.dict_one(Sym::FASTMATH, flags);
        rw.at(op);
        let new = rw.value(math::FMA, &[a, b, rest], ty, attrs);
        rw.replace(op, &[new]);
    }
}
