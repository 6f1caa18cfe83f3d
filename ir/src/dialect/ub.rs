//! The `ub` dialect: poison and unreachable. Source: MLIR documentation, "'ub' Dialect".

use alloc::vec::Vec;

use crate::constraint as c;
use crate::dialect::records as r;
use crate::id::{Attr, Op, Sym};
use crate::module::Module;
use crate::row::*;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

dialect! {
    start super::builtin::END;
    POISON = OpDef {
        results: &[one!("result", &c::ANY)],
        attrs: &[def_attr(Sym::VALUE, AttrKind::Record(r::UB_POISON), 0)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: custom!(parse_poison, print_poison),
        fold: Some(fold_poison),
        ..op("ub.poison", "A value that no computation may depend on.")
    };
    UNREACHABLE = OpDef {
        traits: traits(&[Traits::TERMINATOR, Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        ..op("ub.unreachable", "Says that control never gets here.")
    };
}

/// `{attrs} [<value>] : type`; the plain poison value is not kept.
fn parse_poison(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    p.opt_attr_dict(&mut s.attrs)?;
    if p.eat("<") {
        let value = p.attr(None)?;
        p.expect(">")?;
        if value != Attr::UB_POISON {
            s.attrs.push((Sym::VALUE, value));
        }
    }
    p.expect(":")?;
    let ty = p.ty()?;
    s.results.push(ty);
    Ok(())
}
fn print_poison(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.attr_dict(op, &[Sym::VALUE]);
    if let Some(value) = m.attr(op, Sym::VALUE).filter(|&v| v != Attr::UB_POISON) {
        p.s(" <");
        p.attr(value);
        p.s(">");
    }
    p.s(" : ");
    p.types(m.results(op).map(|v| m.ty(v)));
}

fn fold_poison(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let value = m.attr(op, Sym::VALUE).unwrap_or(Attr::UB_POISON);
    out.push(Folded::Attr(value));
    true
}
