//! IREE's function signatures: the `iree.abi` attribute, which describes arguments and results to callers of other
//! languages in JSON, and the `iree.reflection` dictionary that IREE attaches today.
//!
//! [`record`] reads and checks signatures, [`text`] writes them, [`mod@derive`] makes them from a function's types
//! ([`paths`]: from where its arguments stood in structures), [`check`]
//! compares the two, [`declaration`] reads and writes `iree.abi.declaration`, [`describe`] does all of it for a function
//! and attaches what it found, [`strip`] takes it off, [`buffer`] maps type bounds to memrefs. Source: IREE's "Function Signatures" document and the
//! attributes that IREE's compiler writes today. Deliberately missing: strided nd-arrays, which that document leaves to
//! the future; they are `"unknown"`.

use alloc::string::String;

pub mod buffer;
pub mod check;
pub mod declaration;
pub mod derive;
pub mod describe;
pub mod function;
pub mod json;
pub mod paths;
pub mod record;
pub mod strip;
pub mod text;

pub use record::Signature;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// Byte offset in the text.
    pub at: usize,
    /// What is wrong.
    pub message: String,
}

impl Error {
    pub(crate) fn new(at: usize, message: impl Into<String>) -> Error {
        Error { at, message: message.into() }
    }
}
