//! Declarations of lowered functions for other languages, each file complete in itself.

use alloc::string::String;
use ir::Context;

use crate::describe::{Described, World};

/// A language that bindings are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// C11.
    C,
    /// C++17.
    Cpp,
    /// Rust without the standard library.
    Rust,
    /// Python 3 with ctypes and NumPy.
    Python,
}

impl Language {
    /// The language of a name on the command line.
    pub fn named(name: &str) -> Option<Language> {
        Some(match name {
            "c" => Language::C,
            "c++" | "cpp" => Language::Cpp,
            "rust" => Language::Rust,
            "python" => Language::Python,
            _ => return None,
        })
    }
}

/// The bindings of functions.
pub fn bindings(cx: &mut Context, language: Language, all: &[Described], world: &World) -> String {
    let _ = (cx, language, all, world);
    String::new()
}
