//! What must be there for an operation to fold, where that can be told from the kinds of operations that define its
//! operands: a rewriting over many operations need not try the others. Each row follows from the operation's folder.

use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::{arith as a, memref};
use crate::id::{Attr, Opcode};
use crate::ty::TypeData;

/// Which constant operands an operation folds with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constants {
    /// None.
    None,
    /// Any.
    Any,
    /// Two; one on the left; one on the right if it is one of these ([`special`]).
    Special(u8),
}

/// Numbers that folders ask for.
pub mod special {
    /// 0 of either sign.
    pub const ZERO: u8 = 1;
    /// 1.
    pub const ONE: u8 = 2;
    /// The integer of all bits.
    pub const ONES: u8 = 4;
    /// The least and the greatest signed integer.
    pub const LIMIT: u8 = 8;
    /// Infinities and NaNs.
    pub const ODD: u8 = 16;
}
use special::{LIMIT, ODD, ONE, ONES, ZERO};

/// An operation of the kind folds only where an operand is defined by one of `kinds`, constants are as `constants` says, or
/// what follows.
#[derive(Clone, Copy, Debug)]
pub struct FoldNeed {
    /// Which operations.
    pub opcode: Opcode,
    /// Which constants fold.
    pub constants: Constants,
    /// Definitions that it looks through.
    pub kinds: [Opcode; 3],
    /// Whether it may fold where two neighbouring operands are equal.
    pub equal: bool,
    /// Whether it may fold where its first operand has the type of its result.
    pub same_type: bool,
}

/// Looks through nothing.
const NOTHING: [Opcode; 3] = [Opcode::ERASED; 3];

const fn pair(opcode: Opcode, special: u8, kinds: [Opcode; 3]) -> FoldNeed {
    FoldNeed { opcode, constants: Constants::Special(special), kinds, equal: false, same_type: false }
}
const fn equal(opcode: Opcode, special: u8, kinds: [Opcode; 3]) -> FoldNeed {
    FoldNeed { equal: true, ..pair(opcode, special, kinds) }
}
const fn unary(opcode: Opcode, kinds: [Opcode; 3]) -> FoldNeed {
    FoldNeed { constants: Constants::Any, ..pair(opcode, 0, kinds) }
}
const fn cast(opcode: Opcode) -> FoldNeed {
    FoldNeed { constants: Constants::None, ..pair(opcode, 0, [memref::CAST; 3]) }
}

/// The rows. Operations that stand in none are always tried.
#[rustfmt::skip]
pub static FOLD_NEEDS: &[FoldNeed] = &[
    pair(a::ADDI, ZERO, [a::SUBI; 3]),
    equal(a::SUBI, ZERO, [a::ADDI; 3]),
    equal(a::ANDI, ZERO | ONES, [a::XORI, a::ANDI, a::ANDI]),
    equal(a::ORI, ZERO | ONES, [a::XORI; 3]),
    pair(a::DIVSI, ONE, [a::MULI; 3]),
    pair(a::DIVUI, ONE, [a::MULI; 3]),
    FoldNeed { equal: true, ..unary(a::SELECT, [a::CMPI; 3]) },
    equal(a::XORI, ZERO, [a::XORI; 3]),
    pair(a::MULI, ZERO | ONE, NOTHING),
    pair(a::REMSI, ONE, NOTHING),
    pair(a::REMUI, ONE, NOTHING),
    equal(a::CMPI, ZERO | ONE, [a::EXTSI, a::EXTUI, a::EXTUI]),
    pair(a::SHLI, ZERO, NOTHING),
    pair(a::SHRSI, ZERO, NOTHING),
    pair(a::SHRUI, ZERO, NOTHING),
    equal(a::MAXSI, LIMIT, NOTHING),
    equal(a::MAXUI, ZERO | ONES, NOTHING),
    equal(a::MINSI, LIMIT, NOTHING),
    equal(a::MINUI, ZERO | ONES, NOTHING),
    pair(a::ADDF, ZERO, NOTHING),
    pair(a::SUBF, ZERO, NOTHING),
    pair(a::MULF, ZERO | ONE, NOTHING),
    pair(a::DIVF, ONE, NOTHING),
    pair(a::CMPF, ODD, NOTHING),
    equal(a::MAXIMUMF, ODD, NOTHING),
    equal(a::MAXNUMF, ODD, NOTHING),
    equal(a::MINIMUMF, ODD, NOTHING),
    equal(a::MINNUMF, ODD, NOTHING),
    unary(a::EXTSI, [a::EXTSI; 3]),
    unary(a::EXTUI, [a::EXTUI; 3]),
    unary(a::TRUNCI, [a::EXTSI, a::EXTUI, a::TRUNCI]),
    unary(a::EXTF, [a::TRUNCF; 3]),
    unary(a::TRUNCF, [a::EXTF; 3]),
    unary(a::SITOFP, NOTHING),
    unary(a::UITOFP, NOTHING),
    unary(a::FPTOSI, NOTHING),
    unary(a::FPTOUI, NOTHING),
    unary(a::INDEX_CAST, NOTHING),
    cast(memref::LOAD),
    cast(memref::STORE),
    cast(memref::DEALLOC),
    FoldNeed { same_type: true, ..cast(memref::CAST) },
];

/// Which of the [`special`] numbers an `arith.constant` with this value may be.
pub fn special_value(cx: &Context, value: Attr) -> u8 {
    let of = |is: bool, class: u8| if is { class } else { 0 };
    match cx.attr_data(value) {
        AttrData::Integer { ty, bits } => {
            let max = u64::MAX >> (64 - cx.int_width(ty).unwrap_or(64).clamp(1, 64));
            let bits = bits & max;
            of(bits == 0, ZERO) | of(bits == 1, ONE) | of(bits == max, ONES) | of(bits.wrapping_sub(max >> 1) <= 1, LIMIT)
        }
        AttrData::Float { ty, bits } => match cx.type_data(ty) {
            TypeData::Float(kind) => {
                let x = crate::float::to_f64(kind, bits.into());
                of(x == 0.0, ZERO) | of(x == 1.0, ONE) | of(!x.is_finite(), ODD)
            }
            _ => u8::MAX,
        },
        _ => u8::MAX,
    }
}
