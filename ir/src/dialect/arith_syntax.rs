//! Custom syntax, result names and verifiers of the `arith` dialect.

use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::context::Context;
use crate::diag::Diags;
use crate::dialect::arith as a;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::text::parse::{Delim, OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::{Sign, TypeData};

/// `%c4_vscale`: a number times the scale of scalable vectors.
#[cfg(feature = "extended")]
pub fn scaled_name(m: &Module, op: Op, _: usize, out: &mut String) {
    let &[a, b] = m.operands(op) else { return };
    let made_by = |v, kind| m.def_op(v).filter(|&d| m.kind(d) == kind);
    let number = |v| made_by(v, super::arith::CONSTANT).and_then(|d| m.attr(d, Sym::VALUE)).and_then(|a| m.cx.int_value(a));
    let scale = |v| made_by(v, super::vector::VSCALE).is_some();
    let n = if scale(b) { number(a) } else { None }.or_else(|| if scale(a) { number(b) } else { None });
    if let Some(n) = n.filter(|_| m.ty(m.result(op, 0)) == crate::id::Type::INDEX) {
        out.push('c');
        push_int(out, n);
        out.push_str("_vscale");
    }
}

/// `%true`, `%false`, `%c5`, `%c5_i32`, `%cst`.
pub fn constant_name(m: &Module, op: Op, _: usize, out: &mut String) {
    let Some(value) = m.attr(op, Sym::VALUE) else { return };
    match m.cx.attr_data(value) {
        AttrData::Integer { ty, .. } => {
            let Some(v) = m.cx.int_value(value) else { return };
            match m.cx.type_data(ty) {
                TypeData::Integer { width: 1, .. } => out.push_str(if v != 0 { "true" } else { "false" }),
                TypeData::Integer { width, sign } => {
                    out.push('c');
                    push_int(out, v);
                    out.push_str(match sign {
                        Sign::Signless => "_i",
                        Sign::Signed => "_si",
                        Sign::Unsigned => "_ui",
                    });
                    push_int(out, width as i64);
                }
                _ => {
                    out.push('c');
                    push_int(out, v);
                }
            }
        }
        AttrData::BigInteger { ty, words } => {
            let width = m.cx.int_width(ty).unwrap_or(0);
            out.push('c');
            push_big_int(out, m.cx.lists.get(words).to_vec(), width, false);
            out.push_str("_i");
            push_int(out, width as i64);
        }
        _ => out.push_str("cst"),
    }
}

pub(crate) use crate::text::print::push_int;
use crate::text::print_float::push_big_int;

/// `%low`, `%high`
pub fn low_high(_: &Module, _: Op, i: usize, out: &mut String) {
    out.push_str(if i == 0 { "low" } else { "high" });
}
/// `%sum`, `%overflow`
pub fn sum_overflow(_: &Module, _: Op, i: usize, out: &mut String) {
    out.push_str(if i == 0 { "sum" } else { "overflow" });
}

/// `%c, %a, %b {attrs} : [condition type,] type`: an `i1` condition is not written.
pub fn parse_select(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let mut operands = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    if operands.len() != 3 {
        return Err(p.error(loc, "operand-count", "expected a condition and two values"));
    }
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let mut ty = p.ty()?;
    let mut condition = Type::I1;
    if p.eat(",") {
        condition = ty;
        ty = p.ty()?;
    }
    s.results.push(ty);
    p.resolve_all(&operands, &[condition, ty, ty], loc, &mut s.operands)
}
/// Writes what [`parse_select`] reads.
pub fn print_select(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    p.values(m.operands(op));
    p.attr_dict(op, &[]);
    p.s(" : ");
    if let Some(&c) = m.operands(op).first()
        && m.ty(c) != Type::I1
    {
        p.ty(m.ty(c));
        p.s(", ");
    }
    if m.n_results(op) > 0 {
        p.ty(m.ty(m.result(op, 0)));
    }
}

/// A condition that is no `i1` has the shape of the values.
pub fn verify_select(m: &Module, op: Op, d: &mut Diags) {
    let (condition, ty) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    if condition == Type::I1 {
        return;
    }
    if !matches!(m.cx.type_data(ty), TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_)) {
        d.error(
            "select-condition",
            m.op_record[op].loc,
            "a condition other than 'i1' selects elements, so the values must be vectors or tensors",
        );
        return;
    }
    if !same_shape(&m.cx, condition, ty) {
        d.error("select-condition", m.op_record[op].loc, "expected condition type to have the same shape as the result type");
    }
}

/// Whether two types have one kind and shape, elements aside.
fn same_shape(cx: &Context, x: Type, y: Type) -> bool {
    match (cx.type_data(x), cx.type_data(y)) {
        (TypeData::Vector { dims: a, scalable: s, .. }, TypeData::Vector { dims: b, scalable: t, .. }) => a == b && s == t,
        (TypeData::Tensor { dims: a, .. }, TypeData::Tensor { dims: b, .. }) => a == b,
        (TypeData::MemRef { dims: a, .. }, TypeData::MemRef { dims: b, .. }) => a == b,
        (TypeData::UnrankedTensor(_), TypeData::UnrankedTensor(_)) => true,
        (TypeData::UnrankedTensor(_), TypeData::Tensor { .. }) | (TypeData::Tensor { .. }, TypeData::UnrankedTensor(_)) => false,
        (TypeData::UnrankedMemRef { .. }, TypeData::UnrankedMemRef { .. } | TypeData::MemRef { .. }) => true,
        (TypeData::MemRef { .. }, TypeData::UnrankedMemRef { .. }) => true,
        _ => cx.elem_type(x) == x && cx.elem_type(y) == y,
    }
}

/// Integers are signless, and the attribute is one that a constant of the type can hold.
pub fn verify_constant(m: &Module, op: Op, d: &mut Diags) {
    let (Some(value), ty) = (m.attr(op, Sym::VALUE), m.ty(m.result(op, 0))) else { return };
    if let TypeData::Integer { sign: Sign::Signed | Sign::Unsigned, .. } = m.cx.type_data(ty) {
        d.error("constant-sign", m.op_record[op].loc, "integer return type must be signless");
        return;
    }
    let known = matches!(
        m.cx.attr_data(value),
        AttrData::Integer { .. }
            | AttrData::BigInteger { .. }
            | AttrData::Float { .. }
            | AttrData::BigFloat { .. }
            | AttrData::Dense { .. }
            | AttrData::DenseStrings { .. }
            | AttrData::DenseResource { .. }
            | AttrData::Sparse { .. }
    );
    if !known {
        d.error("constant-value", m.op_record[op].loc, "value must be an integer, float, or elements attribute");
        return;
    }
    if let TypeData::Vector { scalable, .. } = m.cx.type_data(ty)
        && scalable != 0
        && !matches!(m.cx.attr_data(value), AttrData::Dense { splat: true, .. })
    {
        d.error(
            "constant-scalable",
            m.op_record[op].loc,
            "a scalable vector has no known number of elements, so its constant must be a splat",
        );
    }
}

/// What the source and the result of a conversion must be to each other, element by element.
pub fn verify_cast(m: &Module, op: Op, d: &mut Diags) {
    let cx = &m.cx;
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let (x, y) = (cx.type_data(cx.elem_type(from)), cx.type_data(cx.elem_type(to)));
    let width = |t: TypeData| match t {
        TypeData::Integer { width, .. } => width,
        TypeData::Float(k) => k.bits(),
        _ => 0,
    };
    let wider = width(y) > width(x);
    let narrower = width(y) < width(x);
    let fits = match m.kind(op) {
        a::EXTSI | a::EXTUI | a::EXTF | a::SCALING_EXTF => wider,
        a::TRUNCI | a::TRUNCF | a::SCALING_TRUNCF => narrower,
        a::INDEX_CAST | a::INDEX_CASTUI => (x == TypeData::Index) != (y == TypeData::Index),
        a::BITCAST => width(x) == width(y),
        _ => true,
    };
    if !fits {
        let rule = match m.kind(op) {
            a::EXTSI | a::EXTUI | a::EXTF | a::SCALING_EXTF => "the result must be wider than the operand",
            a::TRUNCI | a::TRUNCF | a::SCALING_TRUNCF => "the result must be narrower than the operand",
            a::BITCAST => "operand and result must have the same width",
            _ => "one of operand and result must be 'index', the other an integer",
        };
        d.push(crate::diag::Diagnostic::error(
            "cast-incompatible",
            m.op_record[op].loc,
            alloc::format!("operand type and result type are cast incompatible: {rule}"),
        ));
        return;
    }
    if !same_shape(cx, from, to) {
        d.error("cast-shape", m.op_record[op].loc, "operand and result of a conversion must have the same shape");
    }
}
