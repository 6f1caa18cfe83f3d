//! The `func` dialect: functions, calls and returns. Source: MLIR documentation, "'func' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::ub::END;
    CALL = OpRow {
        operands: &[var("operands", &c::ANY)],
        results: &[var("values", &c::ANY)],
        attrs: &[attr(Sym::CALLEE, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::CALL]),
        format: Format::Asm("$callee '(' $operands ')' attr-dict ':' functional-type($operands, results)"),
        ..op("func.call", "call")
    };
    CALL_INDIRECT = OpRow {
        operands: &[one("callee", &c::FUNCTION), var("callee_operands", &c::ANY)],
        results: &[var("results", &c::ANY)],
        traits: traits(&[Traits::CALL]),
        format: Format::Asm("$callee '(' $callee_operands ')' attr-dict ':' type($callee)"),
        ..op("func.call_indirect", "call indirect")
    };
    CONSTANT = OpRow {
        results: &[one("values", &c::ANY)],
        attrs: &[attr(Sym::VALUE, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value ':' type(results)"),
        ..op("func.constant", "constant")
    };
    FUNC = OpRow {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::FUNCTION_TYPE, AttrKind::Type), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray)],
        regions: &[RegionField { name: "body", kind: RegionKind::Any }],
        traits: traits(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::FUNCTION, Traits::ISOLATED]),
        ..op("func.func", "func")
    };
    RETURN = OpRow {
        operands: &[var("operands", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($operands^ ':' type($operands))?"),
        ..op("func.return", "return")
    };
}
