//! The `ub` dialect: poison and unreachable. Source: MLIR documentation, "'ub' Dialect".

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::constraint as c;
use crate::context::Context;
use crate::dialect::records as r;
use crate::id::{Attr, Op, Sym};
use crate::module::Module;
use crate::row::*;
use crate::store::List;

dialect! {
    start super::builtin::END;
    POISON = OpRow {
        results: &[one("result", &c::ANY)],
        attrs: &[def_attr(Sym::VALUE, AttrKind::Record(r::UB_POISON), 0)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict ('<' $value^ '>')? ':' type($result)"),
        fold: Some(fold_poison),
        ..op("ub.poison", "A value that no computation may depend on.")
    };
    UNREACHABLE = OpRow {
        traits: traits(&[Traits::TERMINATOR, Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        ..op("ub.unreachable", "Says that control never gets here.")
    };
}

/// `#ub.poison`
pub fn poison(cx: &mut Context) -> Attr {
    cx.attr(AttrData::Record { def: r::UB_POISON, fields: List::EMPTY })
}
/// Whether an attribute is `#ub.poison`.
pub fn is_poison(cx: &Context, a: Attr) -> bool {
    matches!(cx.attr_data(a), AttrData::Record { def: r::UB_POISON, .. })
}

fn fold_poison(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let value = m.attr(op, Sym::VALUE).unwrap_or_else(|| poison(&mut m.cx));
    out.push(Folded::Attr(value));
    true
}
