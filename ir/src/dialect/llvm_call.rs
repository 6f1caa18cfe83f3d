//! Custom syntax of `llvm.call`, `llvm.invoke` and `llvm.call_intrinsic`, and operand bundles.
//! Source: mlir-opt's output.

use alloc::vec::Vec;

use super::enums as e;
use super::llvm_syntax::{case_of, opt_case, print_case};
use crate::attr::AttrData;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::segments;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;
use crate::ty::TypeData;

/// What a call's own text says before its types are known.
struct Head {
    /// The callee and the arguments as written; the callee first if it is a value.
    operands: Vec<Unresolved>,
    /// The callee is a value.
    indirect: bool,
}

/// `@f(%a, %b)` or `%f(%a, %b)`
fn parse_callee(p: &mut Parser<'_>, s: &mut OpState) -> Parse<Head> {
    let mut operands = p.take_operands();
    let indirect = match p.opt_symbol_name()? {
        Some(name) => {
            s.attrs.push((Sym::CALLEE, p.m.cx.symbol_ref(name)));
            false
        }
        None => {
            operands.push(p.operand()?);
            true
        }
    };
    let mut args = p.take_operands();
    p.operand_list(Delim::Paren, &mut args)?;
    operands.extend_from_slice(&args);
    p.give_operands(args);
    Ok(Head { operands, indirect })
}

/// ` vararg(!llvm.func<...>)`, if it is next.
fn parse_vararg(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("vararg") {
        p.expect("(")?;
        let loc = p.loc();
        let ty = p.ty()?;
        if !matches!(p.m.cx.type_data(ty), TypeData::LlvmFunc { .. }) {
            return Err(p.error(loc, "callee-type", "expected a variadic LLVM function type such as '!llvm.func<i32 (ptr, ...)>'"));
        }
        p.expect(")")?;
        s.attrs.push((Sym::VAR_CALLEE_TYPE, p.m.cx.type_attr(ty)));
        return Ok(());
    }
    p.older_variadic_call(&mut s.attrs)
}

/// `["tag"(%x : T, ...), ...]`, if it is next: adds `op_bundle_sizes` and `op_bundle_tags` and the operands.
pub(super) fn parse_bundles(
    p: &mut Parser<'_>,
    attrs: &mut Vec<(Sym, Attr)>,
    operands: &mut Vec<Unresolved>,
    types: &mut Vec<Type>,
) -> Parse<()> {
    if !p.at("[") {
        return Ok(());
    }
    let (mut sizes, mut tags) = (Vec::new(), Vec::new());
    p.list(Delim::Square, |p| {
        let tag = p.string()?;
        tags.push(p.m.cx.sym_str_attr(tag));
        p.expect("(")?;
        let before = operands.len();
        if !p.at(")") {
            p.operand_list(Delim::None, operands)?;
            p.expect(":")?;
            p.type_list(types)?;
        }
        sizes.push((operands.len() - before) as i32);
        p.expect(")")
    })?;
    if !sizes.is_empty() {
        attrs.push((Sym::OP_BUNDLE_SIZES, p.m.cx.i32_array(&sizes)));
        attrs.push((Sym::OP_BUNDLE_TAGS, p.m.cx.array_attr(&tags)));
    }
    Ok(())
}

/// Writes ` ["tag"(%x : T), ...]` if the operation has operand bundles, which its last operand field holds.
pub(super) fn print_bundles(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some(sizes) = m.attr(op, Sym::OP_BUNDLE_SIZES).and_then(|a| m.cx.int_array(a)).filter(|s| !s.is_empty()) else { return };
    let tags = m.attr(op, Sym::OP_BUNDLE_TAGS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    let field = m.row(op).operands.len() - 1;
    p.s(" [");
    for i in 0..sizes.len() {
        if i > 0 {
            p.s(", ");
        }
        if let Some(&tag) = tags.get(i) {
            p.attr(tag);
        }
        p.s("(");
        let operands = &m.operands(op)[segments::group_range(m, op, field, i)];
        p.values(operands);
        if !operands.is_empty() {
            p.s(" : ");
            p.types(operands.iter().map(|&v| m.ty(v)));
        }
        p.s(")");
    }
    p.s("]");
}

/// `(T {attrs}, ...) -> R {attrs}`: adds `arg_attrs` and `res_attrs`, returns the types of the arguments.
fn parse_types(p: &mut Parser<'_>, s: &mut OpState) -> Parse<Vec<Type>> {
    let (mut types, mut dicts, mut res_dicts) = (Vec::new(), Vec::new(), Vec::new());
    p.list(Delim::Paren, |p| {
        types.push(p.ty()?);
        dicts.push(opt_dict(p)?);
        Ok(())
    })?;
    p.expect("->")?;
    if p.at("(") {
        p.list(Delim::Paren, |p| {
            s.results.push(p.ty()?);
            res_dicts.push(opt_dict(p)?);
            Ok(())
        })?;
    } else {
        s.results.push(p.ty()?);
    }
    for (name, dicts) in [(Sym::ARG_ATTRS, &dicts), (Sym::RES_ATTRS, &res_dicts)] {
        if dicts.iter().any(|&d| d != Attr::EMPTY_DICT) {
            s.attrs.push((name, p.m.cx.array_attr(dicts)));
        }
    }
    Ok(types)
}
fn opt_dict(p: &mut Parser<'_>) -> Parse<Attr> {
    if !p.at("{") {
        return Ok(Attr::EMPTY_DICT);
    }
    let mut entries = Vec::new();
    p.opt_attr_dict(&mut entries)?;
    Ok(p.m.cx.dict(&entries))
}

/// `: [!llvm.ptr,] (types) -> type`, and with it the operands.
fn parse_call_types(p: &mut Parser<'_>, s: &mut OpState, head: Head) -> Parse<()> {
    p.expect(":")?;
    let loc = p.loc();
    let mut args = head.operands.as_slice();
    if head.indirect {
        if p.at("(") {
            let text = "expected indirect call to have 2 trailing types: the pointer's and the function's";
            return Err(p.error(loc, "function-type", text));
        }
        let ty = p.ty()?;
        let v = p.resolve(args[0], ty)?;
        s.operands.push(v);
        args = &args[1..];
        p.expect(",")?;
    }
    if !p.at("(") && (p.at("!") || p.peek_word().is_some()) {
        let loc = p.loc();
        p.ty()?;
        let text = match !head.indirect && p.at(",") {
            true => "expected direct call to have 1 trailing type, the function's",
            false => "expected trailing function type, such as '(i32) -> i64'",
        };
        return Err(p.error(loc, "function-type", text));
    }
    let types = parse_types(p, s)?;
    if s.results.len() > 1 {
        return Err(p.error(loc, "function-type", "expected function with 0 or 1 result"));
    }
    if s.results.first() == Some(&Type::LLVM_VOID) {
        return Err(p.error(loc, "function-type", "expected a non-void result type; a call without result has the type '(...) -> ()'"));
    }
    p.resolve_all(args, &types, loc, &mut s.operands)?;
    p.give_operands(head.operands);
    Ok(())
}

/// Prints what [`parse_types`] reads, for these operands.
fn print_types(p: &mut Printer<'_>, op: Op, args: &[Value]) {
    let m = p.m;
    let dicts = |name: Sym| m.attr(op, name).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    p.s("(");
    let arg_attrs = dicts(Sym::ARG_ATTRS);
    if arg_attrs.is_empty() {
        p.types_of(args);
    } else {
        for (i, &v) in args.iter().enumerate() {
            p.s(if i > 0 { ", " } else { "" });
            p.ty(m.ty(v));
            print_dict(p, arg_attrs.get(i).copied());
        }
    }
    p.s(") -> ");
    let res_attr = dicts(Sym::RES_ATTRS).first().copied().filter(|&a| a != Attr::EMPTY_DICT);
    match m.results(op).next() {
        None => p.s("()"),
        Some(v) if res_attr.is_some() => {
            p.s("(");
            p.ty(m.ty(v));
            print_dict(p, res_attr);
            p.s(")");
        }
        Some(v) => p.ty(m.ty(v)),
    }
}
fn print_dict(p: &mut Printer<'_>, dict: Option<Attr>) {
    if let Some(a) = dict.filter(|&a| a != Attr::EMPTY_DICT) {
        p.s(" ");
        p.attr(a);
    }
}

/// The attributes that the custom forms of calls spell otherwise.
const ELIDED: &[Sym] = &[
    Sym::CALLEE,
    Sym::CCONV,
    Sym::TAIL_CALL_KIND,
    Sym::VAR_CALLEE_TYPE,
    Sym::OP_BUNDLE_SIZES,
    Sym::OP_BUNDLE_TAGS,
    Sym::ARG_ATTRS,
    Sym::RES_ATTRS,
    Sym::OPERAND_SEGMENT_SIZES,
];

fn parse_cconv(p: &mut Parser<'_>, s: &mut OpState) {
    if let Some(value) = opt_case(p, e::LLVM_CCONV).filter(|&v| v != 0) {
        s.attrs.push((Sym::CCONV, p.m.cx.attr(AttrData::Enum { def: e::LLVM_CCONV, value })));
    }
}

/// `[cconv] [tail kind] callee(args) [vararg(type)] [bundles] {attrs} : types`
pub fn parse_call(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_cconv(p, s);
    if let Some(value) = opt_case(p, e::LLVM_TAIL_CALL_KIND).filter(|&v| v != 0) {
        s.attrs.push((Sym::TAIL_CALL_KIND, p.m.cx.attr(AttrData::Enum { def: e::LLVM_TAIL_CALL_KIND, value })));
    }
    let head = parse_callee(p, s)?;
    parse_vararg(p, s)?;
    parse_rest(p, s, head)
}
/// `[bundles] {attrs} : types`
fn parse_rest(p: &mut Parser<'_>, s: &mut OpState, head: Head) -> Parse<()> {
    let loc = p.loc();
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    parse_bundles(p, &mut s.attrs, &mut operands, &mut types)?;
    p.opt_attr_dict(&mut s.attrs)?;
    parse_call_types(p, s, head)?;
    p.resolve_all(&operands, &types, loc, &mut s.operands)
}
/// The callee's symbol, and the arguments without an indirect callee and without bundles.
fn callee_and_args(m: &Module, op: Op) -> (Option<Attr>, &[Value]) {
    let operands = segments::operand_field(m, op, 0);
    match m.attr(op, Sym::CALLEE) {
        Some(callee) => (Some(callee), operands),
        None => (None, operands.get(1..).unwrap_or_default()),
    }
}
fn print_callee(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let (callee, args) = callee_and_args(m, op);
    match callee {
        Some(a) => p.attr(a),
        None => {
            if let Some(&v) = m.operands(op).first() {
                p.value(v);
            }
        }
    }
    p.s("(");
    p.values(args);
    p.s(")");
}
fn print_vararg(p: &mut Printer<'_>, op: Op) {
    if let Some(ty) = p.m.attr(op, Sym::VAR_CALLEE_TYPE).and_then(|a| p.m.cx.type_value(a)) {
        p.s(" vararg(");
        p.ty(ty);
        p.s(")");
    }
}
/// Prints what [`parse_rest`] reads.
fn print_rest(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    print_bundles(p, op);
    p.attr_dict(op, ELIDED);
    p.s(" : ");
    let (callee, args) = callee_and_args(m, op);
    if callee.is_none()
        && let Some(&v) = m.operands(op).first()
    {
        p.ty(m.ty(v));
        p.s(", ");
    }
    print_types(p, op, args);
}
/// The counterpart of [`parse_call`].
pub fn print_call(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    print_case(p, e::LLVM_CCONV, case_of(m, op, Sym::CCONV).filter(|&v| v != 0));
    print_case(p, e::LLVM_TAIL_CALL_KIND, case_of(m, op, Sym::TAIL_CALL_KIND).filter(|&v| v != 0));
    print_callee(p, op);
    print_vararg(p, op);
    print_rest(p, op);
}

/// `[cconv] callee(args) to ^bb(...) unwind ^bb(...) [vararg(type)] [bundles] {attrs} : types`
pub fn parse_invoke(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_cconv(p, s);
    let head = parse_callee(p, s)?;
    let mut passed = Vec::new();
    p.expect("to")?;
    let normal = p.successor_and_operands(&mut passed)?;
    let n_normal = passed.len();
    p.expect("unwind")?;
    let unwind = p.successor_and_operands(&mut passed)?;
    s.successors.extend([normal, unwind]);
    parse_vararg(p, s)?;
    let loc = p.loc();
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    parse_bundles(p, &mut s.attrs, &mut operands, &mut types)?;
    p.opt_attr_dict(&mut s.attrs)?;
    parse_call_types(p, s, head)?;
    let sizes = [s.operands.len() as i32, n_normal as i32, (passed.len() - n_normal) as i32, operands.len() as i32];
    s.operands.extend_from_slice(&passed);
    p.resolve_all(&operands, &types, loc, &mut s.operands)?;
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, p.m.cx.i32_array(&sizes)));
    Ok(())
}
/// The counterpart of [`parse_invoke`].
pub fn print_invoke(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    print_case(p, e::LLVM_CCONV, case_of(m, op, Sym::CCONV).filter(|&v| v != 0));
    print_callee(p, op);
    let &[normal, unwind] = m.successors(op) else { return };
    p.s(" to ");
    p.successor_and_operands(normal, segments::operand_field(m, op, 1));
    p.s(" unwind ");
    p.successor_and_operands(unwind, segments::operand_field(m, op, 2));
    print_vararg(p, op);
    print_rest(p, op);
}

/// `"name"(args) [bundles] {attrs} : types`; in release 19 the attributes come last.
pub fn parse_call_intrinsic(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let name = p.string()?;
    s.attrs.push((Sym::INTRIN, p.m.cx.sym_str_attr(name)));
    let mut args = Vec::new();
    p.operand_list(Delim::Paren, &mut args)?;
    let loc = p.loc();
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    parse_bundles(p, &mut s.attrs, &mut operands, &mut types)?;
    let last = p.opts.release.intrinsic_attrs_last;
    if !last {
        p.opt_attr_dict(&mut s.attrs)?;
    }
    p.expect(":")?;
    let arg_types = parse_types(p, s)?;
    if last || p.at("{") {
        if !last {
            p.older("intrinsic-attributes", loc, "attributes behind the types of an intrinsic", "before them")?;
        }
        p.opt_attr_dict(&mut s.attrs)?;
    }
    p.resolve_all(&args, &arg_types, loc, &mut s.operands)?;
    p.resolve_all(&operands, &types, loc, &mut s.operands)
}
/// The counterpart of [`parse_call_intrinsic`].
pub fn print_call_intrinsic(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let args = segments::operand_field(m, op, 0);
    p.s(" ");
    if let Some(name) = m.attr(op, Sym::INTRIN) {
        p.attr(name);
    }
    p.s("(");
    p.values(args);
    p.s(")");
    print_bundles(p, op);
    let last = p.release().intrinsic_attrs_last;
    for is_types in [last, !last] {
        if is_types {
            p.s(" : ");
            print_types(p, op, args);
        } else {
            intrinsic_attrs(p, op);
        }
    }
}

fn intrinsic_attrs(p: &mut Printer<'_>, op: Op) {
    p.attr_dict(op, &[Sym::INTRIN, Sym::OP_BUNDLE_SIZES, Sym::OP_BUNDLE_TAGS, Sym::ARG_ATTRS, Sym::RES_ATTRS]);
}
