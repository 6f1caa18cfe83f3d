//! `affine.delinearize_index` and `affine.linearize_index`: an index as digits of a mixed basis, and back. Source: MLIR
//! documentation, "'affine' Dialect", mlir-opt 19 and 22.

use alloc::vec::Vec;

use super::affine as dialect;
use super::memref_syntax::index_list;
use super::memref_verify::fail;
use super::scf_syntax::print_index_list;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::Folded;
use crate::segments::operand_field;
use crate::text::parse::{Delim, OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::DYNAMIC;

/// `(%a, 16)`: the values become operands, their number is given.
fn parse_basis(p: &mut Parser<'_>, s: &mut OpState) -> Parse<usize> {
    let loc = p.loc();
    let (mut statics, mut dynamics) = (Vec::new(), Vec::new());
    index_list(p, Delim::Paren, &mut statics, &mut dynamics)?;
    if p.m.cx.early_folds {
        // Release 19 has values only.
        if statics.len() != dynamics.len() {
            return Err(p.error(loc, "expected-value", "expected values only: this release has no numbers in a basis"));
        }
    } else {
        s.attrs.push((Sym::STATIC_BASIS, p.m.cx.i64_array(&statics)));
    }
    p.resolve_all(&dynamics, &alloc::vec![Type::INDEX; dynamics.len()], loc, &mut s.operands)?;
    Ok(dynamics.len())
}

/// The numbers of a basis, [`DYNAMIC`] for values, and the values.
pub fn basis(m: &Module, op: Op) -> (Vec<i64>, &[Value]) {
    let values = if m.kind(op) == dialect::LINEARIZE_INDEX { operand_field(m, op, 1) } else { m.operands(op).get(1..).unwrap_or(&[]) };
    let given = m.attr(op, Sym::STATIC_BASIS).and_then(|a| m.cx.int_array(a));
    (given.unwrap_or_else(|| alloc::vec![DYNAMIC; values.len()]), values)
}

/// `%i into (%a, 16) {attrs} : types`
pub fn parse_delinearize(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let index = p.operand()?;
    let index = p.resolve(index, Type::INDEX)?;
    s.operands.push(index);
    p.expect("into")?;
    parse_basis(p, s)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    loop {
        s.results.push(p.ty()?);
        if !p.eat(",") {
            return Ok(());
        }
    }
}
/// Writes what [`parse_delinearize`] reads.
pub fn print_delinearize(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    p.value(m.operand(op, 0));
    p.s(" into ");
    let (numbers, values) = basis(m, op);
    print_index_list(p, &numbers, values);
    p.attr_dict(op, &[Sym::STATIC_BASIS]);
    p.s(" : ");
    p.types(m.results(op).map(|v| m.ty(v)));
}

/// `[disjoint] [%i, %j] by (%a, 16) {attrs} : index`
pub fn parse_linearize(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let disjoint = p.eat("disjoint");
    let loc = p.loc();
    let mut indices = Vec::new();
    p.operand_list(Delim::Square, &mut indices)?;
    p.resolve_all(&indices, &alloc::vec![Type::INDEX; indices.len()], loc, &mut s.operands)?;
    p.expect("by")?;
    let n = parse_basis(p, s)?;
    let sizes = p.m.cx.i32_array(&[indices.len() as i32, n as i32]);
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    s.attrs.push((Sym::DISJOINT, if disjoint { Attr::UNIT } else { Attr::FALSE }));
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    s.results.push(p.ty()?);
    Ok(())
}
/// Writes what [`parse_linearize`] reads.
pub fn print_linearize(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(if is_disjoint(m, op) { " disjoint [" } else { " [" });
    p.values(operand_field(m, op, 0));
    p.s("] by ");
    let (numbers, values) = basis(m, op);
    print_index_list(p, &numbers, values);
    p.attr_dict(op, &[Sym::STATIC_BASIS, Sym::OPERAND_SEGMENT_SIZES, Sym::DISJOINT]);
    p.s(" : ");
    p.types(m.results(op).map(|v| m.ty(v)));
}

/// Whether every index is known to be less than its element of the basis.
pub fn is_disjoint(m: &Module, op: Op) -> bool {
    m.attr(op, Sym::DISJOINT).is_some_and(|a| a != Attr::FALSE)
}

/// An element of the basis for each index; the first may have none. 19 has one for each.
pub fn verify(m: &Module, op: Op, d: &mut Diags) {
    let (numbers, values) = basis(m, op);
    let linearize = m.kind(op) == dialect::LINEARIZE_INDEX;
    let n = if linearize { operand_field(m, op, 0).len() } else { m.n_results(op) };
    let early = m.cx.early_folds;
    if n != numbers.len() && (early || n != numbers.len() + 1) {
        let text = alloc::format!("has {} elements of a basis for {n} indices: all have one, the first may go without", numbers.len());
        return fail(m, op, d, "affine-basis", text);
    }
    if !early && m.attr(op, Sym::STATIC_BASIS).is_none() {
        return fail(m, op, d, "missing-attribute", "requires attribute 'static_basis'");
    }
    if early && n == 0 {
        return fail(m, op, d, "affine-basis", "needs a basis");
    }
    if m.attr(op, Sym::DISJOINT).is_some_and(|a| ![Attr::UNIT, Attr::TRUE, Attr::FALSE].contains(&a)) {
        return fail(m, op, d, "affine-basis", "is disjoint or not");
    }
    if numbers.iter().filter(|&&n| n == DYNAMIC).count() != values.len() {
        return fail(m, op, d, "affine-basis", "has as many values as its basis leaves open");
    }
    if !linearize && numbers.iter().any(|&n| n <= 0 && n != DYNAMIC) {
        fail(m, op, d, "affine-basis", "has a basis of positive numbers");
    }
}

/// Numbers for the values of a basis that are constants; whether there were any. No index is taken apart by a number that
/// is not positive, so a value that is one stays.
fn settle_basis(m: &mut Module, op: Op, first: usize, c: &[Option<Attr>]) -> bool {
    let mut numbers = basis(m, op).0;
    let least = if m.kind(op) == dialect::LINEARIZE_INDEX { i64::MIN + 1 } else { 1 };
    let (mut kept, mut at) = (m.operands(op)[..first].to_vec(), first);
    for n in numbers.iter_mut().filter(|n| **n == DYNAMIC) {
        match c.get(at).copied().flatten().and_then(|a| m.cx.int_value(a)).filter(|&n| n >= least) {
            Some(known) => *n = known,
            None => kept.extend(m.operands(op).get(at)),
        }
        at += 1;
    }
    if m.cx.early_folds || kept.len() == m.n_operands(op) {
        return false;
    }
    let statics = m.cx.i64_array(&numbers);
    m.set_attr(op, Sym::STATIC_BASIS, statics);
    if m.kind(op) == dialect::LINEARIZE_INDEX {
        let sizes = m.cx.i32_array(&[first as i32, (kept.len() - first) as i32]);
        m.set_attr(op, Sym::OPERAND_SEGMENT_SIZES, sizes);
    }
    m.set_operands(op, &kept);
    true
}
/// A basis of constants is one of numbers, and a single digit is the index itself, where the values begin at `first`.
fn fold(m: &mut Module, op: Op, first: usize, digits: usize, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if settle_basis(m, op, first, c) {
        return true;
    }
    if digits == 1 && !m.cx.early_folds {
        out.push(Folded::Value(m.operand(op, 0)));
    }
    !out.is_empty()
}
/// The constants that operands are and the numbers of the basis, in newer releases, where all are known.
fn known(m: &Module, op: Op, c: &[Option<Attr>]) -> Option<(Vec<i64>, Vec<i64>)> {
    let all: Option<Vec<i64>> = c.iter().map(|a| m.cx.int_value((*a)?)).collect();
    all.filter(|_| !m.cx.early_folds).zip(Some(basis(m, op).0).filter(|b| !b.contains(&DYNAMIC)))
}
fn index(m: &mut Module, n: i64) -> Folded {
    Folded::Attr(m.cx.int_attr(Type::INDEX, n))
}
/// A basis of constants becomes numbers, a single digit is the index; digits of a constant are constants.
pub fn fold_delinearize(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let n = m.n_results(op);
    if fold(m, op, 1, n, c, out) {
        return true;
    }
    let Some(([mut rest], numbers)) = known(m, op, c).and_then(|(all, numbers)| Some((<[i64; 1]>::try_from(all).ok()?, numbers))) else {
        return false;
    };
    for &n in numbers[(numbers.len() + 1).saturating_sub(n)..].iter().rev() {
        out.push(index(m, rest.rem_euclid(n)));
        rest = rest.div_euclid(n);
    }
    out.push(index(m, rest));
    out.reverse();
    true
}
/// A basis of constants becomes numbers, a single index is the result; constants are put together.
pub fn fold_linearize(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let n = operand_field(m, op, 0).len();
    if fold(m, op, n, n, c, out) {
        return true;
    }
    let Some((all, numbers)) = known(m, op, c) else { return false };
    let mut numbers = numbers.into_iter().rev();
    let (mut sum, mut stride) = (0i64, 1i64);
    for n in all.into_iter().rev() {
        sum = sum.wrapping_add(n.wrapping_mul(stride));
        stride = stride.wrapping_mul(numbers.next().unwrap_or(1));
    }
    out.push(index(m, sum));
    true
}
