//! What the custom forms of `cf.switch` and `llvm.switch` share: the flag, the cases and what is passed to their
//! blocks. Source: mlir-opt's output. The reference writes case values that it does not take back (above 2^63, or cut to
//! 64 bits where the flag is wider); here what is written is the value, and reads back.

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::dense;
use crate::id::{Op, Sym, Type};
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

/// A switch whose cases are being read.
pub struct Cases {
    ty: Type,
    n_default: usize,
    /// The case values, as a dense attribute holds them.
    bytes: Vec<u8>,
    sizes: Vec<i32>,
}

/// `%flag : T,`, the words before the default block, the block and what is passed to it.
pub fn parse_flag(p: &mut Parser<'_>, s: &mut OpState, words: &[&str]) -> Parse<Cases> {
    let flag = p.operand()?;
    p.expect(":")?;
    let ty = p.ty()?;
    let flag = p.resolve(flag, ty)?;
    s.operands.push(flag);
    p.expect(",")?;
    for word in words {
        p.expect(word)?;
    }
    let block = p.successor_and_operands(&mut s.operands)?;
    s.successors.push(block);
    Ok(Cases { ty, n_default: s.operands.len() - 1, bytes: Vec::new(), sizes: Vec::new() })
}

/// `1: ^bb(...)`
pub fn parse_case(p: &mut Parser<'_>, s: &mut OpState, cases: &mut Cases) -> Parse<()> {
    let width = p.m.cx.int_width(cases.ty).unwrap_or(64);
    let words = p.integer_words(width)?;
    let size = dense::elem_size(&p.m.cx, cases.ty).unwrap_or(8);
    cases.bytes.extend(words.iter().flat_map(|w| w.to_le_bytes()).take(size));
    p.expect(":")?;
    let before = s.operands.len();
    let block = p.successor_and_operands(&mut s.operands)?;
    s.successors.push(block);
    cases.sizes.push((s.operands.len() - before) as i32);
    Ok(())
}

/// The attributes, once all cases are read.
pub fn finish(p: &mut Parser<'_>, s: &mut OpState, cases: Cases) -> Parse<()> {
    p.opt_attr_dict(&mut s.attrs)?;
    let Cases { ty, n_default, bytes, sizes } = cases;
    let cx = &mut p.m.cx;
    if !sizes.is_empty() {
        let size = dense::elem_size(cx, ty).unwrap_or(8);
        let vector = cx.vector_type(&[sizes.len() as i64], ty);
        s.attrs.push((Sym::CASE_VALUES, dense::make(cx, vector, size, &bytes)));
    }
    let n_cases = s.operands.len() - 1 - n_default;
    s.attrs.push((Sym::CASE_OPERAND_SEGMENTS, cx.i32_array(&sizes)));
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, cx.i32_array(&[1, n_default as i32, n_cases as i32])));
    Ok(())
}

/// Writes the value of case `i` (from 0) in decimal.
pub fn print_case_value(p: &mut Printer<'_>, op: Op, i: usize, unsigned: bool) {
    let m = p.m;
    let Some(AttrData::Dense { ty, data, splat }) = m.attr(op, Sym::CASE_VALUES).map(|a| m.cx.attr_data(a)) else { return p.int(0) };
    let elem = m.cx.elem_type(ty);
    let size = dense::elem_size(&m.cx, elem).unwrap_or(8);
    let at = if splat { 0 } else { i * size };
    let bytes = m.cx.bytes.get(data).get(at..at + size).unwrap_or(&[0]);
    p.int_bytes(bytes, m.cx.int_width(elem).unwrap_or(64), unsigned);
}
