//! Custom syntax of `llvm.func`. Source: mlir-opt's output.

use super::enums as e;
use super::function;
use super::llvm;
use super::llvm_syntax::{case_of, opt_case, print_case};
use crate::attr::AttrData;
use crate::id::{Attr, Op, Sym, Type};
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::TypeData;

/// Reads one of an enum's words into an enum attribute; nothing is stored for the default.
pub(super) fn parse_enum(p: &mut Parser<'_>, s: &mut OpState, name: Sym, def: u16, default: Option<u64>) {
    let value = opt_case(p, def).or(Some(0));
    if let Some(value) = value.filter(|&v| Some(v) != default) {
        s.attrs.push((name, p.m.cx.attr(AttrData::Enum { def, value })));
    }
}
/// Reads one of an enum's words into an integer attribute; nothing is stored for the default.
pub(super) fn parse_int_enum(p: &mut Parser<'_>, s: &mut OpState, name: Sym, def: u16, default: Option<u64>) {
    let value = opt_case(p, def).unwrap_or(0);
    if Some(value) != default {
        s.attrs.push((name, p.m.cx.int_attr(Type::I64, value as i64)));
    }
}

/// `[linkage] [visibility] [unnamed_addr] [cconv] @name(args) -> result [vscale_range(a, b)] [comdat(@a::@b)]
/// [attributes {...}] [{ body }]`
pub fn parse_func(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_enum(p, s, Sym::LINKAGE, e::LLVM_LINKAGE, Some(0));
    parse_int_enum(p, s, Sym::VISIBILITY, e::LLVM_VISIBILITY, Some(0));
    // Written out even when it says nothing: the generic form shows it.
    parse_int_enum(p, s, Sym::UNNAMED_ADDR, e::LLVM_UNNAMED_ADDR, None);
    parse_enum(p, s, Sym::CCONV, e::LLVM_CCONV, Some(0));
    if !p.at("@") {
        let loc = p.loc();
        return Err(p.error(loc, "symbol-name", "custom op 'llvm.func' expected valid '@'-identifier for symbol name"));
    }
    let name = p.symbol_name()?;
    s.attrs.push((Sym::SYM_NAME, p.m.cx.sym_str_attr(name)));
    let loc = p.loc();
    let sig = function::parse_signature(p, true)?;
    let ret = match *sig.results.as_slice() {
        [] => Type::LLVM_VOID,
        [t] => t,
        _ => return Err(p.error(loc, "function-result", "failed to construct function type: expected zero or one function result")),
    };
    if let Some((i, &bad)) =
        sig.arg_types.iter().chain([&ret]).enumerate().find(|&(_, &t)| !super::llvm_type::is_llvm_compatible(&p.m.cx, t))
    {
        let what = if i < sig.arg_types.len() { "arguments" } else { "results" };
        let bad = p.type_text(bad);
        let text = alloc::format!("failed to construct function type: expected LLVM type for function {what}, found '{bad}'");
        return Err(p.error(loc, "llvm-type", text));
    }
    let ty = p.m.cx.llvm_func(ret, &sig.arg_types, sig.variadic);
    if sig.variadic {
        p.note_variadic(name, ty);
    }
    s.attrs.push((Sym::FUNCTION_TYPE, p.m.cx.type_attr(ty)));
    if p.eat("vscale_range") {
        p.expect("(")?;
        let mut bounds = [Attr::NONE; 2];
        for (i, b) in bounds.iter_mut().enumerate() {
            if i > 0 {
                p.expect(",")?;
            }
            let n = p.integer()?;
            *b = p.m.cx.int_attr(Type::I32, n);
        }
        p.expect(")")?;
        let fields = p.m.cx.attr_list(&bounds);
        s.attrs.push((Sym::VSCALE_RANGE, p.m.cx.attr(AttrData::Record { def: super::records::LLVM_VSCALE_RANGE, fields })));
    }
    parse_comdat(p, s)?;
    let (at, loc) = (s.attrs.len(), p.loc());
    p.opt_attr_dict_with_keyword(&mut s.attrs)?;
    if let Some(&(n, _)) = s.attrs[at..].iter().find(|a| matches!(a.0, Sym::SYM_NAME | Sym::FUNCTION_TYPE)) {
        let text = alloc::format!("'{}' follows from the signature and cannot be given as an attribute", p.m.cx.str(n));
        return Err(p.error(loc, "function-attribute", text));
    }
    function::add_arg_attrs(p, &sig, &mut s.attrs)?;
    let loc = p.loc();
    let region = if p.at("{") {
        if !sig.named() {
            return Err(p.error(loc, "argument-name", "a function with a body needs names for its arguments, such as '%x: i32'"));
        }
        p.region(llvm::FUNC, &sig.args, true)?
    } else {
        p.m.new_region()
    };
    s.regions.push(region);
    Ok(())
}

/// ` comdat(@a::@b)`, if it is next.
pub(super) fn parse_comdat(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("comdat") {
        p.expect("(")?;
        let a = p.symbol_ref()?;
        s.attrs.push((Sym::COMDAT, a));
        p.expect(")")?;
    }
    Ok(())
}
/// The counterpart of [`parse_comdat`].
pub(super) fn print_comdat(p: &mut Printer<'_>, op: Op) {
    if let Some(a) = p.m.attr(op, Sym::COMDAT) {
        p.s(" comdat(");
        p.attr(a);
        p.s(")");
    }
}

/// The counterpart of [`parse_func`].
pub fn print_func(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    print_case(p, e::LLVM_LINKAGE, case_of(m, op, Sym::LINKAGE).filter(|&v| v != 0));
    print_case(p, e::LLVM_VISIBILITY, case_of(m, op, Sym::VISIBILITY));
    print_case(p, e::LLVM_UNNAMED_ADDR, case_of(m, op, Sym::UNNAMED_ADDR));
    print_case(p, e::LLVM_CCONV, case_of(m, op, Sym::CCONV).filter(|&v| v != 0));
    if let Some(n) = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)) {
        p.symbol(n);
    }
    let ty = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
    if let Some(TypeData::LlvmFunc { ret, params, varargs }) = ty.map(|t| m.cx.type_data(t)) {
        let results: &[Type] = if ret == Type::LLVM_VOID { &[] } else { &[ret] };
        function::print_signature(p, op, &m.cx.type_vec(params), results, varargs);
    }
    if let Some(AttrData::Record { fields, .. }) = m.attr(op, Sym::VSCALE_RANGE).map(|a| m.cx.attr_data(a)) {
        p.s(" vscale_range(");
        for (i, a) in m.cx.attrs_in(fields).enumerate() {
            p.s(if i > 0 { ", " } else { "" });
            p.int(m.cx.int_value(a).unwrap_or(0));
        }
        p.s(")");
    }
    print_comdat(p, op);
    const ELIDED: &[Sym] = &[
        Sym::SYM_NAME,
        Sym::FUNCTION_TYPE,
        Sym::ARG_ATTRS,
        Sym::RES_ATTRS,
        Sym::LINKAGE,
        Sym::CCONV,
        Sym::VISIBILITY,
        Sym::COMDAT,
        Sym::UNNAMED_ADDR,
        Sym::VSCALE_RANGE,
    ];
    p.attr_dict_with_keyword(op, ELIDED);
    if let Some(&r) = m.op_regions(op).first()
        && !m.region_blocks(r).is_empty()
    {
        p.s(" ");
        p.region(r, false, true);
    }
}
