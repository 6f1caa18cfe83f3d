//! `arith-expand`: operations without a counterpart in LLVM as arithmetic: rounding divisions, minima and maxima of
//! numbers, conversions of floats that hardware lacks. What each becomes is a recipe. Source: mlir-opt.

use alloc::vec::Vec;

use ir::dialect::{arith as a, vector};
use ir::{Attr, FloatKind, Op, Sym, Type, TypeData, Value};

use crate::pass::PassContext;
use crate::recipe::{Kitchen, expand};
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

const CEILDIVUI: &str = "=0; cmpi.eq:b x 0; =1; subi x 2; divui 3 y; addi 4 2; select 1 0 5; ret 6";
const CEILDIVSI: &str = "=0; =1; divsi x y; muli 2 y; cmpi.ne:b x 3; cmpi.slt:b x 0; cmpi.slt:b y 0; cmpi.eq:b 5 6; \
    andi:b 4 7; addi 2 1; select 8 9 2; ret 10";
const CEILDIVSI_OLDER: &str = "=1; =0; =-1; cmpi.sgt:b y 1; select 3 2 0; addi 4 x; divsi 5 y; addi 0 6; subi 1 x; divsi 8 y; \
    subi 1 9; cmpi.slt:b x 1; cmpi.sgt:b x 1; cmpi.slt:b y 1; cmpi.sgt:b y 1; andi:b 11 13; andi:b 12 14; ori:b 15 16; \
    select 17 7 10; ret 18";
const FLOORDIVSI: &str = "divsi x y; muli 0 y; cmpi.ne:b x 1; =0; cmpi.slt:b x 3; cmpi.slt:b y 3; cmpi.ne:b 4 5; andi:b 2 6; \
    =-1; addi 0 8; select 7 9 0; ret 10";
const MAXNUMF: &str = "cmpf.ugt:b x y; select 0 x y; cmpf.uno:b x x; select 2 y 1; ret 3";
const MINNUMF: &str = "cmpf.ult:b x y; select 0 x y; cmpf.uno:b x x; select 2 y 1; ret 3";
const MAXIMUMF: &str = "cmpf.ugt:b x y; select 0 x y; cmpf.uno:b y y; select 2 y 1; ret 3";
const MINIMUMF: &str = "cmpf.ult:b x y; select 0 x y; cmpf.uno:b y y; select 2 y 1; ret 3";
const MAXSI: &str = "cmpi.sgt:b x y; select 0 x y; ret 1";
const MAXUI: &str = "cmpi.ugt:b x y; select 0 x y; ret 1";
const MINSI: &str = "cmpi.slt:b x y; select 0 x y; ret 1";
const MINUI: &str = "cmpi.ult:b x y; select 0 x y; ret 1";
const FROM_BF16: &str = "bitcast:h x; extui:i 0; =16:i; shli:i 1 2; bitcast:f 3; ret 4";
const TO_BF16: &str = "cmpf.une:b x x; =32767:i; =32704:h; =16:i; =1:i; bitcast:i x; shrui:i 5 3; andi:i 6 4; addi:i 7 1; \
    addi:i 5 8; shrui:i 9 3; trunci:h 10; select:h 0 2 11; bitcast:t 12; ret 13";
const FROM_F8E8M0: &str = "bitcast:h x; =-1:h; =-1:i; =23:i; extui:i 0; shli:i 4 3; cmpi.eq:b 0 1; select:i 6 2 5; bitcast:f 7; ret 8";
const TO_F8E8M0: &str = "bitcast:i x; =23:i; shrui:i 0 1; trunci:h 2; bitcast:t 3; ret 4";
const FROM_F4E2M1: &str = "bitcast:h x; =0:h; =1:h; =2:h; =4:h; =7:h; andi:h 0 5; =20:i; shli:h 6 3; cmpi.eq:b 6 2; \
    select:h 9 1 8; extui:i 10; shli:i 11 7; =0:i; =1073741824:i; =1056964608:i; cmpi.uge:b 6 4; select:i 16 14 15; \
    cmpi.eq:b 6 1; select:i 18 13 17; =-2147483648:i; =-8:h; cmpi.uge:b 0 21; select:i 22 20 13; addi:i 12 19; addi:i 24 23; \
    bitcast:f 25; ret 26";
const TO_F4E2M1: &str = "=1:h; =3:h; =22:i; =0:c; =-1:c; =0:i; =6:f; =-6:f; minnumf:f x 6; maxnumf:f 8 7; bitcast:i 9; \
    =31:i; shrui:i 10 11; trunci:h 12; shli:h 13 1; =126:i; =23:i; shrui:i 10 16; subi:i 17 15; trunci:h 18; shli:h 19 0; \
    addi:h 14 20; =4194304:i; andi:i 10 22; shrui:i 23 2; trunci:h 24; addi:h 21 25; =8388607:i; trunci:c 18; \
    cmpi.sle:b 28 3; cmpi.eq:b 28 4; andi:i 10 27; cmpi.ugt:b 31 5; andi:b 30 32; cmpi.eq:b 28 3; =-1:h; =0:h; \
    select:h 29 35 26; select:h 33 36 37; select:h 34 26 38; =4194303:i; =2097152:i; andi:i 10 40; cmpi.uge:b 42 41; \
    ori:b 43 29; addi:h 39 0; select:h 44 45 39; bitcast:t 46; ret 47";

/// `arith-expand`
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let opts = crate::convert::options(cx);
    let newer = cx.release.arith_expands_divisions;
    let (bf16, f8, f4) = (cx.flag("include-bf16"), cx.flag("include-f8e8m0"), cx.flag("include-f4e2m1"));
    let mut identity = TypeConverter::identity();
    // What is not of arith is folded once, as by one conversion.
    let (mut first, mut end) = (a::ADDF, a::END);
    let mut run = |rules: &mut Rules, fold: &[ir::Opcode]| {
        // Only what is to go is folded.
        rules.set(opcodes(first, end).filter(|o| !fold.contains(o)), Legality::Legal);
        (first, end) = (ir::Opcode(0), ir::Opcode(cx.m.cx.registry.len() as u16));
        if newer {
            rules.set(opcodes(vector::BITCAST, vector::END), Legality::Legal);
        }
        sweep(cx.m, ops, rules, &mut identity, &opts, cx.diags)
    };
    if newer {
        let mut rules = Rules::folding();
        rules.add(&[
            Rule { opcode: a::SCALING_EXTF, rewrite: scaling_extensions },
            Rule { opcode: a::SCALING_TRUNCF, rewrite: scaling_truncations },
        ]);
        if !run(&mut rules, &[a::SCALING_EXTF, a::SCALING_TRUNCF]) {
            return false;
        }
    }
    for (asked, convert) in [(bf16, BF16), (f8, F8), (f4, F4)] {
        let mut rules = Rules::folding();
        if asked && !run(rules.add(convert), &[a::EXTF, a::TRUNCF]) {
            return false;
        }
    }
    let mut rules = Rules::folding();
    rules.add(EXPANSIONS);
    let kinds: Vec<ir::Opcode> = EXPANSIONS.iter().map(|r| r.opcode).collect();
    run(rules.set(kinds.iter().copied(), Legality::Illegal), &kinds)
}

static EXPANSIONS: &[Rule] = &[
    Rule { opcode: a::CEILDIVSI, rewrite: signed_ceilings },
    Rule { opcode: a::CEILDIVUI, rewrite: |rw, ops| pairs(rw, ops, CEILDIVUI) },
    Rule { opcode: a::FLOORDIVSI, rewrite: |rw, ops| pairs(rw, ops, FLOORDIVSI) },
    Rule { opcode: a::MAXIMUMF, rewrite: |rw, ops| pairs(rw, ops, MAXIMUMF) },
    Rule { opcode: a::MAXNUMF, rewrite: |rw, ops| pairs(rw, ops, MAXNUMF) },
    Rule { opcode: a::MAXSI, rewrite: |rw, ops| pairs(rw, ops, MAXSI) },
    Rule { opcode: a::MAXUI, rewrite: |rw, ops| pairs(rw, ops, MAXUI) },
    Rule { opcode: a::MINIMUMF, rewrite: |rw, ops| pairs(rw, ops, MINIMUMF) },
    Rule { opcode: a::MINNUMF, rewrite: |rw, ops| pairs(rw, ops, MINNUMF) },
    Rule { opcode: a::MINSI, rewrite: |rw, ops| pairs(rw, ops, MINSI) },
    Rule { opcode: a::MINUI, rewrite: |rw, ops| pairs(rw, ops, MINUI) },
];
static BF16: &[Rule] = &[
    Rule { opcode: a::EXTF, rewrite: |rw, ops| widen(rw, ops, FloatKind::BF16, FROM_BF16) },
    Rule { opcode: a::TRUNCF, rewrite: |rw, ops| narrow(rw, ops, FloatKind::BF16, TO_BF16) },
];
static F8: &[Rule] = &[
    Rule { opcode: a::EXTF, rewrite: |rw, ops| widen(rw, ops, FloatKind::F8E8M0FNU, FROM_F8E8M0) },
    Rule { opcode: a::TRUNCF, rewrite: |rw, ops| narrow(rw, ops, FloatKind::F8E8M0FNU, TO_F8E8M0) },
];
static F4: &[Rule] = &[
    Rule { opcode: a::EXTF, rewrite: |rw, ops| widen(rw, ops, FloatKind::F4E2M1FN, FROM_F4E2M1) },
    Rule { opcode: a::TRUNCF, rewrite: |rw, ops| narrow(rw, ops, FloatKind::F4E2M1FN, TO_F4E2M1) },
];

fn signed_ceilings(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let text = if rw.opts.release.arith_expands_divisions { CEILDIVSI } else { CEILDIVSI_OLDER };
    pairs(rw, ops, text);
}

fn pairs(rw: &mut Rewriter<'_>, ops: &[Op], text: &str) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let types = [(b't', ty), (b'b', ir::dense::with_elem(&mut rw.m.cx, ty, Type::I1))];
        let args = [rw.m.operand(op, 0), rw.m.operand(op, 1)];
        rw.at(op);
        if let Some(v) = expand(rw, text, &args, Kitchen { types: &types, flags: Attr::EMPTY_DICT }) {
            rw.replace(op, &[v]);
        }
    }
}

fn float_kind(rw: &Rewriter<'_>, ty: Type) -> Option<FloatKind> {
    match rw.m.cx.type_data(rw.m.cx.elem_type(ty)) {
        TypeData::Float(kind) => Some(kind),
        _ => None,
    }
}

/// The types of a conversion between a narrow float and `f32`: result, truth values, integers as wide as the narrow
/// float and as `f32`, bytes, `f32`.
fn types_of(rw: &mut Rewriter<'_>, narrow: FloatKind, like: Type, result: Type) -> [(u8, Type); 6] {
    let cx = &mut rw.m.cx;
    let half = cx.int_type(narrow.bits());
    let mut of = |elem| ir::dense::with_elem(cx, like, elem);
    [(b't', result), (b'b', of(Type::I1)), (b'h', of(half)), (b'i', of(Type::I32)), (b'c', of(Type::I8)), (b'f', of(Type::F32))]
}

/// Floats of a kind to wider ones, by way of `f32`; `bf16` to `f32` only.
fn widen(rw: &mut Rewriter<'_>, ops: &[Op], kind: FloatKind, text: &str) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        let wide = float_kind(rw, to);
        if float_kind(rw, from) != Some(kind) || kind == FloatKind::BF16 && wide != Some(FloatKind::F32) {
            continue;
        }
        let types = types_of(rw, kind, from, to);
        rw.at(op);
        let Some(v) = expand(rw, text, &[x], Kitchen { types: &types, flags: Attr::EMPTY_DICT }) else { continue };
        let v = through_f32(rw, v, wide, FloatKind::F32, to);
        rw.replace(op, &[v]);
    }
}

fn narrow(rw: &mut Rewriter<'_>, ops: &[Op], kind: FloatKind, text: &str) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        let wide = float_kind(rw, from);
        if float_kind(rw, to) != Some(kind) || kind == FloatKind::BF16 && wide != Some(FloatKind::F32) {
            continue;
        }
        let types = types_of(rw, kind, from, to);
        rw.at(op);
        let Some(f) = wide else { continue };
        let x = through_f32(rw, x, Some(FloatKind::F32), f, types[5].1);
        if let Some(v) = expand(rw, text, &[x], Kitchen { types: &types, flags: Attr::EMPTY_DICT }) {
            rw.replace(op, &[v]);
        }
    }
}

/// A value of one kind as one of another.
fn through_f32(rw: &mut Rewriter<'_>, v: Value, wanted: Option<FloatKind>, is: FloatKind, ty: Type) -> Value {
    match wanted {
        Some(w) if w.bits() > is.bits() => rw.value(a::EXTF, &[v], ty, Attr::EMPTY_DICT),
        Some(w) if w.bits() < is.bits() => rw.value(a::TRUNCF, &[v], ty, Attr::EMPTY_DICT),
        _ => v,
    }
}

/// The scale as a power of two in a type.
fn scale(rw: &mut Rewriter<'_>, op: Op, to: Type, attrs: Attr) -> Value {
    let mut scale = rw.m.operand(op, 1);
    let ty = rw.m.ty(scale);
    if float_kind(rw, ty).is_some_and(|k| k.bits() >= 16) {
        let exponent = rw.m.cx.float_type(FloatKind::F8E8M0FNU);
        let narrow = ir::dense::with_elem(&mut rw.m.cx, ty, exponent);
        scale = rw.value(a::TRUNCF, &[scale], narrow, attrs);
    }
    rw.value(a::EXTF, &[scale], to, attrs)
}

fn flags(rw: &mut Rewriter<'_>, op: Op) -> Attr {
    match rw.m.attr(op, Sym::FASTMATH) {
        Some(f) => rw.m.cx.dict_one(Sym::FASTMATH, f),
        None => Attr::EMPTY_DICT,
    }
}

fn scaling_extensions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let to = rw.m.ty(rw.m.result(op, 0));
        let (x, attrs) = (rw.m.operand(op, 0), flags(rw, op));
        rw.at(op);
        let scale = scale(rw, op, to, attrs);
        let wide = rw.value(a::EXTF, &[x], to, attrs);
        let v = rw.value(a::MULF, &[wide, scale], to, attrs);
        rw.replace(op, &[v]);
    }
}

fn scaling_truncations(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        let attrs = flags(rw, op);
        rw.at(op);
        let scale = scale(rw, op, from, attrs);
        let v = rw.value(a::DIVF, &[x, scale], from, attrs);
        let rounding = rw.m.attr(op, Sym::ROUNDINGMODE);
        let attrs = match rounding {
            Some(r) => rw.m.cx.dict_set(attrs, Sym::ROUNDINGMODE, r),
            None => attrs,
        };
        let v = rw.value(a::TRUNCF, &[v], to, attrs);
        rw.replace(op, &[v]);
    }
}
