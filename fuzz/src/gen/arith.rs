//! Arithmetic. What could be undefined (a shift by the width, a division by zero, an overflow that a flag excludes, a
//! number too large for an integer) is kept out by operations before it.

use crate::r#gen::body::{Body, V};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Float, Ty, width};

/// Constants that every format takes, at the edges of some.
pub static FLOATS: &[&str] = &[
    "0.0",
    "1.0",
    "-1.0",
    "-0.0",
    "0.5",
    "-2.5",
    "3.0",
    "1.0e+4",
    "-6.55e+4",
    "1.0e-4",
    "6.0e-8",
    "1.17549435E-38",
    "1.0E-44",
    "3.0e+38",
    "7.0e+1",
    "-1.3e+1",
    "0.1",
    "-0.3",
    "1.6777216e+7",
    "2.0e+9",
    "-9.2e+18",
];

fn pick(b: &mut Body<'_>, rule: &Rule) -> &'static str {
    rule.ops[b.c.below(rule.ops.len())]
}
fn index_only(op: &str) -> bool {
    op.starts_with("index.")
}
fn int_for(b: &mut Body<'_>, op: &str) -> Ty {
    if index_only(op) {
        return Ty::Index;
    }
    let ty = b.int_or_index();
    b.lift(ty)
}
fn push(b: &mut Body<'_>, v: V, ty: Ty) {
    b.vals.push((v, ty));
}

/// A constant.
pub fn constant(b: &mut Body<'_>, _: &Rule) {
    let ty = b.scalar_type();
    b.some_constant(ty);
}
/// Two integers to one, for any operands.
pub fn binary(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = int_for(b, op);
    let (x, y) = (b.value(ty), b.value(ty));
    let r = b.two(op, x, y, ty);
    push(b, r, ty);
}
/// A shift by less than the width.
pub fn shift(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = int_for(b, op);
    let (x, y) = (b.value(ty), b.value(ty));
    let amount = b.amount(ty, y);
    let r = b.two(op, x, amount, ty);
    push(b, r, ty);
}
/// A division by what is odd, so not zero.
pub fn divide_unsigned(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = int_for(b, op);
    let (x, y) = (b.value(ty), b.value(ty));
    let one = b.constant(ty, 1);
    let d = b.two("arith.ori", y, one, ty);
    let r = b.two(op, x, d, ty);
    push(b, r, ty);
}
/// A division by what is neither 0 nor -1. The rounding divisions of `index` are lowered to operations that overflow
/// at the ends of the range, so they get numbers away from them.
pub fn divide_signed(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = int_for(b, op);
    let w = width(ty);
    if w < 4 {
        return;
    }
    let mut x = b.value(ty);
    if op.ends_with("ceildivs") || op.ends_with("floordivs") {
        let two = b.constant(ty, 2);
        x = b.two("arith.shrsi", x, two, ty);
    }
    let d = if b.c.one_in(3) {
        let k = *b.c.pick(&[2, 3, -2, -3, -7, 7, 5]);
        b.constant(ty, k)
    } else {
        let y = b.value(ty);
        let (mask, one) = (b.constant(ty, i64::MAX >> (65 - w)), b.constant(ty, 1));
        let y = b.two("arith.andi", y, mask, ty);
        b.two("arith.ori", y, one, ty)
    };
    let r = b.two(op, x, d, ty);
    push(b, r, ty);
}
/// A division that rounds up or down. Release 19 has no lowering of it to the LLVM dialect without `arith-expand`.
pub fn divide_rounding(b: &mut Body<'_>, rule: &Rule) {
    if b.env.release == 19 {
        return;
    }
    match rule.ops[0] {
        "arith.ceildivui" => divide_unsigned(b, rule),
        _ => divide_signed(b, rule),
    }
}
/// Arithmetic with flags that exclude overflow, on numbers too small for it.
pub fn no_overflow(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = b.int_or_index();
    let ty = b.lift(ty);
    let w = width(ty);
    if w < 5 {
        return;
    }
    let by = if op == "arith.muli" { w / 2 + 1 } else { 3 };
    let by = b.constant(ty, i64::from(by));
    let (x, y) = (b.value(ty), b.value(ty));
    let x = b.two("arith.shrui", x, by, ty);
    let y = if op == "arith.shli" { b.constant(ty, 2) } else { b.two("arith.shrui", y, by, ty) };
    let flags = if op == "arith.subi" { "nsw" } else { *b.c.pick(&["nsw, nuw", "nsw", "nuw"]) };
    b.def(&format!("{op} %v{x}, %v{y} overflow<{flags}> : {ty}"), ty);
}
/// Divisions and shifts that lose nothing and say so. Release 19 cannot say it.
pub fn exact(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = b.int_or_index();
    let ty = b.lift(ty);
    let w = width(ty);
    if w < 8 || b.env.release == 19 {
        return;
    }
    let x = b.value(ty);
    let k = b.c.below(3) as i64 + 1;
    let by = b.constant(ty, 5);
    let small = b.two("arith.shrui", x, by, ty);
    let amount = b.constant(ty, k);
    let (inverse, y) = if op.contains("shr") { ("arith.shli", amount) } else { ("arith.muli", amount) };
    let big = b.two(inverse, small, y, ty);
    b.def(&format!("{op} %v{big}, %v{y} exact : {ty}"), ty);
}
/// Arithmetic with two results.
pub fn extended(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    // Of `index` and of vectors of several dimensions, mlir-opt cannot lower it.
    let ty = b.int_type();
    let ty = b.lift(ty);
    let ty = if matches!(ty, Ty::Vector(s) if s.dims().len() > 1) { ty.scalar() } else { ty };
    let (x, y) = (b.value(ty), b.value(ty));
    let second = if op == "arith.addui_extended" { ty.truth() } else { ty };
    let (lo, hi) = (b.fresh(), b.fresh());
    let types = if op != "arith.addui_extended" { ty.to_string() } else { format!("{ty}, {}", ty.truth()) };
    b.line(&format!("%v{lo}, %v{hi} = {op} %v{x}, %v{y} : {types}"));
    push(b, lo, ty);
    push(b, hi, second);
}
/// A comparison of integers.
pub fn compare(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = int_for(b, op);
    let (x, y) = (b.value(ty), b.value(ty));
    let p = *b.c.pick(&["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]);
    match index_only(op) {
        true => b.def(&format!("index.cmp {p}(%v{x}, %v{y})"), Ty::Int(1)),
        false => b.def(&format!("arith.cmpi {p}, %v{x}, %v{y} : {ty}"), ty.truth()),
    };
}
/// One of two.
pub fn select(b: &mut Body<'_>, _: &Rule) {
    let ty = b.known_type();
    let (x, y) = (b.value(ty), b.value(ty));
    if let Ty::Vector(_) = ty
        && b.c.one_in(2)
    {
        let c = b.value(ty.truth());
        b.def(&format!("arith.select %v{c}, %v{x}, %v{y} : {}, {ty}", ty.truth()), ty);
        return;
    }
    let c = b.value(Ty::Int(1));
    b.def(&format!("arith.select %v{c}, %v{x}, %v{y} : {ty}"), ty);
}
/// To a wider integer.
pub fn extend(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let Ty::Int(from) = b.int_type() else { return };
    if from >= 64 {
        return;
    }
    let to = Ty::Int(from + 1 + b.c.below(64 - from as usize) as u32);
    let from = b.lift(Ty::Int(from));
    let to = from.with(to);
    let x = b.value(from);
    b.def(&format!("{op} %v{x} : {from} to {to}"), to);
}
/// To a narrower integer.
pub fn truncate(b: &mut Body<'_>, _: &Rule) {
    let Ty::Int(from) = b.int_type() else { return };
    if from == 1 {
        return;
    }
    let to = 1 + b.c.below(from as usize - 1) as u32;
    let from_ty = b.lift(Ty::Int(from));
    let to_ty = from_ty.with(Ty::Int(to));
    let mut x = b.value(from_ty);
    let mut flags = "";
    if b.env.release != 19 && b.c.one_in(4) {
        flags = *b.c.pick(&[" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"]);
        let by = b.constant(from_ty, i64::from(from - to + 1).min(i64::from(from) - 1));
        if from - to + 1 > from - 1 {
            flags = " overflow<nuw>";
        }
        x = b.two("arith.shrui", x, by, from_ty);
    }
    b.def(&format!("arith.trunci %v{x}{flags} : {from_ty} to {to_ty}"), to_ty);
}
/// Between `index` and an integer.
pub fn index_cast(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let other = b.int_type();
    let (from, to) = if b.c.one_in(2) { (other, Ty::Index) } else { (Ty::Index, other) };
    let from = if index_only(op) { from } else { b.lift(from) };
    let to = from.with(to);
    let x = b.value(from);
    b.def(&format!("{op} %v{x} : {from} to {to}"), to);
}
/// The constants of `index`.
pub fn index_constant(b: &mut Body<'_>, rule: &Rule) {
    match pick(b, rule) {
        "index.sizeof" => b.def("index.sizeof", Ty::Index),
        "index.bool.constant" => b.def("index.bool.constant true", Ty::Int(1)),
        op => {
            let n = crate::r#gen::body::some_number(&mut b.c, 64);
            b.def(&format!("{op} {n}"), Ty::Index)
        }
    };
}

// Floats.

/// Two floats to one.
pub fn binary_float(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = b.float_type();
    let ty = b.lift(ty);
    let (x, y) = (b.value(ty), b.value(ty));
    let r = b.two(op, x, y, ty);
    let r = normal(b, r, ty);
    push(b, r, ty);
}
/// 0 for what is subnormal in `bf16`: there the library that LLVM calls answers 0, and what folds or interprets does not
/// (`upstream/subnormal_bfloat.ll`).
pub fn normal(b: &mut Body<'_>, x: V, ty: Ty) -> V {
    if ty.scalar() != Ty::Float(Float::BF16) {
        return x;
    }
    let (least, most, zero) = (b.float(ty, "-1.17549435E-38"), b.float(ty, "1.17549435E-38"), b.float(ty, "0.0"));
    let c = b.bind(&format!("arith.cmpf ogt, %v{x}, %v{least} : {ty}"));
    let d = b.bind(&format!("arith.cmpf olt, %v{x}, %v{most} : {ty}"));
    let c = b.two("arith.andi", c, d, ty.truth());
    b.bind(&format!("arith.select %v{c}, %v{zero}, %v{x} : {}", choice(ty)))
}
/// The types that a choice of every lane is written with.
pub fn choice(ty: Ty) -> String {
    match ty {
        Ty::Vector(_) => format!("{}, {ty}", ty.truth()),
        _ => ty.to_string(),
    }
}
/// `maxnumf` and `minnumf`, whose answer for zeros of both signs is open: one operand is neither zero nor NaN.
pub fn number_float(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = b.float_type();
    let ty = b.lift(ty);
    let x = b.value(ty);
    let text = *b.c.pick(&["1.0", "-1.0", "2.5", "-7.0e+1"]);
    let y = b.float(ty, text);
    let r = b.two(op, x, y, ty);
    push(b, r, ty);
}
/// Arithmetic that may be done in any order, on integers small enough to make no difference.
pub fn fast(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let ty = Ty::Float(*b.c.pick(&[Float::F64, Float::F32]));
    let ty = b.lift(ty);
    let from = ty.with(Ty::Int(8));
    let (x, y) = (b.value(from), b.value(from));
    let x = b.bind(&format!("arith.sitofp %v{x} : {from} to {ty}"));
    let y = b.bind(&format!("arith.sitofp %v{y} : {from} to {ty}"));
    let flags = *b.c.pick(&["nnan", "fast", "ninf", "reassoc", "nnan,ninf", "arcp,contract,afn"]);
    // A zero of either sign may come out of this; adding one hides which.
    let r = b.bind(&format!("{op} %v{x}, %v{y} fastmath<{flags}> : {ty}"));
    let one = b.float(ty, "1.0");
    let r = b.two("arith.addf", r, one, ty);
    push(b, r, ty);
}
/// The other sign.
pub fn negate(b: &mut Body<'_>, _: &Rule) {
    let ty = b.float_type();
    let ty = b.lift(ty);
    let x = b.value(ty);
    b.def(&format!("arith.negf %v{x} : {ty}"), ty);
}
/// A comparison of floats.
pub fn compare_float(b: &mut Body<'_>, _: &Rule) {
    let ty = b.float_type();
    let ty = b.lift(ty);
    let (x, y) = (b.value(ty), b.value(ty));
    let p = *b.c.pick(&["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "false", "true"]);
    b.def(&format!("arith.cmpf {p}, %v{x}, %v{y} : {ty}"), ty.truth());
}
/// Between formats. Those of 16 bits only from and to `f32`, where every tool rounds once.
pub fn resize_float(b: &mut Body<'_>, rule: &Rule) {
    use Float::*;
    let op = pick(b, rule);
    let (small, big) = *b.c.pick(&[(F32, F64), (F16, F32), (BF16, F32)]);
    let (from, to) = if op == "arith.extf" { (small, big) } else { (big, small) };
    let from = b.lift(Ty::Float(from));
    let to = from.with(Ty::Float(to));
    let x = b.value(from);
    let r = b.bind(&format!("{op} %v{x} : {from} to {to}"));
    let r = normal(b, r, to);
    push(b, r, to);
}
/// An integer as a float; for 16 bits only what fits exactly.
pub fn to_float(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let to = b.float_type();
    let from = match to {
        Ty::Float(Float::F16 | Float::BF16) => Ty::Int(1 + b.c.below(8) as u32),
        _ => b.int_type(),
    };
    let to = b.lift(to);
    let from = to.with(from);
    let x = b.value(from);
    b.def(&format!("{op} %v{x} : {from} to {to}"), to);
}
/// A float as an integer, 0 if it does not fit.
pub fn from_float(b: &mut Body<'_>, rule: &Rule) {
    let op = pick(b, rule);
    let (from, to) = (b.float_type(), b.int_type());
    let from = b.lift(from);
    let to = from.with(to);
    let x = b.value(from);
    let signed = op == "arith.fptosi";
    let bits = width(to) - u32::from(signed);
    let bits = if from.scalar() == Ty::Float(Float::F16) { bits.min(15) } else { bits };
    let limit = 2f64.powi(bits as i32);
    let (below, above) = (format!("{limit:e}"), if signed { format!("{:e}", -limit) } else { "-1e0".to_owned() });
    let write = |t: &str| t.replacen('e', ".0e", 1).replace(".0e", if t.contains('.') { "e" } else { ".0e" });
    let (hi, lo, zero) = (b.float(from, &write(&below)), b.float(from, &write(&above)), b.float(from, "0.0"));
    let c = b.bind(&format!("arith.cmpf olt, %v{x}, %v{hi} : {from}"));
    let d = b.bind(&format!("arith.cmpf ogt, %v{x}, %v{lo} : {from}"));
    let c = b.two("arith.andi", c, d, from.truth());
    let x = b.bind(&format!("arith.select %v{c}, %v{x}, %v{zero} : {}", choice(from)));
    b.def(&format!("{op} %v{x} : {from} to {to}"), to);
}
/// The bits of a float, or the float of some bits; never those of a NaN.
pub fn bitcast(b: &mut Body<'_>, _: &Rule) {
    let float = b.float_type();
    let Ty::Float(kind) = float else { return };
    let float = b.lift(float);
    let int = float.with(Ty::Int(kind.width()));
    if b.c.one_in(2) {
        let x = b.value(int);
        let y = b.bind(&format!("arith.bitcast %v{x} : {int} to {float}"));
        let y = b.no_nan(y, float);
        push(b, y, float);
    } else {
        let x = b.value(float);
        if float == Ty::Float(Float::BF16) {
            // The sign of one that was chosen crashes llc (`upstream/sign_of_a_chosen_bfloat.ll`): the bits are.
            let c = b.bind(&format!("arith.cmpf uno, %v{x}, %v{x} : {float}"));
            let one = b.constant(int, 0x3f80);
            let x = b.bind(&format!("arith.bitcast %v{x} : {float} to {int}"));
            b.def(&format!("arith.select %v{c}, %v{one}, %v{x} : {int}"), int);
        } else {
            let x = b.no_nan(x, float);
            b.def(&format!("arith.bitcast %v{x} : {float} to {int}"), int);
        }
    }
}

impl Body<'_> {
    /// A shift amount below the width.
    pub fn amount(&mut self, ty: Ty, y: V) -> V {
        let w = width(ty);
        let n = self.constant(ty, if w == 1 { 1 } else { i64::from(w) });
        self.two("arith.remui", y, n, ty)
    }
    /// The value, or one if it is a NaN, whose bits are nobody's business.
    pub fn no_nan(&mut self, x: V, ty: Ty) -> V {
        let c = self.bind(&format!("arith.cmpf uno, %v{x}, %v{x} : {ty}"));
        let one = self.float(ty, "1.0");
        self.bind(&format!("arith.select %v{c}, %v{one}, %v{x} : {}", choice(ty)))
    }
}
