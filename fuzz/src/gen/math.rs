//! Functions of numbers. Those whose last bit depends on who computes them are the ones of the C library, which the
//! interpreter calls too; those for which a lowering may choose a formula of its own are compared as text alone.

use crate::r#gen::arith::{choice, normal};
use crate::r#gen::body::{Body, V};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Float, Ty};

fn op(b: &mut Body<'_>, rule: &Rule) -> &'static str {
    rule.ops[b.c.below(rule.ops.len())]
}
fn float(b: &mut Body<'_>) -> Ty {
    let ty = b.float_type();
    b.lift(ty)
}
/// Flags on floats, where only text is compared.
pub fn flags(b: &mut Body<'_>) -> &'static str {
    if b.profile.meaning {
        return "";
    }
    let all = ["", " fastmath<fast>", " fastmath<nnan>", " fastmath<contract>", " fastmath<reassoc,nsz>"];
    all[b.c.below(all.len())]
}

/// A value that nobody who folds knows: what a function of a constant is, mlir-opt asks the library of the machine it
/// runs on.
fn unknown(b: &mut Body<'_>, ty: Ty) -> V {
    let v = b.value(ty);
    hidden(b, v, ty)
}
/// A value, through a function.
pub fn hidden(b: &mut Body<'_>, v: V, ty: Ty) -> V {
    let name = b.env.same(ty);
    b.bind(&format!("func.call @{name}(%v{v}) : ({ty}) -> {ty}"))
}

/// One float to one, exactly.
pub fn exact(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = float(b);
    let x = b.value(ty);
    let f = flags(b);
    let r = b.bind(&format!("{op} %v{x}{f} : {ty}"));
    let r = normal(b, r, ty);
    b.vals.push((r, ty));
}
/// One float to one.
pub fn unary(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if b.env.release == 19 && op == "math.erfc" {
        return;
    }
    let ty = float(b);
    let x = unknown(b, ty);
    let f = flags(b);
    let r = b.bind(&format!("{op} %v{x}{f} : {ty}"));
    let r = normal(b, r, ty);
    b.vals.push((r, ty));
}
/// Two floats to one.
pub fn binary(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = float(b);
    let (x, mut y) = (unknown(b, ty), b.value(ty));
    if op == "math.copysign" && b.profile.meaning {
        // The sign of what is no number is open.
        let (c, one) = (b.bind(&format!("arith.cmpf uno, %v{y}, %v{y} : {ty}")), b.float(ty, "1.0"));
        y = b.bind(&format!("arith.select %v{c}, %v{one}, %v{y} : {}", choice(ty)));
    }
    let f = flags(b);
    let r = b.bind(&format!("{op} %v{x}, %v{y}{f} : {ty}"));
    let r = normal(b, r, ty);
    b.vals.push((r, ty));
}
/// A product and a sum, rounded once. Of 16 bits, who computes it in 32 rounds twice.
pub fn fma(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = Ty::Float(*b.c.pick(&[Float::F32, Float::F64]));
    let ty = b.lift(ty);
    let (x, y, z) = (b.value(ty), b.value(ty), b.value(ty));
    let f = flags(b);
    b.def(&format!("{op} %v{x}, %v{y}, %v{z}{f} : {ty}"), ty);
}
/// The type, or a vector of one dimension: some functions of more are not lowered, or to what does not verify
/// (`upstream/class_of_a_matrix.mlir`).
fn flat(b: &mut Body<'_>, ty: Ty) -> Ty {
    match b.lift(ty) {
        Ty::Vector(s) if s.dims().len() == 1 => Ty::Vector(s),
        _ => ty,
    }
}
/// One integer to one.
pub fn integer(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    // Release 19 makes operations of index in the LLVM dialect, which do not verify.
    let ty = if b.env.release == 19 { b.int_type() } else { b.int_or_index() };
    let ty = if op == "math.ctpop" { b.lift(ty) } else { flat(b, ty) };
    let x = b.value(ty);
    b.def(&format!("{op} %v{x} : {ty}"), ty);
}
/// What kind of number a float is. Release 19 does not ask.
pub fn class(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if b.env.release == 19 {
        return;
    }
    let ty = b.float_type();
    let ty = flat(b, ty);
    let x = unknown(b, ty);
    b.def(&format!("{op} %v{x} : {ty}"), ty.truth());
}
/// A float to a small whole power.
pub fn whole_power(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = Ty::Float(*b.c.pick(&[Float::F32, Float::F64]));
    let x = unknown(b, ty);
    let n = b.value(Ty::Int(8));
    let n = b.bind(&format!("arith.extsi %v{n} : i8 to i32"));
    let f = flags(b);
    b.def(&format!("{op} %v{x}, %v{n}{f} : {ty}, i32"), ty);
}
/// An integer to a power that is not negative.
pub fn integer_power(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = Ty::Int(*b.c.pick(&[32, 64, 8, 16]));
    let (x, y) = (b.value(ty), b.value(ty));
    let mask = b.constant(ty, 15);
    let y = b.two("arith.andi", y, mask, ty);
    b.def(&format!("{op} %v{x}, %v{y} : {ty}"), ty);
}
/// Two results of one float: the sine and the cosine.
pub fn pair(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if b.env.release == 19 {
        return;
    }
    let ty = float(b);
    let x = unknown(b, ty);
    let f = flags(b);
    let (sine, cosine) = (b.fresh(), b.fresh());
    b.line(&format!("%v{sine}, %v{cosine} = {op} %v{x}{f} : {ty}"));
    b.vals.extend([(sine, ty), (cosine, ty)]);
}
