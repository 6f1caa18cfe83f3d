//! The `cf` dialect: branches between blocks. Source: MLIR documentation, "'cf' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::arith::END;
    ASSERT = OpRow {
        operands: &[one("arg", &c::I1)],
        attrs: &[attr(Sym::MSG, AttrKind::Str)],
        format: Format::Asm("$arg ',' $msg attr-dict"),
        ..op("cf.assert", "assert")
    };
    BR = OpRow {
        operands: &[var("destOperands", &c::ANY)],
        successors: &[SuccessorField { name: "dest", variadic: false }],
        traits: traits(&[Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$dest ('(' $destOperands^ ':' type($destOperands) ')')? attr-dict"),
        ..op("cf.br", "br")
    };
    COND_BR = OpRow {
        operands: &[one("condition", &c::I1), var("trueDestOperands", &c::ANY), var("falseDestOperands", &c::ANY)],
        successors: &[SuccessorField { name: "trueDest", variadic: false }, SuccessorField { name: "falseDest", variadic: false }],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$condition ',' $trueDest ('(' $trueDestOperands^ ':' type($trueDestOperands) ')')? ',' $falseDest ('(' $falseDestOperands^ ':' type($falseDestOperands) ')')? attr-dict"),
        ..op("cf.cond_br", "cond br")
    };
    SWITCH = OpRow {
        operands: &[one("flag", &c::ANY_INTEGER), var("defaultOperands", &c::ANY), ValueField { name: "caseOperands", ty: &c::ANY, arity: Arity::VariadicOfVariadic(Sym::CASE_OPERAND_SEGMENTS) }],
        attrs: &[opt_attr(Sym::CASE_VALUES, AttrKind::IntElements), attr(Sym::CASE_OPERAND_SEGMENTS, AttrKind::DenseI32)],
        successors: &[SuccessorField { name: "defaultDestination", variadic: false }, SuccessorField { name: "caseDestinations", variadic: true }],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$flag ':' type($flag) ',' '[' '\n' custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) ']' attr-dict"),
        ..op("cf.switch", "switch")
    };
}
