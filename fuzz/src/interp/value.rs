//! Values of the interpreter, and what can go wrong.

use std::rc::Rc;

use ir::Op;

/// A memref: what its descriptor holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desc {
    /// The pointer that was allocated.
    pub base: u64,
    /// The pointer that indices count from.
    pub aligned: u64,
    /// In elements, like strides.
    pub offset: i64,
    /// Of each dimension.
    pub sizes: Vec<i64>,
    /// Of each dimension.
    pub strides: Vec<i64>,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Val {
    /// No value in particular; made by this operation. Using it where it decides anything is undefined.
    Poison(Op),
    /// The bits of an integer, an index or a float, zero-extended.
    Bits(u128),
    /// An address: of memory or of a function.
    Ptr(u64),
    /// A memref, ranked or not.
    Mem(Rc<Desc>),
    /// A struct or an array.
    Agg(Rc<Vec<Val>>),
}

/// What is undefined or not supported, and where.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The operation, `None` for the program as a whole.
    pub op: Option<Op>,
    /// Stable name, as of a diagnostic.
    pub name: &'static str,
    /// What is wrong.
    pub text: String,
}

impl Fault {
    /// Something wrong at an operation.
    pub fn at(op: Op, name: &'static str, text: impl Into<String>) -> Fault {
        Fault { op: Some(op), name, text: text.into() }
    }
}

/// What an interpreter's step gives.
pub type Step<T> = Result<T, Fault>;

/// The low bits of a number.
pub fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
/// The number that the low bits are, with a sign.
pub fn signed(x: u128, width: u32) -> i128 {
    let by = 128 - width.min(128);
    ((x << by) as i128) >> by
}
