//! lowir-emit: LLVM IR text from the LLVM dialect.
//!
//! [`ll::emit_ll`] writes a module of `llvm.*` operations as `.ll` text in one pass into one byte buffer.
//! `import::import` (feature `import`) reads such text back.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(feature = "import")]
pub mod import;
pub mod ll;

pub use ll::parts::PartWriter;
pub use ll::{EmitOptions, emit_ll};
