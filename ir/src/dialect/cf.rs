//! The `cf` dialect: branches between blocks. Source: MLIR documentation, "'cf' Dialect".

use crate::constraint as c;
use crate::dialect::cf_syntax as x;
use crate::id::Sym;
use crate::row::*;

dialect! {
    start super::arith::END;
    ASSERT = OpDef {
        operands: &[one!("arg", &c::I1)],
        attrs: &[attr(Sym::MSG, AttrKind::Str)],
        format: Format::Asm("$arg ',' $msg attr-dict"),
        ..op("cf.assert", "Stops the program with a message unless the condition holds.")
    };
    BR = OpDef {
        operands: &[var!("destOperands", &c::ANY)],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "dest", variadic: false }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$dest ('(' $destOperands^ ':' type($destOperands) ')')? attr-dict"),
        ..op("cf.br", "Branches to a block.")
    };
    COND_BR = OpDef {
        operands: &[one!("condition", &c::I1), var!("trueDestOperands", &c::ANY), var!("falseDestOperands", &c::ANY)],
        attrs: &[opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32).since_20()],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "trueDest", variadic: false }, SuccessorField { name: "falseDest", variadic: false }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$condition ('weights' '(' $branch_weights^ ')')? ',' $trueDest ('(' $trueDestOperands^ ':' type($trueDestOperands) ')')? ',' $falseDest ('(' $falseDestOperands^ ':' type($falseDestOperands) ')')? attr-dict"),
        verify: Some(x::verify_cond_br),
        ..op("cf.cond_br", "Branches to one of two blocks.")
    };
    SWITCH = OpDef {
        operands: &[one!("flag", &c::ANY_INTEGER), var!("defaultOperands", &c::ANY), value_field!("caseOperands", &c::ANY, Arity::VariadicOfVariadic(Sym::CASE_OPERAND_SEGMENTS))],
        attrs: &[opt_attr(Sym::CASE_VALUES, AttrKind::IntElements), attr(Sym::CASE_OPERAND_SEGMENTS, AttrKind::DenseI32)],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "defaultDestination", variadic: false }, SuccessorField { name: "caseDestinations", variadic: true }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: custom!(x::parse_switch, x::print_switch),
        verify: Some(x::verify_switch),
        ..op("cf.switch", "Branches by the value of an integer.")
    };
}
