//! Custom syntax and verifiers of the `cf` dialect.

use alloc::string::String;
use alloc::vec::Vec;

use crate::dense;
use crate::diag::Diags;
use crate::id::{Block, Op, Sym};
use crate::module::Module;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

/// `%flag : T, [default: ^bb(...), 1: ^bb(...), ...] {attrs}`
pub fn parse_switch(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let flag = p.operand()?;
    p.expect(":")?;
    let ty = p.ty()?;
    let flag = p.resolve(flag, ty)?;
    s.operands.push(flag);
    p.expect(",")?;
    p.expect("[")?;
    p.expect("default")?;
    p.expect(":")?;
    let block = p.successor_and_operands(&mut s.operands)?;
    s.successors.push(block);
    let n_default = s.operands.len() - 1;
    let (mut values, mut sizes) = (Vec::new(), Vec::new());
    while p.eat(",") {
        values.push(p.integer()?);
        p.expect(":")?;
        let before = s.operands.len();
        let block = p.successor_and_operands(&mut s.operands)?;
        s.successors.push(block);
        sizes.push((s.operands.len() - before) as i32);
    }
    p.expect("]")?;
    p.opt_attr_dict(&mut s.attrs)?;
    let cx = &mut p.m.cx;
    if !values.is_empty() {
        let values = dense::ints(cx, ty, &values);
        s.attrs.push((Sym::CASE_VALUES, values));
    }
    let n_cases = s.operands.len() - 1 - n_default;
    s.attrs.push((Sym::CASE_OPERAND_SEGMENTS, cx.i32_array(&sizes)));
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, cx.i32_array(&[1, n_default as i32, n_cases as i32])));
    Ok(())
}

/// Where the operands of each successor of a switch start and end, the default first.
pub fn switch_operands(m: &Module, op: Op) -> Vec<(usize, usize)> {
    let n = m.n_operands(op);
    let total = m.attr(op, Sym::OPERAND_SEGMENT_SIZES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let cases = m.attr(op, Sym::CASE_OPERAND_SEGMENTS).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let mut at = 1.min(n);
    let mut out = Vec::with_capacity(cases.len() + 1);
    for size in core::iter::once(total.get(1).copied().unwrap_or(0)).chain(cases) {
        let end = at.saturating_add(usize::try_from(size).unwrap_or(0)).min(n);
        out.push((at, end));
        at = end;
    }
    out
}

/// Writes what [`parse_switch`] reads.
pub fn print_switch(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let operands = m.operands(op);
    let Some(&flag) = operands.first() else { return };
    p.s(" ");
    p.value(flag);
    p.s(" : ");
    p.ty(m.ty(flag));
    p.s(", [");
    p.newline();
    p.s("  default: ");
    let ranges = switch_operands(m, op);
    let successor = |p: &mut Printer<'_>, i: usize, b: Block| {
        let (from, to) = ranges.get(i).copied().unwrap_or((0, 0));
        p.successor_and_operands(b, &operands[from..to]);
    };
    let blocks = m.successors(op);
    if let Some(&b) = blocks.first() {
        successor(p, 0, b);
    }
    if let Some(values) = m.attr(op, Sym::CASE_VALUES) {
        let values = dense::int_values(&m.cx, values, blocks.len().saturating_sub(1)).unwrap_or_default();
        let width = m.cx.int_width(m.ty(flag)).unwrap_or(64);
        for (i, &b) in blocks.iter().enumerate().skip(1) {
            p.s(",");
            p.newline();
            p.s("  ");
            let bits = values.get(i - 1).copied().unwrap_or(0) as u64;
            let bits = if width < 64 { bits & ((1 << width) - 1) } else { bits };
            let mut text = String::new();
            push_unsigned(&mut text, bits);
            p.s(&text);
            p.s(": ");
            successor(p, i, b);
        }
        p.newline();
    }
    p.s("]");
    p.attr_dict(op, &[Sym::CASE_VALUES, Sym::CASE_OPERAND_SEGMENTS, Sym::OPERAND_SEGMENT_SIZES]);
}

fn push_unsigned(out: &mut String, v: u64) {
    if v >> 63 == 0 {
        return super::arith_syntax::push_int(out, v as i64);
    }
    super::arith_syntax::push_int(out, (v / 10) as i64);
    super::arith_syntax::push_int(out, (v % 10) as i64);
}

/// Case values have the type of the flag and stand one to one for the case blocks.
pub fn verify_switch(m: &Module, op: Op, d: &mut Diags) {
    let loc = m.op_record[op].loc;
    let n_cases = m.successors(op).len().saturating_sub(1);
    let Some(values) = m.attr(op, Sym::CASE_VALUES) else {
        if n_cases > 0 {
            d.error("switch-cases", loc, alloc::format!("{n_cases} case destinations without case values"));
        }
        return;
    };
    let Some(ty) = m.cx.attr_type(values) else { return };
    if m.cx.elem_type(ty) != m.ty(m.operand(op, 0)) {
        d.error("switch-type", loc, "the flag's type must be the type of the case values");
    }
    let n = dense::n_elements(&m.cx, ty).unwrap_or(0);
    if n != n_cases as u64 {
        d.error("switch-cases", loc, alloc::format!("number of case values ({n}) must match number of case destinations ({n_cases})"));
    }
}

/// Two weights or none.
pub fn verify_cond_br(m: &Module, op: Op, d: &mut Diags) {
    let Some(weights) = m.attr(op, Sym::BRANCH_WEIGHTS).and_then(|a| m.cx.int_array(a)) else { return };
    if weights.len() != 2 || weights.iter().all(|&w| w == 0) {
        d.error("branch-weights", m.op_record[op].loc, "expected two branch weights, not both zero");
    }
}
