//! lowir-emit: LLVM IR text from the LLVM dialect.
//!
//! [`ll::emit_ll`] writes a module of `llvm.*` operations as `.ll` text in one pass into one byte buffer.
//! `import::import` (feature `import`) reads such text back.
//! `x86::emit_object` (feature `objects`) makes x86-64 code of a module.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(feature = "import")]
pub mod import;
pub mod ll;
#[cfg(feature = "objects")]
pub mod x86;

pub use ll::parts::{PartText, PartWriter, Pieces};
pub use ll::{EmitOptions, emit_ll};
