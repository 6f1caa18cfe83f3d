//! What must be there for an operation to fold, where that can be told from the kinds of operations that define its
//! operands: a rewriting over many operations need not try the others. Each row follows from the operation's folder.

use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::{arith as a, memref};
use crate::id::{Attr, Op, Opcode, Sym};
use crate::module::Module;
use crate::ty::TypeData;

/// Which constant operands an operation folds with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constants {
    /// None.
    None,
    /// Any.
    Any,
    /// Two; one on the left; one on the right if it is a number that [`is_special`].
    Special,
}

/// An operation of the kind folds only where two neighbouring operands are equal, an operand is defined by one of
/// `kinds`, or constants are as `constants` says.
#[derive(Clone, Copy, Debug)]
pub struct FoldNeed {
    /// Which operations.
    pub opcode: Opcode,
    /// Which constants fold.
    pub constants: Constants,
    /// Definitions that it looks through.
    pub kinds: [Opcode; 3],
}

const fn need(opcode: Opcode, constants: Constants, kinds: [Opcode; 3]) -> FoldNeed {
    FoldNeed { opcode, constants, kinds }
}
const fn pair(opcode: Opcode, kinds: [Opcode; 2]) -> FoldNeed {
    need(opcode, Constants::Special, [kinds[0], kinds[1], kinds[1]])
}
const fn only(opcode: Opcode) -> FoldNeed {
    need(opcode, Constants::Special, [opcode; 3])
}
const fn unary(opcode: Opcode, kinds: [Opcode; 3]) -> FoldNeed {
    need(opcode, Constants::Any, kinds)
}
const fn cast(opcode: Opcode) -> FoldNeed {
    need(opcode, Constants::None, [memref::CAST; 3])
}

/// The rows. Operations that stand in none are always tried.
#[rustfmt::skip]
pub static FOLD_NEEDS: &[FoldNeed] = &[
    pair(a::ADDI, [a::SUBI, a::SUBI]),
    pair(a::SUBI, [a::ADDI, a::ADDI]),
    pair(a::ANDI, [a::XORI, a::ANDI]),
    pair(a::ORI,  [a::XORI, a::XORI]),
    pair(a::DIVSI, [a::MULI, a::MULI]),
    pair(a::DIVUI, [a::MULI, a::MULI]),
    need(a::SELECT, Constants::Any, [a::CMPI; 3]),
    only(a::XORI),
    only(a::MULI),
    only(a::REMSI),
    only(a::REMUI),
    pair(a::CMPI, [a::EXTSI, a::EXTUI]),
    only(a::SHLI),
    only(a::SHRSI),
    only(a::SHRUI),
    only(a::MAXSI),
    only(a::MAXUI),
    only(a::MINSI),
    only(a::MINUI),
    only(a::ADDF),
    only(a::SUBF),
    only(a::MULF),
    only(a::DIVF),
    only(a::CMPF),
    only(a::MAXIMUMF),
    only(a::MAXNUMF),
    only(a::MINIMUMF),
    only(a::MINNUMF),
    unary(a::EXTSI, [a::EXTSI; 3]),
    unary(a::EXTUI, [a::EXTUI; 3]),
    unary(a::TRUNCI, [a::EXTSI, a::EXTUI, a::TRUNCI]),
    unary(a::EXTF, [a::TRUNCF; 3]),
    unary(a::TRUNCF, [a::EXTF; 3]),
    unary(a::SITOFP, [a::SITOFP; 3]),
    unary(a::UITOFP, [a::UITOFP; 3]),
    unary(a::FPTOSI, [a::FPTOSI; 3]),
    unary(a::FPTOUI, [a::FPTOUI; 3]),
    unary(a::INDEX_CAST, [a::INDEX_CAST; 3]),
    cast(memref::LOAD),
    cast(memref::STORE),
    cast(memref::DEALLOC),
];

/// Whether an operation with this constant on the right may fold, whatever its other operand is: not for a number that
/// is none of 0, 1, -1, the least and the greatest of its type, an infinity, or a NaN.
pub fn is_special(m: &Module, constant: Op) -> bool {
    if m.kind(constant) != a::CONSTANT {
        return true;
    }
    m.attr(constant, Sym::VALUE).is_none_or(|a| is_special_value(&m.cx, a))
}

/// The same of the value of an `arith.constant`.
pub fn is_special_value(cx: &Context, value: Attr) -> bool {
    match cx.attr_data(value) {
        AttrData::Integer { ty, bits } => {
            let max = u64::MAX >> (64 - cx.int_width(ty).unwrap_or(64).clamp(1, 64));
            bits.wrapping_add(1) & max <= 2 || bits.wrapping_sub(max >> 1) <= 1
        }
        AttrData::Float { ty, bits } => match cx.type_data(ty) {
            TypeData::Float(kind) => {
                let x = crate::float::to_f64(kind, bits.into());
                x == 0.0 || x.abs() == 1.0 || !x.is_finite()
            }
            _ => true,
        },
        _ => true,
    }
}
