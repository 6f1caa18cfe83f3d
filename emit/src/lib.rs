//! lowir-emit: LLVM IR text from the LLVM dialect.
//!
//! [`ll::emit_ll`] writes a module of `llvm.*` operations as `.ll` text in one pass into one byte buffer.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod ll;

pub use ll::parts::PartWriter;
pub use ll::{EmitOptions, emit_ll};
