//! The `ub` dialect: poison and unreachable. Source: MLIR documentation, "'ub' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::builtin::END;
    POISON = OpRow {
        results: &[one("result", &c::ANY)],
        attrs: &[opt_attr(Sym::VALUE, AttrKind::Any)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict ('<' $value^ '>')? ':' type($result)"),
        ..op("ub.poison", "poison")
    };
}
