//! Custom syntax of the `llvm` dialect's instructions that a format cannot say: comparisons, allocas, address
//! arithmetic, aggregates, switches, landing pads. Source: mlir-opt's output.

use alloc::vec::Vec;

use super::enums::{self as e, ENUMS};
use super::llvm_type;
use super::switch_syntax::{finish, parse_case, parse_flag, print_case_value};
use crate::attr::AttrData;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::segments;
use crate::text::parse::{Delim, OpState, Parse, Parser};
use crate::text::print::Printer;

/// Reads one of an enum's words, if it is next.
pub(super) fn opt_case(p: &mut Parser<'_>, def: u16) -> Option<u64> {
    let value = ENUMS[def as usize].value(p.peek_word()?).filter(|_| !p.at(""))?;
    p.opt_word();
    Some(value)
}

/// Writes an attribute's enum case and a blank, unless it is the default.
pub(super) fn print_case(p: &mut Printer<'_>, def: u16, value: Option<u64>) {
    if let Some(text) = value.and_then(|v| ENUMS[def as usize].text(v)).filter(|t| !t.is_empty()) {
        p.s(text);
        p.s(" ");
    }
}

/// The number of an enum stored as integer or as enum attribute.
pub(super) fn case_of(m: &crate::Module, op: Op, name: Sym) -> Option<u64> {
    match m.cx.attr_data(m.attr(op, name)?) {
        AttrData::Enum { value, .. } => Some(value),
        AttrData::Integer { bits, .. } => Some(bits),
        _ => None,
    }
}

fn parse_cmp(p: &mut Parser<'_>, s: &mut OpState, def: u16) -> Parse<()> {
    let loc = p.loc();
    if !p.at("\"") {
        return Err(p.error(loc, "predicate", "invalid kind of attribute specified: expected a predicate in quotes"));
    }
    let word = p.string()?;
    let Some(value) = ENUMS[def as usize].value(p.m.cx.str(word)) else {
        let text = alloc::format!("'{}' is an incorrect value of the 'predicate' attribute", p.m.cx.str(word));
        return Err(p.error(loc, "predicate", text));
    };
    s.attrs.push((Sym::PREDICATE, p.m.cx.int_attr(Type::I64, value as i64)));
    let lhs = p.operand()?;
    p.expect(",")?;
    let rhs = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let ty = p.ty()?;
    if !llvm_type::is_llvm_compatible(&p.m.cx, ty) {
        return Err(p.error(loc, "llvm-type", "expected LLVM dialect-compatible type"));
    }
    for v in [lhs, rhs] {
        let v = p.resolve(v, ty)?;
        s.operands.push(v);
    }
    let result = llvm_type::with_elem(&mut p.m.cx, ty, Type::I1);
    s.results.push(result);
    Ok(())
}
/// `"slt" %a, %b {attrs} : T`
pub fn parse_icmp(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_cmp(p, s, e::LLVM_ICMP_PREDICATE)
}
/// `"oeq" %a, %b {attrs} : T`
pub fn parse_fcmp(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_cmp(p, s, e::LLVM_FCMP_PREDICATE)
}
fn print_cmp(p: &mut Printer<'_>, op: Op, def: u16) {
    let m = p.m;
    p.s(" \"");
    if let Some(text) = case_of(m, op, Sym::PREDICATE).and_then(|v| ENUMS[def as usize].text(v)) {
        p.s(text);
    }
    p.s("\" ");
    p.values(m.operands(op));
    p.attr_dict(op, &[Sym::PREDICATE]);
    p.s(" : ");
    if let Some(&v) = m.operands(op).first() {
        p.ty(m.ty(v));
    }
}
/// The counterpart of [`parse_icmp`].
pub fn print_icmp(p: &mut Printer<'_>, op: Op) {
    print_cmp(p, op, e::LLVM_ICMP_PREDICATE)
}
/// The counterpart of [`parse_fcmp`].
pub fn print_fcmp(p: &mut Printer<'_>, op: Op) {
    print_cmp(p, op, e::LLVM_FCMP_PREDICATE)
}

/// `[inalloca] %n x T {attrs} : (N) -> !llvm.ptr`
pub fn parse_alloca(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("inalloca") {
        s.attrs.push((Sym::INALLOCA, Attr::UNIT));
    }
    let size = p.operand()?;
    p.expect("x")?;
    let elem = p.ty()?;
    s.attrs.push((Sym::ELEM_TYPE, p.m.cx.type_attr(elem)));
    p.opt_attr_dict(&mut s.attrs)?;
    // An alignment of 0 says nothing.
    s.attrs.retain(|&(n, a)| n != Sym::ALIGNMENT || p.m.cx.int_value(a) != Some(0));
    p.expect(":")?;
    let loc = p.loc();
    if s.attrs.iter().any(|&(n, a)| n == Sym::ALIGNMENT && p.m.cx.int_value(a).is_none()) {
        return Err(p.error(loc, "alignment", "expected integer alignment"));
    }
    let mut inputs = Vec::new();
    if p.at("(") {
        p.function_type(&mut inputs, &mut s.results)?;
    }
    if inputs.len() != 1 || s.results.len() != 1 {
        return Err(p.error(
            loc,
            "function-type",
            "expected trailing function type with one argument and one result, such as '(i64) -> !llvm.ptr'",
        ));
    }
    let v = p.resolve(size, inputs[0])?;
    s.operands.push(v);
    Ok(())
}
/// The counterpart of [`parse_alloca`].
pub fn print_alloca(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(if m.attr(op, Sym::INALLOCA).is_some() { " inalloca " } else { " " });
    p.values(m.operands(op));
    p.s(" x ");
    if let Some(ty) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)) {
        p.ty(ty);
    }
    let zero = m.attr(op, Sym::ALIGNMENT).and_then(|a| m.cx.int_value(a)) == Some(0);
    p.attr_dict(op, if zero { &[Sym::ELEM_TYPE, Sym::INALLOCA, Sym::ALIGNMENT] } else { &[Sym::ELEM_TYPE, Sym::INALLOCA] });
    p.s(" : ");
    print_function_type(p, op);
}

/// `(types of all operands) -> types of all results`
fn print_function_type(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s("(");
    p.types(m.operands(op).iter().map(|&v| m.ty(v)));
    p.s(") -> ");
    p.types(m.results(op).map(|v| m.ty(v)));
}

/// A position in `rawConstantIndices` whose index is an operand.
pub const DYNAMIC_INDEX: i32 = i32::MIN;

/// `[flags] %base[%i, 1, ...] {attrs} : (types) -> T, element type`
pub fn parse_gep(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut flags = 0;
    while let Some(f) = opt_case(p, e::LLVM_GEP_FLAGS) {
        flags |= f;
        if !p.eat("|") {
            break;
        }
    }
    if flags != 0 {
        let a = p.m.cx.attr(AttrData::Enum { def: e::LLVM_GEP_FLAGS, value: flags });
        s.attrs.push((Sym::NO_WRAP_FLAGS, a));
    }
    let mut operands = p.take_operands();
    let loc = p.loc();
    operands.push(p.operand()?);
    let mut constants: Vec<i32> = Vec::new();
    p.list(Delim::Square, |p| {
        if let Some(v) = p.opt_operand()? {
            operands.push(v);
            constants.push(DYNAMIC_INDEX);
            return Ok(());
        }
        let loc = p.loc();
        match i32::try_from(p.integer()?) {
            Ok(i) => constants.push(i),
            Err(_) => return Err(p.error(loc, "integer-too-large", "a constant index must fit in 32 bits")),
        }
        Ok(())
    })?;
    s.attrs.push((Sym::RAW_CONSTANT_INDICES, p.m.cx.i32_array(&constants)));
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let mut inputs = Vec::new();
    p.function_type(&mut inputs, &mut s.results)?;
    p.resolve_all(&operands, &inputs, loc, &mut s.operands)?;
    p.give_operands(operands);
    p.expect(",")?;
    let elem = p.ty()?;
    s.attrs.push((Sym::ELEM_TYPE, p.m.cx.type_attr(elem)));
    Ok(())
}
/// The counterpart of [`parse_gep`].
pub fn print_gep(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let [base, dynamic @ ..] = m.operands(op) else { return };
    p.s(" ");
    if let Some(flags) = case_of(m, op, Sym::NO_WRAP_FLAGS) {
        print_gep_flags(p, flags);
    }
    p.value(*base);
    p.s("[");
    let mut dynamic = dynamic.iter();
    if let Some(AttrData::DenseArray { data, .. }) = m.attr(op, Sym::RAW_CONSTANT_INDICES).map(|a| m.cx.attr_data(a)) {
        for (i, c) in m.cx.bytes.get(data).chunks_exact(4).enumerate() {
            if i > 0 {
                p.s(", ");
            }
            let c = i32::from_le_bytes([c[0], c[1], c[2], c[3]]);
            match dynamic.as_slice().first().filter(|_| c == DYNAMIC_INDEX) {
                Some(&v) => {
                    dynamic.next();
                    p.value(v);
                }
                None => int(p, i64::from(c)),
            }
        }
    }
    p.s("]");
    p.attr_dict(op, &[Sym::RAW_CONSTANT_INDICES, Sym::ELEM_TYPE, Sym::NO_WRAP_FLAGS]);
    p.s(" : ");
    print_function_type(p, op);
    p.s(", ");
    if let Some(ty) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)) {
        p.ty(ty);
    }
}
/// `inbounds|nuw `; release 19 has `inbounds` only.
fn print_gep_flags(p: &mut Printer<'_>, flags: u64) {
    if flags == 0 {
        return;
    }
    if p.release().version < 20 {
        if flags & 1 != 0 {
            p.s("inbounds ");
        }
        return;
    }
    let mut first = true;
    let mut word = |p: &mut Printer<'_>, w: &str| {
        if !core::mem::take(&mut first) {
            p.s("|");
        }
        p.s(w);
    };
    match flags & 3 {
        3 => word(p, "inbounds"),
        2 => word(p, "nusw"),
        1 => word(p, "inbounds_flag"),
        _ => {}
    }
    if flags & 4 != 0 {
        word(p, "nuw");
    }
    p.s(" ");
}

pub(super) fn int(p: &mut Printer<'_>, value: i64) {
    p.int(value);
}

/// `[1, 2]`
fn parse_position(p: &mut Parser<'_>, s: &mut OpState) -> Parse<Vec<i64>> {
    let mut position = Vec::new();
    p.list(Delim::Square, |p| {
        position.push(p.integer()?);
        Ok(())
    })?;
    s.attrs.push((Sym::POSITION, p.m.cx.i64_array(&position)));
    Ok(position)
}
/// Reads the type of an aggregate and finds what stands at a position of it.
fn parse_aggregate_type(p: &mut Parser<'_>, position: &[i64]) -> Parse<(Type, Type)> {
    p.expect(":")?;
    let loc = p.loc();
    let ty = p.ty()?;
    match llvm_type::member(&p.m.cx, ty, position) {
        Ok(member) => Ok((ty, member)),
        Err(text) => Err(p.error(loc, "aggregate-position", text)),
    }
}
/// `%container[position] {attrs} : T`
pub fn parse_extractvalue(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let container = p.operand()?;
    let position = parse_position(p, s)?;
    p.opt_attr_dict(&mut s.attrs)?;
    let (ty, member) = parse_aggregate_type(p, &position)?;
    let v = p.resolve(container, ty)?;
    s.operands.push(v);
    s.results.push(member);
    Ok(())
}
/// The counterpart of [`parse_extractvalue`]; the blank at the end is upstream's.
pub fn print_extractvalue(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some(&container) = m.operands(op).first() else { return };
    p.s(" ");
    p.value(container);
    print_position_and_type(p, op, container);
}
fn print_position_and_type(p: &mut Printer<'_>, op: Op, container: Value) {
    let m = p.m;
    p.s("[");
    if let Some(AttrData::DenseArray { data, .. }) = m.attr(op, Sym::POSITION).map(|a| m.cx.attr_data(a)) {
        for (i, c) in m.cx.bytes.get(data).as_chunks::<8>().0.iter().enumerate() {
            if i > 0 {
                p.s(", ");
            }
            int(p, i64::from_le_bytes(*c));
        }
    }
    p.s("]");
    p.attr_dict(op, &[Sym::POSITION]);
    p.s(" : ");
    p.ty(m.ty(container));
    p.s(" ");
}
/// `%value, %container[position] {attrs} : T`
pub fn parse_insertvalue(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let value = p.operand()?;
    p.expect(",")?;
    let container = p.operand()?;
    let position = parse_position(p, s)?;
    p.opt_attr_dict(&mut s.attrs)?;
    let (ty, member) = parse_aggregate_type(p, &position)?;
    let container = p.resolve(container, ty)?;
    let value = p.resolve(value, member)?;
    s.operands.extend([container, value]);
    s.results.push(ty);
    Ok(())
}
/// The counterpart of [`parse_insertvalue`].
pub fn print_insertvalue(p: &mut Printer<'_>, op: Op) {
    let &[container, value] = p.m.operands(op) else { return };
    p.s(" ");
    p.value(value);
    p.s(", ");
    p.value(container);
    print_position_and_type(p, op, container);
}

/// `%v : T, ^default(...) [ 1: ^bb(...), ... ] {attrs}`
pub fn parse_switch(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut cases = parse_flag(p, s, &[])?;
    p.list(Delim::Square, |p| parse_case(p, s, &mut cases))?;
    finish(p, s, cases)
}
/// The counterpart of [`parse_switch`]. Release 19 prints case values as unsigned numbers.
pub fn print_switch(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let operands = m.operands(op);
    let Some(&flag) = operands.first() else { return };
    p.s(" ");
    p.value(flag);
    p.s(" : ");
    p.ty(m.ty(flag));
    p.s(", ");
    let unsigned = p.release().version < 20;
    segments::for_each_successor(m, op, |i, block, range| {
        if i > 0 {
            p.s(if i > 1 { "," } else { "" });
            p.newline();
            p.s("  ");
            print_case_value(p, op, i - 1, unsigned);
            p.s(": ");
        }
        p.successor_and_operands(block, &operands[range]);
        if i == 0 {
            p.s(" [");
        }
    });
    p.newline();
    p.s("]");
    p.attr_dict(op, &[Sym::CASE_VALUES, Sym::CASE_OPERAND_SEGMENTS, Sym::OPERAND_SEGMENT_SIZES]);
}

/// `[cleanup] (catch %p : T) (filter %f : U) ... : V`
pub fn parse_landingpad(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("cleanup") {
        s.attrs.push((Sym::CLEANUP, Attr::UNIT));
    }
    while p.eat("(") {
        let loc = p.loc();
        if p.opt_word_of(&["catch", "filter"]).is_none() {
            return Err(p.error(loc, "landingpad-clause", "expected 'catch' or 'filter'"));
        }
        let v = p.operand()?;
        p.expect(":")?;
        let ty = p.ty()?;
        let v = p.resolve(v, ty)?;
        s.operands.push(v);
        p.expect(")")?;
    }
    p.expect(":")?;
    s.results.push(p.ty()?);
    Ok(())
}
/// The counterpart of [`parse_landingpad`]: a clause is a filter when its type is an array.
pub fn print_landingpad(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(if m.attr(op, Sym::CLEANUP).is_some() { " cleanup " } else { " " });
    for &v in m.operands(op) {
        let filter = matches!(m.type_data(v), crate::TypeData::LlvmArray { .. });
        p.s(if filter { "(filter " } else { "(catch " });
        p.value(v);
        p.s(" : ");
        p.ty(m.ty(v));
        p.s(") ");
    }
    p.s(": ");
    p.types(m.results(op).map(|v| m.ty(v)));
}
