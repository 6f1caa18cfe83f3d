//! Custom syntax of `llvm.mlir.global`, `llvm.mlir.alias` and `llvm.mlir.ifunc`. Source: mlir-opt's output.

use super::enums as e;
use super::llvm;
use super::llvm_func::{parse_comdat, parse_enum, parse_int_enum, print_comdat};
use super::llvm_syntax::{case_of, opt_case, print_case};
use crate::attr::AttrData;
use crate::id::{Attr, Op, Sym, Type};
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

/// `[linkage] [visibility] [thread_local] [unnamed_addr] [constant] @name`. Release 19 printed `thread_local` before
/// but read it behind `unnamed_addr`; both orders are read.
fn parse_head(p: &mut Parser<'_>, s: &mut OpState, op: crate::Opcode) -> Parse<()> {
    // Linkage has no default in the row, so it is always stored.
    parse_enum(p, s, Sym::LINKAGE, e::LLVM_LINKAGE, None);
    parse_int_enum(p, s, Sym::VISIBILITY, e::LLVM_VISIBILITY, Some(0));
    let mut unnamed = None;
    let mut thread_local = false;
    for _ in 0..2 {
        if op != llvm::MLIR_IFUNC && !thread_local && p.eat("thread_local") {
            thread_local = true;
            s.attrs.push((Sym::THREAD_LOCAL, Attr::UNIT));
        }
        if unnamed.is_none() {
            unnamed = opt_case(p, e::LLVM_UNNAMED_ADDR);
        }
    }
    s.attrs.push((Sym::UNNAMED_ADDR, p.m.cx.int_attr(Type::I64, unnamed.unwrap_or(0) as i64)));
    if op == llvm::MLIR_GLOBAL && p.eat("constant") {
        s.attrs.push((Sym::CONSTANT, Attr::UNIT));
    }
    let name = p.symbol_name()?;
    s.attrs.push((Sym::SYM_NAME, p.m.cx.sym_str_attr(name)));
    Ok(())
}
fn print_head(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    print_case(p, e::LLVM_LINKAGE, case_of(m, op, Sym::LINKAGE).or(Some(0)));
    print_case(p, e::LLVM_VISIBILITY, case_of(m, op, Sym::VISIBILITY));
    if m.attr(op, Sym::THREAD_LOCAL).is_some() {
        p.s("thread_local ");
    }
    print_case(p, e::LLVM_UNNAMED_ADDR, case_of(m, op, Sym::UNNAMED_ADDR));
    if m.attr(op, Sym::CONSTANT).is_some() {
        p.s("constant ");
    }
    if let Some(n) = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)) {
        p.symbol(n);
    }
}

/// `... @name([value]) [comdat(@a::@b)] {attrs} [: type] [{ initializer }]`
pub fn parse_global(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_head(p, s, llvm::MLIR_GLOBAL)?;
    p.expect("(")?;
    let mut value = None;
    if !p.at(")") {
        let a = p.attr(None)?;
        s.attrs.push((Sym::VALUE, a));
        value = Some(a);
    }
    p.expect(")")?;
    parse_comdat(p, s)?;
    p.opt_attr_dict(&mut s.attrs)?;
    let loc = p.loc();
    let ty = if p.eat(":") {
        Some(p.ty()?)
    } else {
        // A string is an array of its bytes.
        match value.map(|a| p.m.cx.attr_data(a)) {
            Some(AttrData::String { text, .. }) => {
                let n = p.m.cx.str_bytes(text).len() as u64;
                Some(p.m.cx.llvm_array(n, Type::I8))
            }
            _ => None,
        }
    };
    let Some(ty) = ty else {
        return Err(p.error(loc, "global-type", "expected ':' and the type of the global (only a string's type may be left away)"));
    };
    s.attrs.push((Sym::GLOBAL_TYPE, p.m.cx.type_attr(ty)));
    let region = match p.opt_region(llvm::MLIR_GLOBAL, &[], true)? {
        Some(r) => r,
        None => p.m.new_region(),
    };
    s.regions.push(region);
    Ok(())
}
/// The counterpart of [`parse_global`]. The address space is always written.
pub fn print_global(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    print_head(p, op);
    p.s("(");
    let value = m.attr(op, Sym::VALUE);
    if let Some(a) = value {
        p.attr(a);
    }
    p.s(")");
    print_comdat(p, op);
    p.s(" {");
    let mut space = m.attr(op, Sym::ADDR_SPACE).is_none();
    let mut first = true;
    for (name, a) in m.cx.dict_entries(m.op_record[op].attrs) {
        if ELIDED.contains(&name) {
            continue;
        }
        if space && m.cx.str(name) > "addr_space" {
            print_space(p, &mut first);
            space = false;
        }
        // What release 19 called otherwise.
        let older = name == Sym::DBG_EXPRS && p.release().attr_aliases;
        let (name, a) = match (super::llvm_alias::DBG_EXPR_ALIAS.print)(&m.cx, Some(a)).filter(|_| older) {
            Some(a) => (Sym::DBG_EXPR, a),
            None => (name, a),
        };
        p.s(if core::mem::take(&mut first) { "" } else { ", " });
        p.named_attr(name, a);
    }
    if space {
        print_space(p, &mut first);
    }
    p.s("}");
    if !matches!(value.map(|a| m.cx.attr_data(a)), Some(AttrData::String { .. })) {
        p.s(" : ");
        if let Some(ty) = m.attr(op, Sym::GLOBAL_TYPE).and_then(|a| m.cx.type_value(a)) {
            p.ty(ty);
        }
    }
    print_initializer(p, op);
}
const ELIDED: &[Sym] = &[
    Sym::SYM_NAME,
    Sym::GLOBAL_TYPE,
    Sym::CONSTANT,
    Sym::VALUE,
    Sym::LINKAGE,
    Sym::UNNAMED_ADDR,
    Sym::THREAD_LOCAL,
    Sym::VISIBILITY,
    Sym::COMDAT,
];
fn print_space(p: &mut Printer<'_>, first: &mut bool) {
    p.s(if core::mem::take(first) { "addr_space = 0 : i32" } else { ", addr_space = 0 : i32" });
}
fn print_initializer(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    if let Some(&r) = m.op_regions(op).first()
        && !m.region_blocks(r).is_empty()
    {
        p.s(" ");
        p.region(r, false, true);
    }
}

/// `... @name {attrs} : type { initializer }`
pub fn parse_alias(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_head(p, s, llvm::MLIR_ALIAS)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    s.attrs.push((Sym::ALIAS_TYPE, p.m.cx.type_attr(ty)));
    let region = p.region(llvm::MLIR_ALIAS, &[], true)?;
    s.regions.push(region);
    Ok(())
}
/// The counterpart of [`parse_alias`].
pub fn print_alias(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    print_head(p, op);
    p.attr_dict(op, &[Sym::SYM_NAME, Sym::ALIAS_TYPE, Sym::LINKAGE, Sym::UNNAMED_ADDR, Sym::THREAD_LOCAL, Sym::VISIBILITY]);
    p.s(" : ");
    if let Some(ty) = m.attr(op, Sym::ALIAS_TYPE).and_then(|a| m.cx.type_value(a)) {
        p.ty(ty);
    }
    print_initializer(p, op);
}

/// `... @name : function type, pointer type @resolver {attrs}`
pub fn parse_ifunc(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_head(p, s, llvm::MLIR_IFUNC)?;
    p.expect(":")?;
    let ty = p.ty()?;
    s.attrs.push((Sym::I_FUNC_TYPE, p.m.cx.type_attr(ty)));
    p.expect(",")?;
    let ty = p.ty()?;
    s.attrs.push((Sym::RESOLVER_TYPE, p.m.cx.type_attr(ty)));
    let name = p.symbol_name()?;
    s.attrs.push((Sym::RESOLVER, p.m.cx.symbol_ref(name)));
    p.opt_attr_dict(&mut s.attrs)
}
/// The counterpart of [`parse_ifunc`].
pub fn print_ifunc(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    print_head(p, op);
    let ty = |name: Sym| m.attr(op, name).and_then(|a| m.cx.type_value(a));
    p.s(" : ");
    if let Some(t) = ty(Sym::I_FUNC_TYPE) {
        p.ty(t);
    }
    p.s(", ");
    if let Some(t) = ty(Sym::RESOLVER_TYPE) {
        p.ty(t);
    }
    p.s(" ");
    if let Some(a) = m.attr(op, Sym::RESOLVER) {
        p.attr(a);
    }
    p.attr_dict(
        op,
        &[Sym::SYM_NAME, Sym::I_FUNC_TYPE, Sym::RESOLVER, Sym::RESOLVER_TYPE, Sym::LINKAGE, Sym::UNNAMED_ADDR, Sym::VISIBILITY],
    );
}
