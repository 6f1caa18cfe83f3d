//! Modules of device code, which the `gpu` dialect has. Everything else of it is missing.
//! Source: MLIR documentation, "'gpu' Dialect", mlir-opt 19 and 22.

use crate::id::{Op, Sym};
use crate::row::*;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

dialect! {
    start super::sme::END;
    MODULE = OpDef {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::TARGETS, AttrKind::Array), opt_attr(Sym::OFFLOADING_HANDLER, AttrKind::Any)],
        extra: &RowExtra { regions: &[RegionField { name: "bodyRegion", kind: RegionKind::One }], ..NO_EXTRA },
        traits: traits(&[Traits::ISOLATED, Traits::NO_REGION_ARGS, Traits::SYMBOL_TABLE, Traits::SYMBOL, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK]),
        format: custom!(parse_module, print_module),
        ..op("gpu.module", "Device code, with targets that it is compiled for.")
    };
}

/// `@name<handler> [targets] attributes {...} {...}`
fn parse_module(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let name = p.symbol_name()?;
    s.attrs.push((Sym::SYM_NAME, p.m.cx.sym_str_attr(name)));
    if p.eat("<") {
        let handler = p.attr(None)?;
        s.attrs.push((Sym::OFFLOADING_HANDLER, handler));
        p.expect(">")?;
    }
    if p.at("[") {
        let targets = p.attr(None)?;
        s.attrs.push((Sym::TARGETS, targets));
    }
    p.opt_attr_dict_with_keyword(&mut s.attrs)?;
    let region = p.region(MODULE, &[], true)?;
    s.regions.push(region);
    Ok(())
}

fn print_module(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    if let Some(name) = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)) {
        p.symbol(name);
    }
    let wide = !p.release().single_blank;
    if let Some(handler) = m.attr(op, Sym::OFFLOADING_HANDLER) {
        p.s(if wide { " <" } else { "<" });
        p.attr(handler);
        p.s(">");
    }
    if let Some(targets) = m.attr(op, Sym::TARGETS) {
        p.s(" ");
        p.attr(targets);
        p.s(if wide { " " } else { "" });
    }
    p.attr_dict_with_keyword(op, &[Sym::SYM_NAME, Sym::TARGETS, Sym::OFFLOADING_HANDLER]);
    p.s(" ");
    if let Some(&r) = m.op_regions(op).first() {
        p.region(r, false, true);
    }
}
