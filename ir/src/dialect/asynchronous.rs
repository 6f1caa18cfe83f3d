//! The `async` dialect: work that another thread does. Only its region operation is here, so that what stands in it can be
//! lowered; types are kept as text. Source: MLIR documentation, "'async' Dialect".

use alloc::format;
use alloc::vec::Vec;

use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::diag::Diags;
use crate::diag::Source;
use crate::dialect::memref_verify::fail;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::row::*;
use crate::segments::operand_field;
use crate::text::parse::{Delim, OpState, Parse, Parser, parse_type};
use crate::text::print::Printer;
use crate::ty::TypeData;

/// What the text of a type of the dialect must be.
pub(crate) fn check_text(text: &str) -> Result<(), &'static str> {
    let known = matches!(text, "token" | "group" | "coro.id" | "coro.handle" | "coro.state");
    let value = text.strip_prefix("value<").is_some_and(|t| t.ends_with('>'));
    if known || value { Ok(()) } else { Err("has the types `token`, `value<...>`, `group` and those of coroutines") }
}

/// The text of a type of the dialect.
fn text_of(cx: &Context, ty: Type) -> Option<&str> {
    match cx.type_data(ty) {
        TypeData::Opaque { dialect, text } if cx.str(dialect) == "async" => Some(cx.str(text)),
        _ => None,
    }
}

constraints! {
    /// A promise that work ends.
    TOKEN: "async token type", |cx, t| text_of(cx, t) == Some("token");
    /// A promise of a value.
    VALUE: "async value type", |cx, t| text_of(cx, t).is_some_and(|t| t.starts_with("value<"));
}

dialect! {
    start super::bufferization::END;
    EXECUTE = OpDef {
        operands: &[var!("dependencies", &TOKEN), var!("bodyOperands", &VALUE)],
        results: &[one!("token", &TOKEN), var!("bodyResults", &VALUE)],
        extra: &RowExtra { regions: &[RegionField { name: "bodyRegion", kind: RegionKind::One }], result_names: crate::row::named(|_, _, i, out| out.push_str(match i { 0 => "token", 1 => "bodyResults", _ => "" })), more: &RowMore { implicit_terminator: "async.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ALLOCATION_SCOPE, Traits::SINGLE_BLOCK]),
        format: custom!(parse_execute, print_execute),
        verify: Some(verify_execute),
        ..op("async.execute", "Work that another thread may do.")
    };
    YIELD = OpDef {
        operands: &[var!("operands", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("($operands^ ':' type($operands))? attr-dict"),
        extra: &RowExtra { more: &RowMore { parents: &["async.execute"], ..NO_MORE }, ..NO_EXTRA },
        ..op("async.yield", "Gives the values of work.")
    };
}

/// The type that `!async.value<type>` promises.
fn promised(m: &mut Module, ty: Type, release: crate::Release) -> Option<Type> {
    let text = alloc::string::String::from(text_of(&m.cx, ty)?.strip_prefix("value<")?.strip_suffix('>')?);
    let options = crate::text::parse::ParseOptions { release, allow_unregistered: true, ..Default::default() };
    parse_type(m, Source { name: "", text: &text, first_line: 0, bytecode: &[] }, &options, &mut Diags::default()).ok()
}

/// `[%t] (%v as %x : type) -> (types) attributes {...} {...}`
fn parse_execute(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let mut tokens = Vec::new();
    if p.at("[") {
        p.operand_list(Delim::Square, &mut tokens)?;
    }
    let token = p.m.cx.sym("token");
    let dialect = p.m.cx.sym("async");
    let token = p.m.cx.ty(TypeData::Opaque { dialect, text: token });
    for &t in &tokens {
        let v = p.resolve(t, token)?;
        s.operands.push(v);
    }
    let (mut args, mut values) = (Vec::new(), Vec::new());
    if p.at("(") {
        p.list(Delim::Paren, |p| {
            values.push(p.operand()?);
            p.expect("as")?;
            args.push(p.argument(true, false)?);
            Ok(())
        })?;
    }
    for (v, arg) in values.iter().zip(&mut args) {
        let v = p.resolve(*v, arg.ty)?;
        s.operands.push(v);
        let release = p.opts.release;
        match promised(p.m, arg.ty, release) {
            Some(t) => arg.ty = t,
            None => return Err(p.error(loc, "expected-async-value", "an operand of the body must be an async value")),
        }
    }
    s.results.push(token);
    if p.eat("->") {
        p.result_types(&mut s.results)?;
    }
    p.opt_attr_dict_with_keyword(&mut s.attrs)?;
    let region = p.region(EXECUTE, &args, false)?;
    s.regions.push(region);
    let sizes = p.m.cx.i32_array(&[tokens.len() as i32, values.len() as i32]);
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    Ok(())
}

fn print_execute(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let (tokens, values) = (operand_field(m, op, 0), operand_field(m, op, 1));
    if !tokens.is_empty() {
        p.s(" [");
        p.values(tokens);
        p.s("]");
    }
    let Some(&region) = m.op_regions(op).first() else { return };
    if let (false, Some(block)) = (values.is_empty(), m.entry_block(op, 0)) {
        p.s(" (");
        for (i, (&v, arg)) in values.iter().zip(m.block_args(block)).enumerate() {
            p.s(if i > 0 { ", " } else { "" });
            p.value(v);
            p.s(" as ");
            p.value(arg);
            p.s(": ");
            p.ty(m.ty(v));
        }
        p.s(")");
    }
    let results: Vec<Type> = m.results(op).skip(1).map(|v| m.ty(v)).collect();
    p.arrow_types(&results);
    p.attr_dict_with_keyword(op, &[Sym::OPERAND_SEGMENT_SIZES]);
    p.s(" ");
    p.region(region, false, m.entry_block(op, 0).and_then(|b| m.terminator(b)).is_some());
}

/// The body takes a value for each operand.
fn verify_execute(m: &Module, op: Op, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    let (want, got) = (operand_field(m, op, 1).len(), m.block_args(block).len());
    if want != got {
        return fail(m, op, d, "region-arguments", format!("the body must take {want} values, got {got}"));
    }
    let Some(last) = m.terminator(block).filter(|&o| m.kind(o) == YIELD) else { return };
    let (want, got) = (m.n_results(op) - 1, m.n_operands(last));
    if want != got {
        fail(m, op, d, "result-mismatch", format!("the body must give {want} values, got {got}"));
    }
}
