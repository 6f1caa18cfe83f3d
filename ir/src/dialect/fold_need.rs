//! What must be there for an operation to fold, where that can be told from the kinds of operations that define its
//! operands: a rewriting over many operations need not try the others. Each row follows from the operation's folder.

use crate::dialect::{arith as a, memref};
use crate::id::Opcode;

/// An operation of the kind folds only where two neighbouring operands are equal or an operand is defined by one of
/// `kinds`, or by a constant where `constants` says so.
#[derive(Clone, Copy, Debug)]
pub struct FoldNeed {
    /// Which operations.
    pub opcode: Opcode,
    /// Whether constants fold.
    pub constants: bool,
    /// Definitions that it looks through.
    pub kinds: [Opcode; 2],
}

const fn need(opcode: Opcode, kinds: [Opcode; 2]) -> FoldNeed {
    FoldNeed { opcode, constants: true, kinds }
}
const fn only(opcode: Opcode) -> FoldNeed {
    need(opcode, [opcode, opcode])
}
const fn cast(opcode: Opcode) -> FoldNeed {
    FoldNeed { opcode, constants: false, kinds: [memref::CAST, memref::CAST] }
}

/// The rows. Operations that stand in none are always tried.
#[rustfmt::skip]
pub static FOLD_NEEDS: &[FoldNeed] = &[
    need(a::ADDI, [a::SUBI, a::SUBI]),
    need(a::SUBI, [a::ADDI, a::ADDI]),
    need(a::ANDI, [a::XORI, a::ANDI]),
    need(a::ORI,  [a::XORI, a::XORI]),
    need(a::DIVSI, [a::MULI, a::MULI]),
    need(a::DIVUI, [a::MULI, a::MULI]),
    need(a::SELECT, [a::CMPI, a::CMPI]),
    only(a::XORI),
    only(a::MULI),
    only(a::REMSI),
    only(a::REMUI),
    only(a::CMPI),
    only(a::SHLI),
    only(a::SHRSI),
    only(a::SHRUI),
    only(a::ADDF),
    only(a::SUBF),
    only(a::MULF),
    only(a::DIVF),
    only(a::CMPF),
    cast(memref::LOAD),
    cast(memref::STORE),
    cast(memref::DEALLOC),
];
