//! The `index` dialect: arithmetic on `index`. Source: MLIR documentation, "'index' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::cf::END;
    ADD = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.add", "add")
    };
    AND = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.and", "and")
    };
    BOOL_CONSTANT = OpRow {
        results: &[one("result", &c::I1)],
        attrs: &[attr(Sym::VALUE, AttrKind::Bool)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value"),
        ..op("index.bool.constant", "bool.constant")
    };
    CASTS = OpRow {
        operands: &[one("input", &c::ANY)],
        results: &[one("output", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$input attr-dict ':' type($input) 'to' type($output)"),
        ..op("index.casts", "casts")
    };
    CASTU = OpRow {
        operands: &[one("input", &c::ANY)],
        results: &[one("output", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$input attr-dict ':' type($input) 'to' type($output)"),
        ..op("index.castu", "castu")
    };
    CEILDIVS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.ceildivs", "ceildivs")
    };
    CEILDIVU = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.ceildivu", "ceildivu")
    };
    CMP = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::I1)],
        attrs: &[attr(Sym::PRED, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'' $pred '(' $lhs ',' $rhs ')' attr-dict"),
        ..op("index.cmp", "cmp")
    };
    CONSTANT = OpRow {
        results: &[one("result", &c::INDEX)],
        attrs: &[attr(Sym::VALUE, AttrKind::Int(Type::INDEX))],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value"),
        ..op("index.constant", "constant")
    };
    DIVS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.divs", "divs")
    };
    DIVU = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.divu", "divu")
    };
    FLOORDIVS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.floordivs", "floordivs")
    };
    MAXS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.maxs", "maxs")
    };
    MAXU = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.maxu", "maxu")
    };
    MINS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.mins", "mins")
    };
    MINU = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.minu", "minu")
    };
    MUL = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.mul", "mul")
    };
    OR = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.or", "or")
    };
    REMS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.rems", "rems")
    };
    REMU = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.remu", "remu")
    };
    SHL = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.shl", "shl")
    };
    SHRS = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.shrs", "shrs")
    };
    SHRU = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.shru", "shru")
    };
    SIZEOF = OpRow {
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("attr-dict"),
        ..op("index.sizeof", "sizeof")
    };
    SUB = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.sub", "sub")
    };
    XOR = OpRow {
        operands: &[one("lhs", &c::INDEX), one("rhs", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict"),
        ..op("index.xor", "xor")
    };
}
