//! The `builtin` dialect: modules and unrealized casts. Source: MLIR documentation, "'builtin' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::FIRST;
    MODULE = OpRow {
        attrs: &[opt_attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str)],
        regions: &[RegionField { name: "bodyRegion", kind: RegionKind::One }],
        traits: traits(&[Traits::AFFINE_SCOPE, Traits::ISOLATED, Traits::NO_REGION_ARGS, Traits::SYMBOL_TABLE, Traits::SYMBOL, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::GRAPH_REGION]),
        format: Format::Asm("($sym_name^)? attr-dict-with-keyword $bodyRegion"),
        ..op("builtin.module", "module")
    };
    UNREALIZED_CONVERSION_CAST = OpRow {
        operands: &[var("inputs", &c::ANY)],
        results: &[var("outputs", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("($inputs^ ':' type($inputs))? 'to' type($outputs) attr-dict"),
        ..op("builtin.unrealized_conversion_cast", "unrealized conversion cast")
    };
}
