//! Complex numbers. What is exact has a meaning to the bit: making and taking apart, sums, products by the definition,
//! comparisons. The functions are compared as text alone.

use crate::r#gen::body::Body;
use crate::r#gen::math::flags;
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Float, Ty};

impl Body<'_> {
    /// A type of complex numbers.
    pub fn complex_type(&mut self) -> Ty {
        Ty::Complex(*self.c.pick(&[Float::F32, Float::F64]))
    }
}
fn part(ty: Ty) -> Ty {
    match ty {
        Ty::Complex(f) => Ty::Float(f),
        t => t,
    }
}
fn op(b: &mut Body<'_>, rule: &Rule) -> &'static str {
    rule.ops[b.c.below(rule.ops.len())]
}

/// Of two floats.
pub fn create(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = b.complex_type();
    let (x, y) = (b.value(part(ty)), b.value(part(ty)));
    b.def(&format!("{op} %v{x}, %v{y} : {ty}"), ty);
}
/// A constant.
pub fn constant(b: &mut Body<'_>, _: &Rule) {
    let ty = b.complex_type();
    b.some_constant(ty);
}
/// One of its parts, or what is made of both.
pub fn real(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = b.complex_type();
    let x = b.value(ty);
    let f = flags(b);
    b.def(&format!("{op} %v{x}{f} : {ty}"), part(ty));
}
/// One to one.
pub fn unary(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = b.complex_type();
    let x = b.value(ty);
    let f = flags(b);
    b.def(&format!("{op} %v{x}{f} : {ty}"), ty);
}
/// Two to one.
pub fn binary(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = b.complex_type();
    let (x, y) = (b.value(ty), b.value(ty));
    // What was added and is taken away again folds, rounded or not (`upstream/zeros_of_the_other_sign.mlir`).
    let x = if b.profile.meaning && matches!(op, "complex.add" | "complex.sub") { crate::r#gen::math::hidden(b, x, ty) } else { x };
    let f = flags(b);
    b.def(&format!("{op} %v{x}, %v{y}{f} : {ty}"), ty);
}
/// A comparison.
pub fn compare(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let ty = b.complex_type();
    let (x, y) = (b.value(ty), b.value(ty));
    b.def(&format!("{op} %v{x}, %v{y} : {ty}"), Ty::Int(1));
}
/// To a whole power.
pub fn whole_power(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    // Release 19 does not know it.
    if b.env.release == 19 {
        return;
    }
    let (ty, by) = (b.complex_type(), Ty::Int(*b.c.pick(&[32, 64, 16])));
    let (x, n) = (b.value(ty), b.value(by));
    let f = flags(b);
    b.def(&format!("{op} %v{x}, %v{n}{f} : {ty}, {by}"), ty);
}
