//! Custom syntax and verifiers of the `cf` dialect.

use super::switch_syntax::{finish, parse_case, parse_flag, print_case_value};
use crate::dense;
use crate::diag::Diags;
use crate::id::{Op, Sym};
use crate::module::Module;
use crate::segments;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

/// `%flag : T, [default: ^bb(...), 1: ^bb(...), ...] {attrs}`
pub fn parse_switch(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut cases = parse_flag(p, s, &["[", "default", ":"])?;
    while p.eat(",") {
        parse_case(p, s, &mut cases)?;
    }
    p.expect("]")?;
    finish(p, s, cases)
}

/// Writes what [`parse_switch`] reads. Case values are unsigned.
pub fn print_switch(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let operands = m.operands(op);
    let Some(&flag) = operands.first() else { return };
    p.s(" ");
    p.value(flag);
    p.s(" : ");
    p.ty(m.ty(flag));
    p.s(", [");
    segments::for_each_successor(m, op, |i, block, range| {
        p.s(if i > 0 { "," } else { "" });
        p.newline();
        p.s("  ");
        match i {
            0 => p.s("default"),
            _ => print_case_value(p, op, i - 1, true),
        }
        p.s(": ");
        p.successor_and_operands(block, &operands[range]);
    });
    if m.attr(op, Sym::CASE_VALUES).is_some() {
        p.newline();
    }
    p.s("]");
    p.attr_dict(op, &[Sym::CASE_VALUES, Sym::CASE_OPERAND_SEGMENTS, Sym::OPERAND_SEGMENT_SIZES]);
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
